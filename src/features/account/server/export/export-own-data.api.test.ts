import { beforeEach, expect, it } from 'vitest'
import { requestOtp } from '#features/auth/contract.ts'
import { confirmEmail, requestEmail } from '#features/auth/email-contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { updateProfile } from '../../contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
beforeEach(() => test.clock.moveTo(TEST_NOW))

it('GET /api/users/export answers everything of the caller and nothing of others', async () => {
  const customer = await newCustomer(test)
  const other = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  const response = await customer.request('/api/users/export')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="sufra-2026-11-21.json"',
  )
  expect(response.headers.get('cache-control')).toContain('no-store')
  const text = await response.text()
  const data = JSON.parse(text) as Record<string, unknown[]>
  expect(data['person']).toMatchObject({ phone: customer.phone })
  expect(data['subscriptions']).toMatchObject([{ id }])
  expect(data['payments']).toHaveLength(1)
  expect(data['addresses']?.length).toBeGreaterThan(0)
  expect(data['messages']?.length).toBeGreaterThan(0)
  expect(text).not.toContain(other.phone)
  expect(text).not.toContain('\\\\x')
})

it('GET /api/users/export shows messages to an e-mail address only once it is confirmed', async () => {
  const owner = await newCustomer(test)
  const stranger = await newCustomer(test)
  const email = 'owner@example.com'
  await owner.call(requestEmail, { email })
  await test.drain()
  await stranger.call(updateProfile, { name: 'Some Stranger', email })
  const exported = await (await stranger.request('/api/users/export')).text()
  const { messages } = JSON.parse(exported) as { messages: { channel: string }[] }
  expect(messages.filter(({ channel }) => channel === 'email')).toEqual([])

  const [code] = await owner.call(listDevMessages, { to: email })
  await owner.call(confirmEmail, { code: /\d{6}/.exec(code?.text ?? '')?.[0] ?? '' })
  const own = (await (await owner.request('/api/users/export')).json()) as {
    messages: { channel: string }[]
  }
  expect(own.messages.map(({ channel }) => channel)).toContain('email')
})

it('GET /api/users/export names messages with a code without their text', async () => {
  const customer = await newCustomer(test)
  await test.browser().call(requestOtp, { phone: customer.phone })
  await test.drain()
  const { messages } = (await (await customer.request('/api/users/export')).json()) as {
    messages: { template: string; text: string | null }[]
  }
  const codes = messages.filter(({ template }) => template === 'login-code')
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.every(({ text }) => text === null)).toBe(true)
})

it('GET /api/users/export refuses a visitor', async () => {
  expect((await test.browser().request('/api/users/export')).status).toBe(401)
})

import { beforeEach, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import { newCustomer } from '../../../../tools/testing/situations/orders.ts'

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

it('GET /api/users/export refuses a visitor', async () => {
  expect((await test.browser().request('/api/users/export')).status).toBe(401)
})

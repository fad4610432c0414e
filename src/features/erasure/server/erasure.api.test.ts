import { beforeEach, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { requestOtp, verifyOtp } from '#features/auth/contract.ts'
import { getSession } from '#features/auth/session-contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { listUsers } from '#features/users-admin/contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { seedDemoPeople } from '../../../../seeds/demo-people.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import { newCustomer, signInAdmin } from '../../../../tools/testing/situations/orders.ts'
import { eraseAccount, getErasure } from '../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW)))
})
beforeEach(() => test.clock.moveTo(TEST_NOW))

const digitsOf = ({ phone }: { phone: string }) => ({ lastDigits: phone.slice(-4) })

it('POST /api/users/erasure deletes the account, ends every session and frees the number', async () => {
  const customer = await newCustomer(test)
  expect(await customer.call(getErasure)).toEqual({ blockers: [], isLoginFresh: true })
  const response = await customer.request('/api/users/erasure', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(digitsOf(customer)),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(customer.cookies.has('session')).toBe(false)

  const again = test.browser()
  await again.call(requestOtp, { phone: customer.phone })
  await test.drain()
  const [code] = await again.call(listDevMessages, { to: customer.phone })
  const otp = /\d{6}/.exec(code?.text ?? '')?.[0] ?? ''
  const { user } = await again.call(verifyOtp, { phone: customer.phone, otp })
  expect(user).toMatchObject({ name: '', email: '', phone: customer.phone })
  const admin = await signInAdmin(test)
  const { users } = await admin.call(listUsers, { search: '+999' })
  expect(users).toEqual([])
})

it('POST /api/delivery-addresses refuses a call that waited while its account was deleted', async () => {
  const customer = await newCustomer(test)
  const { db } = test.app
  const isIt = ['phone', '=', customer.phone] as const
  await db
    .updateTable('users')
    .set({ erased_at: TEST_NOW })
    .where(...isIt)
    .execute()
  const home = { name: 'Home', addressLine1: 'Quartz Lane 77', area: 'Al Quoz' }
  await expect(customer.call(createAddress, { ...home, city: 'Dubai' })).rejects.toMatchObject({
    status: 401,
  })
})

it('POST /api/users/erasure refuses other digits than those of the number', async () => {
  const customer = await newCustomer(test)
  await expect(customer.call(eraseAccount, { lastDigits: '' })).rejects.toMatchObject({
    code: 'last_digits_wrong',
    fields: { lastDigits: expect.any(String) as unknown },
  })
  expect(await customer.call(getSession)).toMatchObject({ phone: customer.phone })
})

it('POST /api/users/erasure takes the digits as an Arabic keyboard writes them', async () => {
  const customer = await newCustomer(test)
  const lastDigits = customer.phone
    .slice(-4)
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  expect(await customer.call(eraseAccount, { lastDigits })).toEqual({ ok: true })
})

it('POST /api/users/erasure refuses a login of more than ten minutes ago', async () => {
  const customer = await newCustomer(test)
  test.clock.moveTo(new Date(TEST_NOW.getTime() + 10 * 60_000 + 1))
  expect(await customer.call(getErasure)).toMatchObject({ isLoginFresh: false })
  await expect(customer.call(eraseAccount, digitsOf(customer))).rejects.toMatchObject({
    code: 'login_not_fresh',
  })
})

it('POST /api/users/erasure refuses while a plan or its payment is open', async () => {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  expect((await customer.call(getErasure)).blockers).toContain('plan')
  await expect(customer.call(eraseAccount, digitsOf(customer))).rejects.toMatchObject({
    code: 'account_in_use',
    details: { blockers: expect.arrayContaining(['plan']) as unknown },
  })
  await customer.call(cancelSubscription, { id })
  await test.drain()
  expect(await customer.call(eraseAccount, digitsOf(customer))).toEqual({ ok: true })
})

it.each(['chef', 'restaurant', 'admin'])(
  'POST /api/users/erasure asks a person with the role %s to call first',
  async (role) => {
    const customer = await newCustomer(test)
    await test.app.db
      .updateTable('users')
      .set({ role })
      .where('phone', '=', customer.phone)
      .execute()
    expect((await customer.call(getErasure)).blockers).toEqual(['staff'])
    await expect(customer.call(eraseAccount, digitsOf(customer))).rejects.toMatchObject({
      code: 'account_in_use',
    })
  },
)

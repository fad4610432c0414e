import { expect, it } from 'vitest'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { newCustomer, signInAdmin } from '../../../../../tools/testing/situations/orders.ts'
import { getMethodSwitches, switchMethod } from '../../admin-contract.ts'
import { listPaymentMethods } from '../../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

const reason = 'The rules have changed'

it('POST /api/admin/settings/payment-methods takes a way to pay off for new orders, with a trail', async () => {
  const office = await signInAdmin(test)
  const customer = await newCustomer(test)
  const offered = async () => (await customer.call(listPaymentMethods)).map(({ method }) => method)
  expect(await offered()).toEqual(['credit_card', 'paypal', 'usdt'])
  const off = { method: 'usdt' as const, isOn: false, reason }
  await office.call(switchMethod, off)
  await office.call(switchMethod, off)
  expect(await offered()).toEqual(['credit_card', 'paypal'])
  await expect(customer.order({ paymentMethod: 'usdt' })).rejects.toMatchObject({
    code: 'payment_method_unavailable',
  })
  await office.call(switchMethod, { ...off, isOn: true })
  expect(await offered()).toEqual(['credit_card', 'paypal', 'usdt'])
  await customer.order({ paymentMethod: 'usdt' })
  const auditLog = await test.app.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('object', '=', 'setting')
    .orderBy('id')
    .execute()
  expect(auditLog).toMatchObject([
    { action: 'switch-payment-method', before: { off: [] }, after: { off: ['usdt'], reason } },
    { action: 'switch-payment-method', before: { off: ['usdt'] }, after: { off: [] } },
  ])
})

it('keeps cards, and is for admins', async () => {
  const office = await signInAdmin(test)
  const input = { method: 'credit_card' as const, isOn: false, reason }
  await expect(office.call(switchMethod, input)).rejects.toMatchObject({
    code: 'card_always_offered',
  })
  const customer = await newCustomer(test)
  await expect(customer.call(getMethodSwitches)).rejects.toMatchObject({ status: 403 })
  await expect(customer.call(switchMethod, input)).rejects.toMatchObject({ status: 403 })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { skipDelivery } from '#features/deliveries/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { listPayments } from '#features/payments/admin-contract.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { newCustomer, signInAdmin } from '../../../../../tools/testing/situations/orders.ts'
import { getAnySubscription } from '../../admin-contract.ts'
import { listReceipts } from '../../change-contract.ts'
import * as contract from '../../contract.ts'
import { pauseSubscription } from '../../pause-contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(() => test.clock.moveTo(TEST_NOW))

let keys = 0
const keyed = () => ({ idempotencyKey: `unpaid-${++keys}` })

async function order(language: 'en' | 'ar' = 'en') {
  const customer = await newCustomer(test, language)
  const { id } = await customer.order({
    startDate: '2026-11-30',
    cardSetupId: await customer.saveCard(),
  })
  return { customer, id }
}

describe('GET /api/subscriptions/:id/cancellation', () => {
  it('names the first delivery that really was coming, past skips and a pause', async () => {
    const { customer, id } = await order()
    const days = await test.app.db
      .selectFrom('delivery_days')
      .select(['id', 'day'])
      .where('subscription_id', '=', id)
      .orderBy('day')
      .execute()
    const [first, second] = days
    await customer.call(skipDelivery, { id: first?.id ?? 0 }, keyed())
    expect(await customer.call(contract.previewCancellation, { id })).toMatchObject({
      firstDeliveryAffected: second?.day,
      wasCharged: false,
      refund: 0,
    })
    await customer.call(
      pauseSubscription,
      { id, from: second?.day ?? '', to: '2026-12-04' },
      keyed(),
    )
    const { nextDelivery } = await customer.call(contract.getSubscription, { id })
    expect(nextDelivery).not.toBe(second?.day)
    expect(await customer.call(contract.previewCancellation, { id })).toMatchObject({
      firstDeliveryAffected: nextDelivery,
    })
  })
})

describe('PUT /api/subscriptions/:id/cancel', () => {
  it.each([
    ['en', 'nothing is charged'],
    ['ar', 'ولن يُخصم أي مبلغ'],
  ] as const)(
    'calls a plan off that was not charged, and says so everywhere (%s)',
    async (language, words) => {
      const { customer, id } = await order(language)
      expect(await customer.call(contract.cancelSubscription, { id }, keyed())).toMatchObject({
        wasCharged: false,
        refund: 0,
      })
      await test.drain()
      expect(await customer.call(contract.getSubscription, { id })).toMatchObject({
        status: 'ended',
        paymentStatus: 'cancelled',
      })
      expect(await customer.call(listOwnPayments)).toMatchObject([
        { state: 'cancelled', capturedAt: null },
      ])
      const texts = (await customer.call(listDevMessages, { to: customer.phone })).map(
        ({ text }) => text,
      )
      expect(texts.join()).toContain(words)
      expect(texts.join()).not.toMatch(/last day is|آخر يوم فيها/)
      const { receipts } = await customer.call(listReceipts, { id })
      expect(receipts[0]?.text).not.toMatch(/Refund|استرداد|\b0\b/)
      const admin = await signInAdmin(test)
      const { payments } = await admin.call(listPayments, { subscriptionId: id })
      expect(payments.map(({ state }) => state)).toEqual(['cancelled'])
      expect(await admin.call(getAnySubscription, { id })).toMatchObject({
        subscription: { paymentStatus: 'cancelled' },
        cycles: [{ payment: 'cancelled' }],
      })
    },
  )
})

describe('an order that is withdrawn while the page that sent it had no answer', () => {
  it('is ordered again by the same page, with the same key', async () => {
    const customer = await newCustomer(test)
    const input = { startDate: '2026-11-30', paymentMethod: 'usdt' } as const
    const key = keyed()
    const first = await customer.order(input, key)
    expect((await customer.order(input, key)).id).toBe(first.id)
    await customer.call(contract.cancelSubscription, { id: first.id }, keyed())
    const second = await customer.order(input, key)
    expect(second.id).not.toBe(first.id)
    expect((await customer.order(input, key)).id).toBe(second.id)
    expect(await customer.call(listOwnPayments)).toHaveLength(2)
  })
})

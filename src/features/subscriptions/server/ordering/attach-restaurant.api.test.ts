import { beforeEach, describe, expect, it } from 'vitest'
import { listOwnPayments } from '#features/payments/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  GOOD_CARD,
  liveUntil,
  newCustomer,
  type Customer,
  type Order,
} from '../../../../../tools/testing/situations/orders.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(() => test.clock.moveTo(TEST_NOW))

const CHARGE_TIME = '2026-11-25T03:00:00Z'
const DECLINED_CARD = '4000000000000341'

async function subscribed(
  change: Partial<Order> = {},
  card = GOOD_CARD,
): Promise<{ customer: Customer; id: number }> {
  const customer = await newCustomer(test)
  const isByCard = change.paymentMethod === undefined
  const cardSetupId = isByCard ? await customer.saveCard(card) : undefined
  const { id } = await customer.order({ ...change, ...(cardSetupId && { cardSetupId }) })
  return { customer, id }
}

const get = (customer: Customer, id: number) => customer.call(contract.getSubscription, { id })
const bookedOn = async (restaurantId: number, day: string) => {
  const row = await test.app.db
    .selectFrom('kitchen_days')
    .select('booked')
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.booked ?? 0
}

const quoteOf = (customer: Customer, restaurantId: number) =>
  customer.call(contract.quoteSubscription, { planId: 2, restaurantId, startDate: '2026-11-25' })

async function moveTo(customer: Customer, id: number, restaurantId: number) {
  const { quoteId } = await quoteOf(customer, restaurantId)
  return customer.call(contract.attachRestaurant, { id, restaurantId, quoteId })
}

describe('POST /api/subscriptions/:id/restaurants at another price before the first charge', () => {
  it('refuses without the bill that was seen, and names the new one', async () => {
    const { customer, id } = await subscribed()
    const quote = await quoteOf(customer, 2)
    const attach = (quoteId?: string) =>
      customer.call(contract.attachRestaurant, { id, restaurantId: 2, ...(quoteId && { quoteId }) })
    for (const seen of [undefined, 'another']) {
      await expect(attach(seen)).rejects.toMatchObject({
        status: 409,
        code: 'price_changed',
        details: { quoteId: quote.quoteId, total: quote.total },
      })
    }
    expect(await get(customer, id)).toMatchObject({ restaurantId: 1 })
    expect(await customer.call(listOwnPayments)).toHaveLength(1)
  })

  it('moves days and bill to the new kitchen and charges its price once', async () => {
    const bookedAt = { 1: await bookedOn(1, '2026-11-30'), 2: await bookedOn(2, '2026-11-30') }
    const { customer, id } = await subscribed()
    const { total } = await quoteOf(customer, 2)
    expect(await moveTo(customer, id, 2)).toMatchObject({ restaurantId: 2 })
    expect(await moveTo(customer, id, 2)).toMatchObject({ restaurantId: 2 })
    const moved = await get(customer, id)
    expect(moved).toMatchObject({
      status: 'scheduled',
      restaurantId: 2,
      nextRestaurant: null,
      bill: { total },
      nextCharge: { amount: total },
      ledger: { purchased: 40 },
    })
    expect(await bookedOn(1, '2026-11-30')).toBe(bookedAt[1])
    expect(await bookedOn(2, '2026-11-30')).toBe(bookedAt[2] + 2)
    await liveUntil(test, CHARGE_TIME)
    expect(await customer.call(listOwnPayments)).toMatchObject([
      { state: 'captured', amount: total },
      { state: 'cancelled', capturedAt: null },
    ])
    expect(await get(customer, id)).toMatchObject({ paymentStatus: 'paid', restaurantId: 2 })
  })

  it('asks PayPal for the new amount and takes the old request back', async () => {
    const { customer, id } = await subscribed({
      paymentMethod: 'paypal',
      paymentMetadata: { paypalEmail: 'layla@example.com' },
    })
    await test.drain()
    const { total } = await quoteOf(customer, 2)
    await moveTo(customer, id, 2)
    await test.drain()
    expect(await customer.call(listOwnPayments)).toMatchObject([
      { state: 'requires_action', amount: total },
      { state: 'cancelled' },
    ])
  })

  it('refuses once a charge was tried', async () => {
    const { customer, id } = await subscribed({}, DECLINED_CARD)
    const { quoteId } = await quoteOf(customer, 2)
    await liveUntil(test, CHARGE_TIME)
    const move = customer.call(contract.attachRestaurant, { id, restaurantId: 2, quoteId })
    await expect(move).rejects.toMatchObject({
      status: 409,
      code: 'payment_started',
    })
    expect(await get(customer, id)).toMatchObject({ restaurantId: 1 })
  })

  it('against the charge at the same moment: one price is taken, and it is the bill’s', async () => {
    for (let round = 0; round < 6; round++) {
      test.clock.moveTo(TEST_NOW)
      const { customer, id } = await subscribed()
      const { quoteId } = await quoteOf(customer, 2)
      test.clock.moveTo(new Date(CHARGE_TIME))
      const [, answer] = await Promise.allSettled([
        liveUntil(test, CHARGE_TIME),
        customer.call(contract.attachRestaurant, { id, restaurantId: 2, quoteId }),
      ])
      const code = answer.status === 'rejected' ? (answer.reason as { code: string }).code : ''
      expect(['', 'payment_started']).toContain(code)
      await liveUntil(test, '2026-11-25T03:05:00Z')
      const payments = await customer.call(listOwnPayments)
      const taken = payments.filter(({ capturedAt }) => capturedAt !== null)
      const { bill, paymentStatus } = await get(customer, id)
      expect(paymentStatus).toBe('paid')
      expect(taken.map(({ amount }) => amount)).toEqual([bill.total])
    }
  })
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { isBalanced } from '#features/deliveries/rules.ts'
import { updateSettings } from '#features/account/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { confirmPayment, listOwnPayments } from '#features/payments/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import * as contract from '../../contract.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(() => test.clock.moveTo(TEST_NOW))

const DECLINED_CARD = '4000000000000341'

async function subscribed(card?: string): Promise<{ customer: Customer; id: number }> {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard(card) })
  return { customer, id }
}

const get = (customer: Customer, id: number) => customer.call(contract.getSubscription, { id })

/** A further kitchen with the dishes' prices and place of the first. */
async function openTwinKitchen(id: number): Promise<number> {
  await sql`
    insert into restaurants
    select (jsonb_populate_record(restaurants, jsonb_build_object('id', ${id}::integer))).*
    from restaurants where id = 1
  `.execute(test.app.db)
  return id
}

const bookedOn = async (day: string) => {
  const row = await test.app.db
    .selectFrom('kitchen_days')
    .select('booked')
    .where('restaurant_id', '=', 1)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.booked ?? 0
}

describe('the first charge', () => {
  it('makes the subscription active on its start date', async () => {
    const { customer, id } = await subscribed()
    await liveUntil(test, '2026-11-24T08:00:00Z')
    expect(await get(customer, id)).toMatchObject({ status: 'scheduled', isActive: false })
    await liveUntil(test, '2026-11-25T03:00:00Z')
    const subscription = await get(customer, id)
    expect(subscription).toMatchObject({
      status: 'active',
      isActive: true,
      paymentStatus: 'paid',
      endDate: null,
      nextCharge: { day: '2026-12-21' },
      ledger: { purchased: 40, locked: 4, planned: 36 },
    })
    expect(isBalanced(subscription.ledger)).toBe(true)
  })

  it('that is declined for good takes the deliveries back and ends a week later', async () => {
    const { customer, id } = await subscribed(DECLINED_CARD)
    for (const day of ['23', '25', '27']) await liveUntil(test, `2026-11-${day}T06:00:00Z`)
    expect(await get(customer, id)).toMatchObject({
      status: 'pending_payment',
      paymentStatus: 'failed',
      nextDelivery: null,
      ledger: { purchased: 0, planned: 0 },
    })
    await liveUntil(test, '2026-12-04T05:00:00Z')
    expect(await get(customer, id)).toMatchObject({ status: 'pending_payment' })
    await liveUntil(test, '2026-12-04T07:00:00Z')
    expect(await get(customer, id)).toMatchObject({ status: 'ended' })
    const [message] = await customer.call(listDevMessages, { to: customer.phone })
    expect(message).toMatchObject({ template: 'subscription-ended' })
  })

  it('reports a declined card though WhatsApp is switched off, and nothing else', async () => {
    const { customer } = await subscribed(DECLINED_CARD)
    await test.drain()
    await customer.call(updateSettings, { notifications: { whatsapp: false } })
    const before = await customer.call(listDevMessages, { to: customer.phone })
    for (const day of ['23', '25', '27']) await liveUntil(test, `2026-11-${day}T06:00:00Z`)
    const after = await customer.call(listDevMessages, { to: customer.phone })
    expect(after.slice(0, after.length - before.length).map(({ template }) => template)).toEqual([
      'payment-failed',
      'day-unpaid',
      'payment-declined',
      'payment-declined',
    ])
  })

  it('comes from a confirmed USDT transfer too; late days move behind the last one', async () => {
    const customer = await newCustomer(test)
    const { id, nextAction } = await customer.order({ paymentMethod: 'usdt' })
    expect(nextAction).toEqual({ kind: 'usdt_instructions' })
    await liveUntil(test, '2026-11-25T08:00:00Z')
    const admin = await signInAdmin(test)
    const [payment] = await customer.call(listOwnPayments)
    const confirmed = { id: payment?.id ?? 0, evidence: 'transaction 0xabcdef, seen on chain' }
    const before = await bookedOn('2026-11-25')
    await admin.call(confirmPayment, confirmed)
    expect(await get(customer, id)).toMatchObject({
      status: 'active',
      nextDelivery: '2026-11-27',
      ledger: { purchased: 40, planned: 40 },
    })
    expect(await bookedOn('2026-11-25')).toBe(before - 2)
    const last = await test.app.db
      .selectFrom('delivery_days')
      .select('day')
      .where('subscription_id', '=', id)
      .orderBy('day', 'desc')
      .executeTakeFirstOrThrow()
    expect(last.day).toBe('2026-12-24')
  })
})

describe('PUT /api/subscriptions/:id/cancel', () => {
  it('before the first charge takes nothing and gives the kitchen its places', async () => {
    const before = await bookedOn('2026-11-30')
    const { customer, id } = await subscribed()
    expect(await bookedOn('2026-11-30')).toBe(before + 2)
    const answer = await customer.call(contract.cancelSubscription, { id })
    expect(answer).toMatchObject({ endDate: '2026-11-21', refund: 0, daysGivenBack: 0 })
    expect(await bookedOn('2026-11-30')).toBe(before)
    await liveUntil(test, '2026-11-25T03:00:00Z')
    expect(await get(customer, id)).toMatchObject({ status: 'ended', paymentStatus: 'cancelled' })
    expect(await customer.call(listOwnPayments)).toMatchObject([{ state: 'cancelled' }])
  })

  it('refunds unused days pro rata, keeps locked ones, and answers the same again', async () => {
    const { customer, id } = await subscribed()
    await liveUntil(test, '2026-11-25T03:00:00Z')
    const { bill } = await get(customer, id)
    const preview = await customer.call(contract.previewCancellation, { id })
    expect(preview).toEqual({
      endDate: '2026-11-26',
      refund: (bill.total * 18) / 20,
      wasCharged: true,
      daysGivenBack: 18,
      firstDeliveryAffected: '2026-11-27',
    })
    const answer = await customer.call(contract.cancelSubscription, { id })
    expect(answer).toMatchObject(preview)
    expect(answer.receiptNumber).toMatch(/^SR-\d{6}$/)
    expect(await customer.call(contract.cancelSubscription, { id })).toEqual(answer)
    const after = await get(customer, id)
    expect(after).toMatchObject({
      status: 'ending',
      isActive: true,
      canCancel: false,
      endDate: '2026-11-26',
      nextCharge: null,
      ledger: { purchased: 40, locked: 4, refunded: 36 },
    })
    expect(isBalanced(after.ledger)).toBe(true)
    await liveUntil(test, '2026-11-27T03:00:00Z')
    expect(await get(customer, id)).toMatchObject({ status: 'ended', isActive: false })
  })

  it('refunds a skipped day that was not used yet', async () => {
    const { customer, id } = await subscribed()
    await liveUntil(test, '2026-11-25T03:00:00Z')
    const { days } = await customer.call(getDeliveryWeek, { from: '2026-12-01' })
    const [delivery] = days[0]?.deliveries ?? []
    await customer.call(skipDelivery, { id: delivery?.id ?? 0 })
    const { daysGivenBack } = await customer.call(contract.cancelSubscription, { id })
    expect(daysGivenBack).toBe(18)
    const { ledger } = await get(customer, id)
    expect(ledger).toMatchObject({ locked: 4, refunded: 36, returned: 0 })
  })

  it('against the charge at the same moment: money and state agree, no matter who is first', async () => {
    for (let round = 0; round < 6; round++) {
      test.clock.moveTo(TEST_NOW)
      const { customer, id } = await subscribed()
      test.clock.moveTo(new Date('2026-11-25T03:00:00Z'))
      const [, answer] = await Promise.all([
        liveUntil(test, '2026-11-25T03:00:00Z'),
        customer.call(contract.cancelSubscription, { id }),
      ])
      await liveUntil(test, '2026-11-25T03:05:00Z')
      const [payment] = await customer.call(listOwnPayments)
      const { status, bill } = await get(customer, id)
      const isTaken = payment?.capturedAt !== null
      const kept = isTaken ? bill.total - (payment?.refunded ?? 0) : 0
      expect(['ending', 'ended']).toContain(status)
      expect(kept).toBeCloseTo(answer.refund > 0 ? bill.total - answer.refund : 0)
    }
  })

  it('and its preview answer 404 to another customer', async () => {
    const { id } = await subscribed()
    const stranger = await newCustomer(test)
    for (const endpoint of [
      contract.cancelSubscription,
      contract.previewCancellation,
      contract.getSubscription,
    ]) {
      await expect(stranger.call(endpoint, { id })).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('POST /api/subscriptions/:id/restaurants', () => {
  it('repeats the order’s own kitchen without any effect', async () => {
    const { customer, id } = await subscribed()
    const before = await bookedOn('2026-11-30')
    for (const restaurantId of [1, '1']) {
      expect(await customer.call(contract.attachRestaurant, { id, restaurantId })).toMatchObject({
        restaurantId: 1,
        effectiveFrom: '2026-11-25',
      })
    }
    expect(await bookedOn('2026-11-30')).toBe(before)
  })

  it('refuses a kitchen that does not deliver to the address, before and after the first charge', async () => {
    const { customer, id } = await subscribed()
    const far = () => customer.call(contract.attachRestaurant, { id, restaurantId: 16 })
    await expect(far()).rejects.toMatchObject({ status: 422, code: 'restaurant_out_of_reach' })
    await liveUntil(test, '2026-11-25T03:00:00Z')
    await expect(far()).rejects.toMatchObject({ status: 422, code: 'restaurant_out_of_reach' })
  })

  it('lets customers change over in opposite directions at once', async () => {
    const twin = await openTwinKitchen(9000)
    const switches = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const [from, to] = index % 2 === 0 ? [1, twin] : [twin, 1]
        const customer = await newCustomer(test)
        const cardSetupId = await customer.saveCard()
        const { id } = await customer.order({ cardSetupId, restaurantId: from })
        return { customer, id, from, to }
      }),
    )
    for (let round = 0; round < 4; round++) {
      const outcomes = await Promise.allSettled(
        switches.map(({ customer, id, from, to }) =>
          customer.call(contract.attachRestaurant, { id, restaurantId: round % 2 ? from : to }),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    }
  })

  it('changes an active subscription from its next cycle on, at that kitchen’s price', async () => {
    const { customer, id } = await subscribed()
    await liveUntil(test, '2026-11-25T03:00:00Z')
    const answer = await customer.call(contract.attachRestaurant, { id, restaurantId: 2 })
    expect(answer).toMatchObject({ effectiveFrom: '2026-12-23' })
    expect(await get(customer, id)).toMatchObject({
      restaurantId: 1,
      nextRestaurant: { id: 2 },
    })
    await liveUntil(test, '2026-12-16T03:00:00Z')
    await liveUntil(test, '2026-12-23T03:00:00Z')
    const renewed = await get(customer, id)
    expect(renewed).toMatchObject({
      status: 'active',
      paymentStatus: 'paid',
      restaurantId: 2,
      nextRestaurant: null,
      cycle: { number: 2, startsOn: '2026-12-23', endsOn: '2027-01-19' },
      ledger: { purchased: 40 },
    })
    expect(renewed.bill.lines[0]?.amount).toBe(2400)
  })

  it('answers 404 to another customer and for another’s kitchen that is none', async () => {
    const { customer, id } = await subscribed()
    const stranger = await newCustomer(test)
    const attach = (who: Customer, restaurantId: number) =>
      who.call(contract.attachRestaurant, { id, restaurantId })
    await expect(attach(stranger, 1)).rejects.toMatchObject({ status: 404 })
    await expect(attach(customer, 999)).rejects.toMatchObject({ code: 'restaurant_not_found' })
  })
})

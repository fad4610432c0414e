import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { getSubscription } from '#features/subscriptions/contract.ts'
import { addDays } from '#shared/dates.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../tools/testing/situations/orders.ts'
import * as contract from '../contract.ts'
import { isBalanced } from '../rules.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

/** A paid subscription on Thursday, 26 November 2026: the cut-off for Monday is Saturday, 18:00. */
async function subscribed(): Promise<{ customer: Customer; id: number }> {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  await liveUntil(test, '2026-11-25T03:00:00Z')
  test.clock.moveTo(new Date('2026-11-26T12:00:00Z'))
  return { customer, id }
}

const monday = async (customer: Customer) => {
  const { days } = await customer.call(contract.getDeliveryWeek, { from: '2026-11-30' })
  const [delivery] = days[0]?.deliveries ?? []
  if (!delivery) throw new Error('No delivery on Monday')
  return delivery
}

const placesOn = async (day: string) => {
  const row = await test.app.db
    .selectFrom('kitchen_days')
    .select('booked')
    .where('restaurant_id', '=', 1)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.booked ?? 0
}

/** No place in the kitchen from a day on. */
const closeKitchenFrom = async (from: string) => {
  await test.app.db
    .insertInto('kitchen_days')
    .values(
      Array.from({ length: 200 }, (_, after) => ({
        restaurant_id: 1,
        day: addDays(from, after),
        capacity: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'day']).doUpdateSet({ capacity: 0 }),
    )
    .execute()
}

describe('GET /api/deliveries/week', () => {
  it('leads with the next delivery and shows its week from Monday to Sunday', async () => {
    const { customer, id } = await subscribed()
    const { next, days } = await customer.call(contract.getDeliveryWeek, {})
    expect(next).toMatchObject({
      subscriptionId: id,
      day: '2026-11-26',
      status: 'locked',
      canChange: false,
      meals: 2,
      windows: [{ mealTime: 'lunch' }, { mealTime: 'dinner' }],
      address: { name: 'Home', line: 'Marina Gate 1, Dubai Marina' },
      chosen: [{ mealTime: 'lunch' }, { mealTime: 'dinner' }],
    })
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ])
    expect(days.map(({ deliveries }) => deliveries.length)).toEqual([0, 0, 1, 1, 1, 0, 0])
  })

  it('shows what the customer chose, in Arabic, with the slug of its plate', async () => {
    const { customer, id } = await subscribed()
    const { db } = test.app
    const item = await db
      .selectFrom('menu_items as i')
      .innerJoin('dishes as f', 'f.id', 'i.dish_id')
      .select(['i.id', 'f.slug', 'f.name_ar as name'])
      .where('i.restaurant_id', '=', 1)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('subscription_meals')
      .values({
        subscription_id: id,
        day: '2026-11-30',
        meal_time: 'lunch',
        menu_item_id: item.id,
        quantity: 1,
        created_at: test.clock.now(),
      })
      .execute()
    customer.cookies.set('language', 'ar')
    expect((await monday(customer)).chosen).toEqual([
      { mealTime: 'lunch', menuItemId: item.id, name: item.name, dishSlug: item.slug, quantity: 1 },
    ])
  })

  it('is empty for a customer without deliveries', async () => {
    const customer = await newCustomer(test)
    const week = await customer.call(contract.getDeliveryWeek, {})
    expect(week.next).toBeNull()
    expect(week.days).toHaveLength(7)
  })
})

describe('POST /api/deliveries/:id/skip', () => {
  it('plans the day again at the end of the cycle and keeps the ledger balanced', async () => {
    const { customer, id } = await subscribed()
    const delivery = await monday(customer)
    const preview = await customer.call(contract.previewSkip, { id: delivery.id })
    expect(preview).toEqual({
      day: '2026-11-30',
      plannedAgainOn: '2026-12-23',
      usableUntil: '2027-01-12',
      mealsReturned: 2,
      // A day later than before: the day that goes to the end is the last one that is paid for.
      nextCharge: { day: '2026-12-22', amount: 2289 },
    })
    const answer = await customer.call(contract.skipDelivery, { id: delivery.id })
    expect(answer).toMatchObject({ ...preview, receiptNumber: expect.stringMatching(/^SR-/) })
    const { ledger, nextCharge } = await customer.call(getSubscription, { id })
    expect(nextCharge).toEqual(preview.nextCharge)
    await test.drain()
    const [message] = await customer.call(listDevMessages, { to: customer.phone })
    expect(message?.text).toContain('Next charge: AED 2,289 on Tue 22 Dec.')
    expect(ledger).toMatchObject({ purchased: 40, locked: 6, planned: 34, returned: 0 })
    expect(isBalanced(ledger)).toBe(true)
    expect(await placesOn('2026-11-30')).toBe(0)
    expect(await placesOn('2026-12-23')).toBe(2)
  })

  it('gives the meals back until 20 days after the cycle where the kitchen has no free day', async () => {
    const { customer, id } = await subscribed()
    await closeKitchenFrom('2026-12-23')
    const delivery = await monday(customer)
    const answer = await customer.call(contract.skipDelivery, { id: delivery.id })
    expect(answer).toMatchObject({ plannedAgainOn: null, usableUntil: '2027-01-11' })
    const { ledger } = await customer.call(getSubscription, { id })
    expect(ledger).toMatchObject({ purchased: 40, returned: 2 })
    expect(isBalanced(ledger)).toBe(true)
  })

  it('never sells a place twice where many days move to the same one', async () => {
    const customers: { customer: Customer }[] = []
    for (let count = 0; count < 3; count++) {
      test.clock.moveTo(TEST_NOW)
      customers.push(await subscribed())
    }
    await closeKitchenFrom('2026-12-23')
    await test.app.db
      .updateTable('kitchen_days')
      .set({ capacity: 4 })
      .where('day', '=', '2026-12-24')
      .execute()
    const answers = await Promise.all(
      customers.map(async ({ customer }) =>
        customer.call(contract.skipDelivery, { id: (await monday(customer)).id }),
      ),
    )
    const moved = answers.filter(({ plannedAgainOn }) => plannedAgainOn === '2026-12-24')
    const left = answers.filter(({ plannedAgainOn }) => plannedAgainOn === null)
    expect([moved.length, left.length]).toEqual([2, 1])
    expect(await placesOn('2026-12-24')).toBe(4)
  })

  it('is taken a millisecond before the cut-off and refused from it on', async () => {
    const cutoff = new Date('2026-11-28T14:00:00Z').getTime()
    const { customer: early } = await subscribed()
    test.clock.moveTo(TEST_NOW)
    const { customer: late } = await subscribed()
    test.clock.moveTo(new Date(cutoff - 2000))
    await early.call(contract.skipDelivery, { id: (await monday(early)).id })
    const { id } = await monday(late)
    test.clock.moveTo(new Date(cutoff))
    await expect(late.call(contract.skipDelivery, { id })).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
      details: { nextOpenDate: '2026-12-01' },
    })
  })

  it('refuses a second time and another customer', async () => {
    const { customer } = await subscribed()
    const stranger = await newCustomer(test)
    const { id } = await monday(customer)
    await expect(stranger.call(contract.skipDelivery, { id })).rejects.toMatchObject({
      status: 404,
    })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => customer.call(contract.skipDelivery, { id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('the jobs', () => {
  it('lock-deliveries writes down what reads already say, with the address', async () => {
    const { customer } = await subscribed()
    const delivery = await monday(customer)
    test.clock.moveTo(new Date('2026-11-28T14:00:00Z'))
    expect((await monday(customer)).status).toBe('locked')
    await enqueue(test.app.db, 'lock-deliveries', {})
    await test.drain()
    const row = await test.app.db
      .selectFrom('delivery_days')
      .select(['status', 'address'])
      .where('id', '=', delivery.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'locked', address: { building_name: null } })
  })

  it('expire-returned-meals lets unused days go 20 days after the cycle, not before', async () => {
    const { customer, id } = await subscribed()
    await closeKitchenFrom('2026-12-23')
    await customer.call(contract.skipDelivery, { id: (await monday(customer)).id })
    const expire = async (instant: string) => {
      test.clock.moveTo(new Date(instant))
      await enqueue(test.app.db, 'expire-returned-meals', {})
      await enqueue(test.app.db, 'check-delivery-ledger', {})
      await test.drain()
      const rows = await test.app.db
        .selectFrom('delivery_days')
        .select('expired_at')
        .where('subscription_id', '=', id)
        .where('expired_at', 'is not', null)
        .execute()
      return rows.length
    }
    expect(await expire('2027-01-11T18:00:00Z')).toBe(0)
    expect(await expire('2027-01-12T18:00:00Z')).toBe(1)
  })

  it('warn-of-expiring-meals makes up for days of outage, once a warning', async () => {
    const { customer } = await subscribed()
    await closeKitchenFrom('2026-12-23')
    await customer.call(contract.skipDelivery, { id: (await monday(customer)).id })
    const warn = async (instant: string) => {
      test.clock.moveTo(new Date(instant))
      await enqueue(test.app.db, 'warn-of-expiring-meals', {})
      await test.drain()
      const rows = await test.app.db
        .selectFrom('messages')
        .select('id')
        .where('recipient', '=', customer.phone)
        .where('template', '=', 'meals-expiring')
        .execute()
      return rows.length
    }
    expect(await warn('2026-12-31T08:00:00Z')).toBe(0)
    // The day of the first warning, 1 January, is missed.
    expect(await warn('2027-01-03T08:00:00Z')).toBe(1)
    expect(await warn('2027-01-04T08:00:00Z')).toBe(1)
    expect(await warn('2027-01-10T08:00:00Z')).toBe(2)
  })

  it('check-delivery-ledger raises the alarm over a day that vanished', async () => {
    const { id } = await subscribed()
    await test.app.db
      .deleteFrom('delivery_days')
      .where('subscription_id', '=', id)
      .where('day', '=', '2026-12-02')
      .execute()
    await enqueue(test.app.db, 'check-delivery-ledger', {})
    await expect(test.drain()).rejects.toThrow('1 paid cycles do not add up')
  })
})

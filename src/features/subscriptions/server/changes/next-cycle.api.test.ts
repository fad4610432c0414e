import { beforeEach, describe, expect, it } from 'vitest'
import { isBalanced } from '#features/deliveries/rules.ts'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { liveUntil, newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import { bookedPlaces, runningCustomer } from '../../../../../tools/testing/running.ts'
import {
  attachRestaurant,
  cancelSubscription,
  getSubscription,
  quoteSubscription,
} from '../../contract.ts'
import * as contract from '../../change-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

const rowsFrom = (id: number, day: string) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['day', 'meals', 'restaurant_id as restaurantId'])
    .where('subscription_id', '=', id)
    .where('day', '>=', day)
    .orderBy('day')
    .execute()

describe('PUT /api/subscriptions/:id/next-cycle', () => {
  it('costs what the quote says, and holds from the next cycle on', async () => {
    const { customer, id } = await runningCustomer(test)
    const input = { planId: 1, restaurantId: 2 }
    const preview = await customer.call(contract.previewNextCycle, { id, ...input })
    const quote = await customer.call(quoteSubscription, input)
    const { bill } = await customer.call(getSubscription, { id })
    expect(preview).toMatchObject({
      startsOn: '2026-12-23',
      plan: { id: 1, name: 'Lunch' },
      restaurant: { id: 2, name: 'Olive & Thyme' },
      bill: { total: quote.total, lines: quote.lines },
      difference: quote.total - bill.total,
      firstDeliveryOn: '2026-12-23',
      resetsWeekdays: false,
    })
    const answer = await customer.call(contract.setNextCycle, { id, ...input })
    expect(answer).toMatchObject({ ...preview, receiptNumber: expect.stringMatching(/^SR-/) })
    const waiting = await customer.call(getSubscription, { id })
    expect(waiting).toMatchObject({
      planId: 2,
      restaurantId: 1,
      nextRestaurant: { id: 2 },
      nextCycle: { startsOn: '2026-12-23', plan: { id: 1 }, total: quote.total, canChange: true },
      nextCharge: { day: '2026-12-21', amount: quote.total },
    })
    await liveUntil(test, '2026-12-17T03:00:00Z')
    const opened = await customer.call(getSubscription, { id })
    expect(opened).toMatchObject({
      planId: 2,
      nextCycle: { plan: { id: 1 }, restaurant: { id: 2 }, canChange: false },
      nextCharge: { day: '2026-12-21', amount: quote.total },
    })
    await liveUntil(test, '2026-12-23T03:00:00Z')
    const renewed = await customer.call(getSubscription, { id })
    expect(renewed).toMatchObject({
      planId: 1,
      restaurantId: 2,
      nextRestaurant: null,
      nextCycle: null,
      bill: { total: quote.total, meals: 20 },
      cycle: { number: 2 },
      ledger: { purchased: 20 },
    })
    expect(isBalanced(renewed.ledger)).toBe(true)
    const rows = await rowsFrom(id, '2026-12-23')
    expect(rows).toHaveLength(20)
    expect(rows.every(({ meals, restaurantId }) => meals === 1 && restaurantId === 2)).toBe(true)
    expect(await bookedPlaces(test, 2)).toBe(20)
  })

  it('keeps the old plan’s meals on the days of the old cycle', async () => {
    const { customer, id } = await runningCustomer(test)
    await customer.call(contract.setNextCycle, { id, planId: 1 })
    await liveUntil(test, '2026-12-17T03:00:00Z')
    const { days } = await customer.call(getDeliveryWeek, { from: '2026-12-21' })
    const monday = days[0]?.deliveries[0]
    expect(monday?.windows.map(({ mealTime }) => mealTime)).toEqual(['lunch', 'dinner'])
    expect(days[2]?.deliveries[0]?.windows.map(({ mealTime }) => mealTime)).toEqual(['lunch'])
    const { plannedAgainOn, mealsReturned } = await customer.call(skipDelivery, {
      id: monday?.id ?? 0,
    })
    expect(mealsReturned).toBe(2)
    await liveUntil(test, '2026-12-23T03:00:00Z')
    const again = (await rowsFrom(id, plannedAgainOn ?? ''))[0]
    expect(again).toMatchObject({ day: plannedAgainOn, meals: 2 })
    expect(isBalanced((await customer.call(getSubscription, { id })).ledger)).toBe(true)
  })

  it('begins with its own weekdays where the plan has another number of days', async () => {
    const { customer, id } = await runningCustomer(test)
    const [plan] = await test.app.db
      .insertInto('plans')
      .columns([
        'id',
        'kind',
        'tier',
        'name_en',
        'name_ar',
        'description_en',
        'description_ar',
        'features_en',
        'features_ar',
        'price_fils',
        'multiplier_bp',
        'meals_per_day',
        'days_per_week',
        'meal_times',
        'suggestions_per_day',
        'portions',
        'is_most_popular',
        'sort_order',
      ])
      .expression((eb) =>
        eb
          .selectFrom('plans')
          .select((one) => [
            one.lit(90).as('id'),
            'kind',
            one.val('week').as('tier'),
            'name_en',
            'name_ar',
            'description_en',
            'description_ar',
            'features_en',
            'features_ar',
            'price_fils',
            'multiplier_bp',
            'meals_per_day',
            one.lit(6).as('days_per_week'),
            'meal_times',
            'suggestions_per_day',
            'portions',
            'is_most_popular',
            one.lit(90).as('sort_order'),
          ])
          .where('id', '=', 2),
      )
      .returning('id')
      .execute()
    await customer.call(contract.setWeekdays, { id, weekdays: [1, 2, 3, 4, 7] })
    const preview = await customer.call(contract.setNextCycle, { id, planId: plan?.id ?? 0 })
    expect(preview).toMatchObject({ resetsWeekdays: true, bill: { deliveryDays: 24 } })
    await liveUntil(test, '2026-12-17T03:00:00Z')
    await liveUntil(test, '2026-12-23T03:00:00Z')
    const renewed = await customer.call(getSubscription, { id })
    expect(renewed.weekdays).toEqual([1, 2, 3, 4, 5, 6])
    expect(await rowsFrom(id, '2026-12-23')).toHaveLength(24)
  })

  it('is taken back, and its receipt undoes it', async () => {
    const { customer, id } = await runningCustomer(test)
    await customer.call(contract.setNextCycle, { id, restaurantId: 2 })
    await customer.call(contract.keepCycle, { id })
    expect((await customer.call(getSubscription, { id })).nextCycle).toBeNull()
    await expect(customer.call(contract.keepCycle, { id })).rejects.toMatchObject({
      code: 'nothing_to_undo',
    })
    const first = await customer.call(contract.setNextCycle, { id, restaurantId: 2 })
    const second = await customer.call(contract.setNextCycle, { id, planId: 1 })
    await expect(
      customer.call(contract.undoReceipt, { id, number: first.receiptNumber }),
    ).rejects.toMatchObject({ code: 'nothing_to_undo' })
    await customer.call(contract.undoReceipt, { id, number: second.receiptNumber })
    expect((await customer.call(getSubscription, { id })).nextCycle).toMatchObject({
      plan: { id: 2 },
      restaurant: { id: 2 },
    })
    await customer.call(contract.undoReceipt, { id, number: first.receiptNumber })
    await liveUntil(test, '2026-12-17T03:00:00Z')
    await liveUntil(test, '2026-12-23T03:00:00Z')
    expect(await customer.call(getSubscription, { id })).toMatchObject({
      planId: 2,
      restaurantId: 1,
      cycle: { number: 2 },
    })
  })

  it('waits for the cycle after the one that is opened already', async () => {
    const { customer, id } = await runningCustomer(test)
    await customer.call(attachRestaurant, { id, restaurantId: 2 })
    await liveUntil(test, '2026-12-17T03:00:00Z')
    const back = await customer.call(contract.setNextCycle, { id, restaurantId: 1 })
    expect(back.startsOn).toBe('2027-01-20')
    await liveUntil(test, '2026-12-23T03:00:00Z')
    expect(await customer.call(getSubscription, { id })).toMatchObject({
      restaurantId: 2,
      nextRestaurant: { id: 1 },
    })
    await liveUntil(test, '2027-01-14T03:00:00Z')
    await liveUntil(test, '2027-01-20T03:00:00Z')
    expect(await customer.call(getSubscription, { id })).toMatchObject({
      restaurantId: 1,
      nextCycle: null,
      cycle: { number: 3 },
    })
  })

  it('refuses what is not for sale, unchanged or out of reach, strangers and the end', async () => {
    const { customer, id } = await runningCustomer(test)
    const stranger = await newCustomer(test)
    const far = await test.app.db
      .selectFrom('restaurants as r')
      .innerJoin('areas as a', 'a.id', 'r.area_id')
      .select('r.id')
      .where('a.emirate', '=', 'Fujairah')
      .executeTakeFirstOrThrow()
    const codeOf = async (input: object, who = customer) => {
      const codes = await Promise.all(
        [contract.previewNextCycle, contract.setNextCycle].map((call) =>
          who.call(call, { id, ...input }).then(
            () => 'taken',
            ({ status, code }) => `${status} ${code}`,
          ),
        ),
      )
      expect(new Set(codes).size).toBe(1)
      return codes[0]
    }
    expect(await codeOf({})).toBe('422 next_cycle_empty')
    expect(await codeOf({ planId: 2 })).toBe('409 next_cycle_unchanged')
    expect(await codeOf({ planId: 99 })).toBe('404 plan_not_found')
    expect(await codeOf({ planId: 3 })).toBe('422 plan_not_subscribable')
    expect(await codeOf({ planId: 4 })).toBe('422 plan_kind_differs')
    expect(await codeOf({ restaurantId: 999 })).toBe('404 restaurant_not_found')
    expect(await codeOf({ restaurantId: far.id })).toBe('422 restaurant_out_of_reach')
    expect(await codeOf({ planId: 1 }, stranger)).toBe('404 not_found')
    await expect(stranger.call(contract.keepCycle, { id })).rejects.toMatchObject({ status: 404 })
    await customer.call(cancelSubscription, { id })
    expect(await codeOf({ planId: 1 })).toBe('409 subscription_over')
  })
})

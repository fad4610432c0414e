import { describe, expect, it } from 'vitest'
import { getDeliveryWeek } from '#features/deliveries/contract.ts'
import { payUnusedAmends } from '../../../kitchen-board/server/missed/pay-unused.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import { listReceipts } from '#features/subscriptions/change-contract.ts'
import { cancelSubscription, getSubscription } from '#features/subscriptions/contract.ts'
import { ALLERGENS } from '#shared/food/food.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { offeringOnly } from '../../../../../tools/testing/situations/offering-only.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const atCutoff = () => test.clock.moveTo(new Date(MONDAYS_CUTOFF))

/** The days before Monday are closed, with the whole menu. */
async function shortlyBefore(diner: Diner): Promise<void> {
  test.clock.moveTo(new Date(MONDAYS_CUTOFF - 3_600_000))
  await diner.week('2026-11-27')
}

const dayRow = async (diner: Diner, day = MONDAY) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['id', 'status', 'meals', 'meals_back', 'skip_cause', 'never_expires', 'refunded_at'])
    .where('subscription_id', '=', diner.subscriptionId)
    .where('day', '=', day)
    .orderBy('id')
    .executeTakeFirstOrThrow()

const refunds = async (diner: Diner): Promise<number[]> => {
  const rows = await test.app.db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select('r.amount_fils')
    .where('p.subscription_id', '=', diner.subscriptionId)
    .where('r.reason', '=', 'no_dish')
    .execute()
  return rows.map(({ amount_fils: fils }) => fils)
}

const sent = async (diner: Diner): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('messages')
    .select('template')
    .where('recipient', '=', diner.phone)
    .where('dedupe_key', 'like', 'meals-back:%')
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}

const receipts = async (diner: Diner): Promise<string[]> => {
  const { receipts: all } = await diner.call(listReceipts, { id: diner.subscriptionId })
  return all.flatMap(({ kind, text }) =>
    kind === 'meals_back' || kind === 'fallback_skip' ? [text] : [],
  )
}

const ledger = async (diner: Diner) =>
  (await diner.call(getSubscription, { id: diner.subscriptionId })).ledger

const bookedOn = async (day = MONDAY) =>
  (
    await test.app.db
      .selectFrom('kitchen_days')
      .select('booked')
      .where('restaurant_id', '=', 1)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).booked

/** What one meal of the plan costs. */
async function mealFils(diner: Diner): Promise<number> {
  const { bill } = await diner.call(getSubscription, { id: diner.subscriptionId })
  return Math.round((bill.total * 100) / bill.meals)
}

/** The first dish of the kitchen for lunch. */
async function lunchDish(diner: Diner): Promise<number> {
  const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
  const dish = menu.find(({ mealTimes }) => mealTimes.includes('lunch'))
  if (!dish) throw new Error('The kitchen cooks no lunch')
  return dish.id
}

describe('at the cut-off, a meal that the kitchen has no dish for', () => {
  it('is paid back with the reason; what is chosen comes, undoubled', async () => {
    const diner = await newDiner(test)
    const dish = await lunchDish(diner)
    await diner.choose({ mealItemId: dish })
    await shortlyBefore(diner)
    const booked = await bookedOn()
    await offeringOnly(test, [dish], async () => {
      expect((await diner.day(MONDAY)).atCutoff).toEqual({
        kind: 'filled',
        why: 'no_dish',
        missing: 1,
        meals: [],
      })
      atCutoff()
      await diner.week()
    })
    expect(await diner.day(MONDAY)).toMatchObject({
      state: 'locked',
      paid: 1,
      mealsBack: 1,
      picked: 1,
      meals: [{ mealItemId: dish, quantity: 1 }],
    })
    expect(await bookedOn()).toBe(booked - 1)
    expect(await refunds(diner)).toEqual([await mealFils(diner)])
    expect(await sent(diner)).toEqual(['fewer-meals-refunded'])
    expect((await receipts(diner))[0]).toMatch(/^1 meal of .* paid back/)
    const { locked, refunded, purchased, ...rest } = await ledger(diner)
    expect([locked % 2, refunded]).toEqual([1, 1])
    expect(purchased).toBe(
      locked + refunded + Object.values(rest).reduce((sum, count) => sum + count, 0),
    )
    // Looked at again, by page and job.
    await liveUntil(test, new Date(MONDAYS_CUTOFF + 60_000).toISOString())
    await diner.week()
    expect(await refunds(diner)).toHaveLength(1)
  })

  it('is paid once, also where all that is left of the plan is cancelled afterwards', async () => {
    const diner = await newDiner(test)
    const dish = await lunchDish(diner)
    await diner.choose({ mealItemId: dish })
    await shortlyBefore(diner)
    await offeringOnly(test, [dish], async () => {
      atCutoff()
      await diner.week()
    })
    const { bill } = await diner.call(getSubscription, { id: diner.subscriptionId })
    const { locked, delivered, underWay } = await ledger(diner)
    const { refund } = await diner.call(cancelSubscription, { id: diner.subscriptionId })
    const [paid = 0] = await refunds(diner)
    const kept = (bill.total * (locked + delivered + underWay)) / bill.meals
    expect(refund + paid / 100).toBeCloseTo(bill.total - kept, 1)
  })
})

describe('at the cut-off, a day that the kitchen has no dish for', () => {
  it('comes again once, never expires, and is paid where there is no dish again', async () => {
    const diner = await newDiner(test)
    await shortlyBefore(diner)
    await offeringOnly(test, [], async () => {
      atCutoff()
      await diner.week()
    })
    expect(await dayRow(diner)).toMatchObject({
      status: 'skipped',
      skip_cause: 'no_dish',
      refunded_at: null,
    })
    const { days } = await diner.call(getDeliveryWeek, { from: MONDAY })
    const [monday] = days.find(({ day }) => day === MONDAY)?.deliveries ?? []
    expect(monday).toMatchObject({ status: 'skipped', skipCause: 'no_dish' })
    expect(await refunds(diner)).toEqual([])
    const again = await test.app.db
      .selectFrom('delivery_days')
      .select(['id', 'day', 'never_expires', 'locks_at'])
      .where('replaces_id', '=', (await dayRow(diner)).id)
      .executeTakeFirstOrThrow()
    expect(again.never_expires).toBe(true)
    await liveUntil(test, new Date(again.locks_at.getTime() - 3_600_000).toISOString())
    await offeringOnly(test, [], async () => {
      test.clock.moveTo(again.locks_at)
      await diner.week(again.day)
    })
    const row = await dayRow(diner, again.day)
    expect(row).toMatchObject({
      status: 'skipped',
      skip_cause: 'no_dish',
      refunded_at: expect.any(Date),
    })
    const [paid = 0] = await refunds(diner)
    expect(Math.abs(paid - (await mealFils(diner)) * 2)).toBeLessThanOrEqual(1)
    expect(await sent(diner)).toEqual(['day-without-dish', 'fewer-meals-refunded'])
  })

  it('is paid where the day in its place is unused', async () => {
    const diner = await newDiner(test)
    await shortlyBefore(diner)
    await offeringOnly(test, [], async () => {
      atCutoff()
      await diner.week()
    })
    const { id } = await dayRow(diner)
    await test.app.db
      .updateTable('delivery_days')
      .set({ status: 'skipped', skip_cause: 'customer' })
      .where('replaces_id', '=', id)
      .execute()
    const later = new Date('2027-02-01T08:00:00Z')
    await payUnusedAmends(test.app.db, later)
    await payUnusedAmends(test.app.db, later)
    const [paid = 0, ...more] = await refunds(diner)
    expect(Math.abs(paid - (await mealFils(diner)) * 2)).toBeLessThanOrEqual(1)
    expect(more).toEqual([])
    expect(await sent(diner)).toEqual(['day-without-dish', 'fewer-meals-refunded'])
  })

  it('leaves no unsafe dish on it, nor its portions with the kitchen', async () => {
    const diner = await newDiner(test)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const risky = menu.find(
      ({ mealTimes, allergens }) => mealTimes.includes('lunch') && allergens.length > 0,
    )
    if (!risky) throw new Error('no such dish')
    await diner.choose({ mealItemId: risky.id, quantity: 2, extraPrice: risky.price })
    await shortlyBefore(diner)
    // An allergy that the sweep of a saved form did not see.
    await diner.saveMember([])
    await test.app.db
      .updateTable('household_members')
      .set({ allergens: [...risky.allergens] })
      .where('customer_id', 'in', (eb) =>
        eb.selectFrom('subscriptions').select('customer_id').where('id', '=', diner.subscriptionId),
      )
      .execute()
    await offeringOnly(test, [], async () => {
      atCutoff()
      await diner.week()
    })
    expect(await diner.day(MONDAY)).toMatchObject({
      state: 'skipped',
      skipCause: 'no_dish',
      meals: [],
    })
  })

  it('says who skipped: the customer, or the rule', async () => {
    const diner = await newDiner(test, { fallback: 'skip' })
    expect((await diner.day(MONDAY)).atCutoff).toMatchObject({
      kind: 'given_back',
      why: 'nothing_chosen',
    })
    atCutoff()
    expect(await diner.day(MONDAY)).toMatchObject({
      state: 'skipped',
      skipCause: 'nothing_chosen',
    })
    expect((await receipts(diner)).at(-1)).toMatch(/^No meals were chosen/)
  })
})

describe('past the cut-off, a dish that is unsafe by now and has none in its place', () => {
  it('goes back: its part of the day, with the extras that do not come', async () => {
    const diner = await newDiner(test)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const lunches = menu.filter(({ mealTimes }) => mealTimes.includes('lunch'))
    const risky = lunches.find(({ allergens }) => allergens.length > 0)
    const [allergen] = risky?.allergens ?? []
    const harmless = lunches.find(({ allergens }) => allergen && !allergens.includes(allergen))
    if (!risky || !harmless || !allergen) throw new Error('no such dishes')
    await diner.choose({ mealItemId: risky.id })
    await diner.choose({ mealItemId: risky.id, mealTime: 'dinner' })
    await diner.choose({ mealItemId: harmless.id, extraPrice: harmless.price })
    await liveUntil(test, new Date(MONDAYS_CUTOFF).toISOString())
    await diner.week()
    await offeringOnly(test, [], () => diner.saveMember([allergen]))
    expect(await diner.day(MONDAY)).toMatchObject({
      state: 'locked',
      paid: 1,
      mealsBack: 1,
      extrasTotal: 0,
      meals: [{ mealItemId: harmless.id, quantity: 1 }],
    })
    expect((await refunds(diner)).toSorted((a, b) => a - b)).toEqual(
      [await mealFils(diner), Math.round(harmless.price * 100)].toSorted((a, b) => a - b),
    )
    const extras = await test.app.db
      .selectFrom('messages')
      .select('parameters')
      .where('recipient', '=', diner.phone)
      .where('template', '=', 'extras-refunded')
      .execute()
    expect(extras).toMatchObject([
      { parameters: { day: MONDAY, amount: Math.round(harmless.price * 100) } },
    ])
  })

  it('gives two days without any dish back, each to a day of its own', async () => {
    const diner = await newDiner(test)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const risky = menu.find(
      ({ mealTimes, allergens }) => mealTimes.includes('lunch') && allergens.length > 0,
    )
    if (!risky) throw new Error('no such dish')
    for (const date of [MONDAY, TUESDAY]) {
      await diner.choose({ mealItemId: risky.id, date })
      await diner.choose({ mealItemId: risky.id, date, mealTime: 'dinner' })
    }
    await liveUntil(test, new Date(MONDAYS_CUTOFF + 24 * 3_600_000).toISOString())
    await diner.week()
    await offeringOnly(test, [], () => diner.saveMember([...ALLERGENS]))
    const again = await test.app.db
      .selectFrom('delivery_days as d')
      .innerJoin('delivery_days as r', 'r.replaces_id', 'd.id')
      .select(['d.day', 'r.day as again'])
      .where('d.subscription_id', '=', diner.subscriptionId)
      .where('d.day', 'in', [MONDAY, TUESDAY])
      .execute()
    expect(again.map(({ day }) => day).toSorted()).toEqual([MONDAY, TUESDAY])
    expect(new Set(again.map((one) => one.again)).size).toBe(2)
  })
})

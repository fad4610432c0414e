import { describe, expect, it } from 'vitest'
import { getDeliveryWeek } from '#features/deliveries/contract.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import { getSubscription } from '#features/subscriptions/contract.ts'
import type { Allergen } from '#shared/food/food.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import { closeDueDays } from '../public.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const atCutoff = () => test.clock.moveTo(new Date(MONDAYS_CUTOFF))

const deliveries = async (diner: Diner) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['day', 'status', 'address', 'replaces_id'])
    .where('subscription_id', '=', diner.subscriptionId)
    .orderBy('id')
    .execute()

const meals = (diner: Diner) =>
  test.app.db
    .selectFrom('subscription_meals')
    .select(['day', 'meal_time', 'menu_item_id', 'quantity', 'chosen_by'])
    .where('subscription_id', '=', diner.subscriptionId)
    .orderBy('day')
    .orderBy('id')
    .execute()

const outbox = async (diner: Diner, template: string) => {
  const rows = await test.app.db
    .selectFrom('messages')
    .select(['parameters'])
    .where('recipient', '=', diner.phone)
    .where('template', '=', template)
    .execute()
  return rows.map(({ parameters }) => parameters)
}

const onMonday = <T extends { day: string }>(list: T[]) => list.filter(({ day }) => day === MONDAY)

const outcome = async (diner: Diner) => ({
  deliveries: await deliveries(diner),
  meals: await meals(diner),
  messages: (await outbox(diner, 'day-given-back')).length,
})

describe('at the cut-off, a day with nothing chosen', () => {
  it('is given back by default: a receipt, a message, and a day at the end', async () => {
    const diner = await newDiner(test, { fallback: 'skip' })
    const before = (await deliveries(diner)).length
    atCutoff()
    expect(await diner.day(MONDAY)).toMatchObject({ state: 'skipped', picked: 0 })
    const after = await deliveries(diner)
    expect(onMonday(after)).toMatchObject([{ status: 'skipped' }])
    expect(after.length).toBeGreaterThan(before)
    const { ledger } = await diner.call(getSubscription, { id: diner.subscriptionId })
    expect(ledger.purchased).toBe(
      ledger.planned + ledger.locked + ledger.underWay + ledger.delivered + ledger.returned,
    )
    const sent = (await outbox(diner, 'day-given-back')).map((one) => (one as { day: string }).day)
    expect(sent.filter((day) => day === MONDAY)).toHaveLength(1)
    const receipts = await test.app.db
      .selectFrom('subscription_receipts')
      .select('facts')
      .where('subscription_id', '=', diner.subscriptionId)
      .where('kind', '=', 'fallback_skip')
      .execute()
    expect(receipts.filter(({ facts }) => (facts as { day: string }).day === MONDAY)).toHaveLength(
      1,
    )
  })

  it('holds the kitchen’s choice within diets and allergies where that is asked for', async () => {
    const diner = await newDiner(test, { order: { preferences: { dietary: ['vegetarian'] } } })
    atCutoff()
    const day = await diner.day(MONDAY)
    expect(day).toMatchObject({ state: 'locked', picked: 2, atCutoff: { kind: 'as_chosen' } })
    expect(day.meals.map(({ mealTime, chosenBy }) => [mealTime, chosenBy])).toEqual([
      ['lunch', 'kitchen'],
      ['dinner', 'kitchen'],
    ])
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    for (const { mealItemId } of day.meals) {
      expect(menu.find(({ id }) => id === mealItemId)?.isVegetarian).toBe(true)
    }
    expect(onMonday(await deliveries(diner))).toMatchObject([
      { status: 'locked', address: { building_name: null } },
    ])
  })

  it('repeats the weekday of the latest week with choices', async () => {
    const diner = await newDiner(test, { fallback: 'repeat' })
    const [lunch] = await diner.menuAt('lunch')
    await diner.choose({ mealItemId: lunch ?? 0, specialInstructions: 'no salt' })
    await liveUntil(test, '2026-12-05T14:00:00Z')
    expect(await diner.day('2026-12-07')).toMatchObject({
      state: 'locked',
      meals: [
        { mealItemId: lunch, chosenBy: 'repeat', specialInstructions: 'no salt' },
        { mealTime: 'dinner' },
      ],
    })
  })

  it('is given back where no dish of the kitchen is safe', async () => {
    const diner = await newDiner(test)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    await diner.saveMember([...new Set(menu.flatMap(({ allergens }) => allergens))])
    const harmless = menu.filter(({ allergens }) => allergens.length === 0).map(({ id }) => id)
    const setAvailable = (is_available: boolean) =>
      test.app.db
        .updateTable('menu_items')
        .set({ is_available })
        .where('id', 'in', [0, ...harmless])
        .execute()
    await setAvailable(false)
    atCutoff()
    const day = await diner.day(MONDAY)
    await setAvailable(true)
    expect(day).toMatchObject({ state: 'skipped', meals: [] })
  })
})

describe('at the cut-off, a day with something chosen', () => {
  it('is completed by the kitchen, whatever the fallback, and never repeats in the week', async () => {
    const diner = await newDiner(test, { fallback: 'skip' })
    const [dish] = await diner.menuAt('dinner')
    const { meal } = await diner.choose({ mealItemId: dish ?? 0, mealTime: 'dinner' })
    atCutoff()
    const day = await diner.day(MONDAY)
    expect(day).toMatchObject({
      state: 'locked',
      picked: 2,
      meals: [
        { id: meal.id, chosenBy: 'customer' },
        { mealTime: 'lunch', chosenBy: 'kitchen' },
      ],
    })
    expect(day.meals[1]?.mealItemId).not.toBe(dish)
  })

  it('charges its extras to the card, once', async () => {
    const diner = await newDiner(test)
    const [dish] = await diner.menuAt('lunch')
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const price = menu.find(({ id }) => id === dish)?.price ?? 0
    await diner.choose({ mealItemId: dish ?? 0, quantity: 2, extraPrice: price })
    await liveUntil(test, new Date(MONDAYS_CUTOFF).toISOString())
    await diner.day(MONDAY)
    await liveUntil(test, new Date(MONDAYS_CUTOFF + 60_000).toISOString())
    const payments = await test.app.db
      .selectFrom('payments')
      .select(['amount_fils', 'state'])
      .where('subscription_id', '=', diner.subscriptionId)
      .where('purpose', '=', 'extras')
      .execute()
    expect(payments).toEqual([{ amount_fils: Math.round(price * 100), state: 'captured' }])
  })
})

describe('closing', () => {
  it.each(['skip', 'kitchen'] as const)(
    'twice, or in many at once, has one outcome: %s',
    async (fallback) => {
      const diner = await newDiner(test, { fallback })
      await diner.choose({ mealItemId: (await diner.menuAt('lunch'))[0] ?? 0, date: TUESDAY })
      await liveUntil(test, '2026-11-27T00:00:00Z')
      atCutoff()
      const scopes = [
        { restaurantId: 1, day: MONDAY },
        { restaurantId: 1 },
        'all' as const,
        { restaurantId: 1, day: MONDAY },
        { restaurantId: 1 },
      ]
      const settled = await Promise.allSettled(
        scopes.map((scope) => closeDueDays(test.app.db, scope, test.clock.now())),
      )
      expect(settled.map(({ status }) => status)).not.toContain('rejected')
      const once = await outcome(diner)
      const mondays = onMonday(once.deliveries).map(({ status }) => status)
      expect(mondays).toEqual([fallback === 'skip' ? 'skipped' : 'locked'])
      await closeDueDays(test.app.db, 'all', test.clock.now())
      await diner.call(getDeliveryWeek, {})
      expect(await outcome(diner)).toEqual(once)
    },
  )

  it('is seen by every read, however late the job is', async () => {
    const late = await newDiner(test)
    const onTime = await newDiner(test)
    const strip = (list: Awaited<ReturnType<typeof deliveries>>) =>
      list.map(({ day, status }) => [day, status])
    for (const at of ['2026-11-26T14:00:00Z', '2026-11-28T14:00:00Z', '2026-11-29T14:00:00Z']) {
      test.clock.moveTo(new Date(at))
      await onTime.week()
    }
    test.clock.moveTo(new Date('2026-12-01T00:00:00Z'))
    await onTime.week()
    await late.week()
    expect(strip(await deliveries(late))).toEqual(strip(await deliveries(onTime)))
  })
})

describe('a new allergy', () => {
  it('takes the open meals that hold it off, and notifies the customer', async () => {
    const diner = await newDiner(test)
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const lunches = menu.filter(({ mealTimes }) => mealTimes.includes('lunch'))
    const risky = lunches.find(({ allergens }) => allergens.length > 0)
    const [allergen] = risky?.allergens ?? []
    const harmless = lunches.find(({ allergens }) => !allergens.includes(allergen as Allergen))
    if (!risky || !harmless || !allergen) throw new Error('no such dishes')
    await diner.choose({ mealItemId: risky.id })
    await diner.choose({ mealItemId: harmless.id, extraPrice: harmless.price })
    await diner.choose({ mealItemId: risky.id, date: TUESDAY })
    await diner.saveMember([allergen])
    expect((await diner.day(TUESDAY)).meals).toEqual([])
    expect((await diner.day(MONDAY)).meals.map(({ mealItemId }) => mealItemId)).toEqual([
      harmless.id,
    ])
    expect(await outbox(diner, 'unsafe-meals-removed')).toEqual([
      { dishes: expect.stringContaining(risky.name) },
    ])
    await diner.saveMember([allergen])
    expect(await outbox(diner, 'unsafe-meals-removed')).toHaveLength(1)
  })

  it.each([true, false])(
    'lets the kitchen replace them past the cut-off: sheet made %s',
    async (isMade) => {
      const diner = await newDiner(test)
      const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
      const lunches = menu.filter(({ mealTimes }) => mealTimes.includes('lunch'))
      const risky = lunches.find(({ allergens }) => allergens.length > 0)
      const [allergen] = risky?.allergens ?? []
      if (!risky || !allergen) throw new Error('no such dish')
      await diner.choose({ mealItemId: risky.id, quantity: 2, extraPrice: risky.price })
      atCutoff()
      await diner.week()
      const setMade = (frozen_at: Date | null) =>
        test.app.db
          .updateTable('kitchen_days')
          .set({ frozen_at })
          .where('restaurant_id', '=', 1)
          .where('day', '=', MONDAY)
          .execute()
      if (isMade) await setMade(test.clock.now())
      await diner.saveMember([allergen])
      await setMade(null)
      const day = await diner.day(MONDAY)
      const safe = menu.filter(({ allergens }) => !allergens.includes(allergen)).map(({ id }) => id)
      const areSafe = day.meals.every(({ mealItemId }) => safe.includes(mealItemId))
      expect(day).toMatchObject({ state: 'locked', picked: 3, extrasTotal: expect.any(Number) })
      expect(areSafe).toBe(!isMade)
      expect(await outbox(diner, 'unsafe-meals-removed')).toHaveLength(isMade ? 0 : 1)
    },
  )

  it('leaves meals alone that do not hold it', async () => {
    const diner = await newDiner(test)
    await diner.choose({ mealItemId: (await diner.menuAt('lunch'))[0] ?? 0 })
    await diner.saveMember(['lupin'])
    expect((await diner.day(MONDAY)).picked).toBe(1)
  })
})

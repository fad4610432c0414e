import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { moveDelivery, previewMove } from '#features/deliveries/change-contract.ts'
import { getDeliveryWeek } from '#features/deliveries/contract.ts'
import { listOwnPayments } from '#features/payments/contract.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import { getNutritionDay } from '#features/suggestions/nutrition-contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { migrationsFolder } from '../../../../../tools/places.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { wrongPlaces } from '../../../../../tools/testing/running.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

afterEach(async () => {
  const wrong = await wrongPlaces(test)
  if (wrong.length > 0) throw new Error(`places are off: ${JSON.stringify(wrong)}`)
})

const extrasPaid = async (diner: Diner): Promise<number[]> =>
  (await diner.call(listOwnPayments))
    .filter(({ purpose }) => purpose === 'extras')
    .map(({ amount }) => amount)

const delivery = async (diner: Diner) => {
  const { days } = await diner.call(getDeliveryWeek, { from: MONDAY })
  const [found] = days.find(({ day }) => day === MONDAY)?.deliveries ?? []
  if (!found) throw new Error('Nothing is delivered on Monday')
  return found
}

describe('each paid meal belongs to a meal time', () => {
  it('takes a second lunch as an extra of a known price, and leaves dinner open', async () => {
    const diner = await newDiner(test)
    const [lunch = 0, other = 0] = await diner.menuAt('lunch')
    const [dinner = 0] = await diner.menuAt('dinner')
    await diner.choose({ mealItemId: lunch })
    const extraPrice = await diner.priceOf(other)
    await expect(diner.choose({ mealItemId: other })).rejects.toMatchObject({
      status: 409,
      code: 'extra_to_confirm',
      details: { extraPrice },
    })
    expect(await diner.day(MONDAY)).toMatchObject({ picked: 1, open: ['dinner'] })
    const { day } = await diner.choose({ mealItemId: other, extraPrice })
    expect(day).toMatchObject({
      picked: 2,
      paidPicked: 1,
      open: ['dinner'],
      extrasTotal: extraPrice,
    })
    expect(await diner.day(MONDAY)).toMatchObject({
      paidPicked: 1,
      open: ['dinner'],
      atCutoff: { kind: 'filled', meals: [{ mealTime: 'dinner' }] },
    })
    const { day: full } = await diner.choose({ mealItemId: dinner, mealTime: 'dinner' })
    expect(full).toMatchObject({ picked: 3, paidPicked: 2, open: [], extrasTotal: extraPrice })
  })

  it('takes the first open meal time of the dish where none is named, and says which', async () => {
    const diner = await newDiner(test)
    const { subscriptionId } = diner
    const menu = await diner.call(listMealItems, { subscriptionId })
    const both = menu.find(({ mealTimes }) => mealTimes.join().includes('lunch,dinner'))
    const lunchOnly = menu.find(
      ({ mealTimes }) => mealTimes.includes('lunch') && !mealTimes.includes('dinner'),
    )
    if (!both) throw new Error('no dish of lunch and dinner')
    const add = (mealItemId: number, extraPrice?: number) =>
      diner.call(contract.chooseMeal, { subscriptionId, date: MONDAY, mealItemId, extraPrice })
    const taken = []
    for (const price of [undefined, undefined, both.price]) {
      const { meal, day } = await add(both.id, price)
      taken.push([meal.mealTime, day.open])
    }
    expect(taken).toEqual([
      ['lunch', ['dinner']],
      ['dinner', []],
      ['lunch', []],
    ])
    if (!lunchOnly) return
    await expect(add(lunchOnly.id)).rejects.toMatchObject({ code: 'extra_to_confirm' })
  })

  it('charges the second lunch once, and lets the kitchen bring dinner', async () => {
    const diner = await newDiner(test)
    const [lunch = 0, other = 0] = await diner.menuAt('lunch')
    await diner.choose({ mealItemId: lunch })
    const extraPrice = await diner.priceOf(other)
    await diner.choose({ mealItemId: other, extraPrice })
    expect(await delivery(diner)).toMatchObject({ meals: 2, open: ['dinner'] })
    await liveUntil(test, new Date(MONDAYS_CUTOFF).toISOString())
    await diner.week()
    await liveUntil(test, new Date(MONDAYS_CUTOFF + 60_000).toISOString())
    expect(await diner.day(MONDAY)).toMatchObject({
      state: 'locked',
      picked: 3,
      paidPicked: 2,
      open: [],
      meals: [
        { mealItemId: lunch, extraQuantity: 0 },
        { mealItemId: other, extraQuantity: 1 },
        { mealTime: 'dinner', chosenBy: 'kitchen', extraQuantity: 0 },
      ],
    })
    expect(await extrasPaid(diner)).toEqual([extraPrice])
  })

  it('drops the extra lunch, and not the dinner after it, where a move finds no place', async () => {
    const diner = await newDiner(test)
    const to = '2026-12-05'
    const [lunch = 0, other = 0] = await diner.menuAt('lunch')
    const [dinner = 0] = await diner.menuAt('dinner')
    await diner.choose({ mealItemId: lunch })
    await diner.choose({ mealItemId: other, extraPrice: await diner.priceOf(other) })
    await diner.choose({ mealItemId: dinner, mealTime: 'dinner' })
    await test.app.db
      .insertInto('kitchen_days')
      .values({ restaurant_id: 1, day: to, capacity: 2 })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'day']).doUpdateSet({ capacity: 2 }),
      )
      .execute()
    const { id } = await delivery(diner)
    const kept = { mealsKept: 2, mealsDropped: 1 }
    expect(await diner.call(previewMove, { id, to })).toMatchObject(kept)
    expect(await diner.call(moveDelivery, { id, to })).toMatchObject(kept)
    expect(await diner.day(to)).toMatchObject({
      open: [],
      extrasTotal: 0,
      meals: [{ mealItemId: lunch }, { mealTime: 'dinner' }],
    })
  })
})

/** What the migration does to rows that the rule of before has written. */
async function runMigration(): Promise<void> {
  const file = path.join(migrationsFolder, '0360-pay-meals-by-meal-time.sql')
  const text = fs.readFileSync(file, 'utf8')
  await sql.raw(text.slice(text.indexOf('with days as'))).execute(test.app.db)
}

/** Two lunches, as they filled a day of lunch and dinner before. */
async function twoLunchesOfBefore(portions: readonly number[]): Promise<Diner> {
  const diner = await newDiner(test)
  const lunches = await diner.menuAt('lunch')
  for (const [at, quantity] of portions.entries()) {
    await test.app.db
      .insertInto('subscription_meals')
      .values({
        subscription_id: diner.subscriptionId,
        day: MONDAY,
        meal_time: 'lunch',
        menu_item_id: lunches[at] ?? 0,
        quantity,
        price_fils: 4_000,
        created_at: test.clock.now(),
      })
      .execute()
  }
  await runMigration()
  return diner
}

describe('a day that was chosen while two lunches filled it', () => {
  it.each([[[1, 1]], [[2]]])('keeps its portions %j and costs nothing more', async (portions) => {
    const diner = await twoLunchesOfBefore(portions)
    const day = await diner.day(MONDAY)
    expect(day).toMatchObject({ picked: 2, paidPicked: 2, open: [], extrasTotal: 0 })
    expect(day.atCutoff.kind).toBe('as_chosen')
    expect(await delivery(diner)).toMatchObject({ open: [] })
    await liveUntil(test, new Date(MONDAYS_CUTOFF).toISOString())
    await diner.week()
    expect((await diner.day(MONDAY)).meals.map(({ mealTime }) => mealTime)).not.toContain('dinner')
    expect(await extrasPaid(diner)).toEqual([])
  })

  it('stays so after edits, and opens dinner once a lunch is taken off', async () => {
    const diner = await twoLunchesOfBefore([1, 1])
    const [one, two] = (await diner.day(MONDAY)).meals
    const [dinner = 0] = await diner.menuAt('dinner')
    const others = (await diner.menuAt('lunch')).filter(
      (id) => ![one?.mealItemId, two?.mealItemId].includes(id),
    )
    await diner.call(contract.changeMeal, { id: two?.id ?? 0, specialInstructions: 'no salt' })
    await diner.call(contract.changeMeal, { id: two?.id ?? 0, mealItemId: others[0] ?? 0 })
    expect(await diner.day(MONDAY)).toMatchObject({ paidPicked: 2, extrasTotal: 0 })
    await expect(diner.choose({ mealItemId: dinner, mealTime: 'dinner' })).rejects.toMatchObject({
      code: 'extra_to_confirm',
    })
    const { day } = await diner.call(contract.removeMeal, { id: one?.id ?? 0 })
    expect(day).toMatchObject({ paidPicked: 1, open: ['dinner'], extrasTotal: 0 })
    await diner.choose({ mealItemId: dinner, mealTime: 'dinner' })
    expect(await diner.day(MONDAY)).toMatchObject({ paidPicked: 2, open: [], extrasTotal: 0 })
  })

  it('has its portion back at a price only where it was taken off before', async () => {
    const diner = await twoLunchesOfBefore([2])
    const [line] = (await diner.day(MONDAY)).meals
    const id = line?.id ?? 0
    const { day } = await diner.call(contract.changeMeal, { id, quantity: 1 })
    expect(day).toMatchObject({ paidPicked: 1, open: ['dinner'], extrasTotal: 0 })
    await expect(diner.call(contract.changeMeal, { id, quantity: 2 })).rejects.toMatchObject({
      code: 'extra_to_confirm',
      details: { extraPrice: 40 },
    })
  })

  it('keeps what it has past a third one that was an extra before', async () => {
    const diner = await twoLunchesOfBefore([1, 1, 1])
    expect((await diner.day(MONDAY)).meals.map(({ extraQuantity }) => extraQuantity)).toEqual([
      0, 0, 1,
    ])
    await test.app.db
      .deleteFrom('subscription_meals')
      .where('subscription_id', '=', diner.subscriptionId)
      .execute()
  })

  it.each([[[2]], [[1, 1]]])('is eaten with both of its lunches (%j)', async (quantities) => {
    const diner = await twoLunchesOfBefore(quantities)
    const { meals, total } = await diner.call(getNutritionDay, { date: MONDAY })
    expect(meals.map(({ source, mealType }) => [source, mealType])).toEqual([
      ['delivered', 'lunch'],
      ['delivered', 'lunch'],
    ])
    expect(total.calories).toBe(meals.reduce((sum, { calories }) => sum + calories, 0))
  })

  it('is not marked where it is chosen as the plan pays for it', async () => {
    const diner = await newDiner(test)
    const [lunch = 0] = await diner.menuAt('lunch')
    const [dinner = 0] = await diner.menuAt('dinner')
    await diner.choose({ mealItemId: lunch })
    await diner.choose({ mealItemId: dinner, mealTime: 'dinner' })
    await runMigration()
    const { meals } = await diner.day(MONDAY)
    expect(meals.map(({ paidAtAnyTime }) => paidAtAnyTime)).toEqual([0, 0])
  })
})

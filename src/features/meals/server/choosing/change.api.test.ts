import { describe, expect, it } from 'vitest'
import { listMealItems } from '#features/restaurants/contract.ts'
import { addDays } from '#shared/dates.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const dishes = async (diner: Diner, count = 3) => {
  const menu = (await diner.menuAt('lunch')).slice(0, count)
  if (menu.length < count) throw new Error('the menu is too short')
  return menu as [number, number, number]
}

const priceOf = async (diner: Diner, id: number) => {
  const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
  return menu.find((item) => item.id === id)?.price ?? 0
}

const change = (diner: Diner, id: number, input: object) =>
  diner.call(contract.changeMeal, { id, ...input })

describe('PATCH /api/subscription-meals/:id', () => {
  it('changes portions and instructions, and swaps the dish', async () => {
    const diner = await newDiner(test)
    const [one, other] = await dishes(diner)
    const { meal } = await diner.choose({ mealItemId: one, specialInstructions: 'no chilli' })
    const price = await priceOf(diner, one)
    expect((await change(diner, meal.id, { quantity: 2, extraPrice: price })).meal).toMatchObject({
      quantity: 2,
      specialInstructions: 'no chilli',
    })
    const extraPrice = Math.max(0, (await priceOf(diner, other)) - price)
    const input = { mealItemId: other, specialInstructions: null, extraPrice }
    const swapped = await change(diner, meal.id, input)
    expect(swapped).toMatchObject({
      meal: { id: meal.id, mealItemId: other, quantity: 2, specialInstructions: '' },
      day: { picked: 2, open: ['dinner'], extrasTotal: await priceOf(diner, other) },
    })
    expect(swapped.meal.price).toBe(await priceOf(diner, other))
  })

  it('adds the portions to a dish that is there already', async () => {
    const diner = await newDiner(test)
    const [one, other] = await dishes(diner)
    const { meal: kept } = await diner.choose({ mealItemId: one })
    const { meal } = await diner.choose({
      mealItemId: other,
      extraPrice: await priceOf(diner, other),
    })
    const extraPrice = Math.max(0, (await priceOf(diner, one)) - meal.price)
    const { meal: both, day } = await change(diner, meal.id, { mealItemId: one, extraPrice })
    expect(both).toMatchObject({ id: kept.id, quantity: 2 })
    expect(day).toMatchObject({ picked: 2 })
    expect((await diner.day(MONDAY)).meals).toHaveLength(1)
  })

  it('prices a portion more at its meal time, and leaves the other one paid and open', async () => {
    const diner = await newDiner(test)
    const [one, other] = await dishes(diner)
    const { meal } = await diner.choose({ mealItemId: one })
    const extraPrice = await priceOf(diner, one)
    await expect(change(diner, meal.id, { quantity: 2 })).rejects.toMatchObject({
      code: 'extra_to_confirm',
      details: { extraPrice },
    })
    await change(diner, meal.id, { quantity: 2, extraPrice })
    expect(await diner.day(MONDAY)).toMatchObject({ paidPicked: 1, open: ['dinner'] })
    await diner.choose({ mealItemId: other, mealTime: 'dinner' })
    expect((await diner.day(MONDAY)).meals.map(({ extraQuantity }) => extraQuantity)).toEqual([
      1, 0,
    ])
    await change(diner, meal.id, { quantity: 1 })
    expect(await diner.day(MONDAY)).toMatchObject({ extrasTotal: 0, open: [] })
  })

  it('refuses an allergy, a sold-out dish, the cut-off and other people', async () => {
    const diner = await newDiner(test)
    const stranger = await newCustomer(test)
    const [one, other, gone] = await dishes(diner)
    const { meal } = await diner.choose({ mealItemId: one })
    await expect(change({ ...diner, ...stranger }, meal.id, { quantity: 2 })).rejects.toMatchObject(
      { status: 404 },
    )
    await expect(change(diner, meal.id, { quantity: 11 })).rejects.toMatchObject({ status: 400 })
    await expect(change(diner, meal.id, { mealItemId: 999_999 })).rejects.toMatchObject({
      code: 'meal_not_found',
    })
    await test.app.db
      .updateTable('menu_items')
      .set({ is_available: false })
      .where('id', '=', gone)
      .execute()
    await expect(change(diner, meal.id, { mealItemId: gone })).rejects.toMatchObject({
      code: 'dish_sold_out',
    })
    await test.app.db
      .updateTable('menu_items')
      .set({ is_available: true })
      .where('id', '=', gone)
      .execute()
    const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
    const risky = menu.find(({ id, allergens, mealTimes }) => {
      const mine = menu.find((item) => item.id === one)?.allergens ?? []
      const isOther = allergens.some((allergen) => !mine.includes(allergen))
      return id !== one && isOther && mealTimes.includes('lunch')
    })
    const mine = menu.find((item) => item.id === one)?.allergens ?? []
    await diner.saveMember((risky?.allergens ?? []).filter((one_) => !mine.includes(one_)))
    await expect(change(diner, meal.id, { mealItemId: risky?.id })).rejects.toMatchObject({
      code: 'allergy_blocks',
    })
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await expect(change(diner, meal.id, { mealItemId: other })).rejects.toMatchObject({
      code: 'cutoff_passed',
      details: { nextOpenDate: TUESDAY },
    })
  })
})

describe('DELETE /api/subscription-meals/:id', () => {
  it('takes a meal off until the cut-off, and no one else’s', async () => {
    const diner = await newDiner(test)
    const stranger = await newCustomer(test)
    const [one, other] = await dishes(diner)
    const { meal } = await diner.choose({ mealItemId: one })
    const { meal: kept } = await diner.choose({ mealItemId: other, mealTime: 'dinner' })
    await expect(stranger.call(contract.removeMeal, { id: meal.id })).rejects.toMatchObject({
      status: 404,
    })
    const { day } = await diner.call(contract.removeMeal, { id: meal.id })
    expect(day).toMatchObject({ date: MONDAY, picked: 1, paid: 2 })
    await expect(diner.call(contract.removeMeal, { id: meal.id })).rejects.toMatchObject({
      status: 404,
    })
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await expect(diner.call(contract.removeMeal, { id: kept.id })).rejects.toMatchObject({
      code: 'cutoff_passed',
    })
  })
})

describe('GET /api/subscription-meals', () => {
  it('lists from a day to a day, in both languages, and only to the owner', async () => {
    const diner = await newDiner(test, { language: 'ar' })
    const [one, other] = await dishes(diner)
    await diner.choose({ mealItemId: one })
    await diner.choose({ mealItemId: other, date: TUESDAY })
    const { subscriptionId } = diner
    const list = (from: string, to: string) =>
      diner.call(contract.listSubscriptionMeals, { subscriptionId, from, to })
    expect((await list(MONDAY, TUESDAY)).map(({ date }) => date)).toEqual([MONDAY, TUESDAY])
    const [meal] = await list(TUESDAY, TUESDAY)
    expect(meal?.name).toMatch(/[ء-ي]/)
    expect(await list(addDays(TUESDAY, 1), addDays(TUESDAY, 300))).toEqual([])
    const stranger = await newCustomer(test)
    await expect(
      stranger.call(contract.listSubscriptionMeals, { subscriptionId }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('a dish of which the kitchen makes only so many', () => {
  it('is sold to the last portion, which comes back when it is taken off', async () => {
    const diner = await newDiner(test)
    const other = await newDiner(test)
    const [dish] = await dishes(diner)
    const limit = (daily_limit: number | null) =>
      test.app.db.updateTable('menu_items').set({ daily_limit }).where('id', '=', dish).execute()
    const date = '2026-12-09'
    await limit(2)
    const extraPrice = await priceOf(diner, dish)
    const { meal } = await diner.choose({ mealItemId: dish, date, quantity: 2, extraPrice })
    await expect(other.choose({ mealItemId: dish, date })).rejects.toMatchObject({
      code: 'dish_sold_out',
    })
    await change(diner, meal.id, { quantity: 1 })
    await other.choose({ mealItemId: dish, date })
    await diner.call(contract.removeMeal, { id: meal.id })
    await other.choose({ mealItemId: dish, date, mealTime: 'dinner' })
    await limit(null)
  })
})

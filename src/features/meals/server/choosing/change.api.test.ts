import { describe, expect, it } from 'vitest'
import { listMealItems } from '#features/restaurants/contract.ts'
import { addDays } from '#shared/dates.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newEater,
  TUESDAY,
  type Eater,
} from '../../../../../tools/testing/situations/eaters.ts'
import { newCustomer } from '../../../../../tools/testing/situations/orders.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const dishes = async (eater: Eater, count = 3) => {
  const menu = (await eater.menuAt('lunch')).slice(0, count)
  if (menu.length < count) throw new Error('the menu is too short')
  return menu as [number, number, number]
}

const priceOf = async (eater: Eater, id: number) => {
  const menu = await eater.call(listMealItems, { subscriptionId: eater.subscriptionId })
  return menu.find((item) => item.id === id)?.price ?? 0
}

const change = (eater: Eater, id: number, input: object) =>
  eater.call(contract.changeMeal, { id, ...input })

describe('PATCH /api/subscription-meals/:id', () => {
  it('changes portions and instructions, and swaps the dish', async () => {
    const eater = await newEater(test)
    const [one, other] = await dishes(eater)
    const { meal } = await eater.choose({ mealItemId: one, specialInstructions: 'no chilli' })
    const price = await priceOf(eater, one)
    expect((await change(eater, meal.id, { quantity: 2, extraPrice: price })).meal).toMatchObject({
      quantity: 2,
      specialInstructions: 'no chilli',
    })
    const extraPrice = Math.max(0, (await priceOf(eater, other)) - price)
    const input = { mealItemId: other, specialInstructions: null, extraPrice }
    const swapped = await change(eater, meal.id, input)
    expect(swapped).toMatchObject({
      meal: { id: meal.id, mealItemId: other, quantity: 2, specialInstructions: '' },
      day: { picked: 2, open: ['dinner'], extrasTotal: await priceOf(eater, other) },
    })
    expect(swapped.meal.price).toBe(await priceOf(eater, other))
  })

  it('adds the portions to a dish that is there already', async () => {
    const eater = await newEater(test)
    const [one, other] = await dishes(eater)
    const { meal: kept } = await eater.choose({ mealItemId: one })
    const { meal } = await eater.choose({
      mealItemId: other,
      extraPrice: await priceOf(eater, other),
    })
    const extraPrice = Math.max(0, (await priceOf(eater, one)) - meal.price)
    const { meal: both, day } = await change(eater, meal.id, { mealItemId: one, extraPrice })
    expect(both).toMatchObject({ id: kept.id, quantity: 2 })
    expect(day).toMatchObject({ picked: 2 })
    expect((await eater.day(MONDAY)).meals).toHaveLength(1)
  })

  it('prices a portion more at its meal time, and leaves the other one paid and open', async () => {
    const eater = await newEater(test)
    const [one, other] = await dishes(eater)
    const { meal } = await eater.choose({ mealItemId: one })
    const extraPrice = await priceOf(eater, one)
    await expect(change(eater, meal.id, { quantity: 2 })).rejects.toMatchObject({
      code: 'extra_to_confirm',
      details: { extraPrice },
    })
    await change(eater, meal.id, { quantity: 2, extraPrice })
    expect(await eater.day(MONDAY)).toMatchObject({ paidPicked: 1, open: ['dinner'] })
    await eater.choose({ mealItemId: other, mealTime: 'dinner' })
    expect((await eater.day(MONDAY)).meals.map(({ extraQuantity }) => extraQuantity)).toEqual([
      1, 0,
    ])
    await change(eater, meal.id, { quantity: 1 })
    expect(await eater.day(MONDAY)).toMatchObject({ extrasTotal: 0, open: [] })
  })

  it('refuses an allergy, a sold-out dish, the cut-off and other people', async () => {
    const eater = await newEater(test)
    const stranger = await newCustomer(test)
    const [one, other, gone] = await dishes(eater)
    const { meal } = await eater.choose({ mealItemId: one })
    await expect(change({ ...eater, ...stranger }, meal.id, { quantity: 2 })).rejects.toMatchObject(
      { status: 404 },
    )
    await expect(change(eater, meal.id, { quantity: 11 })).rejects.toMatchObject({ status: 400 })
    await expect(change(eater, meal.id, { mealItemId: 999_999 })).rejects.toMatchObject({
      code: 'meal_not_found',
    })
    await test.app.db
      .updateTable('menu_items')
      .set({ is_available: false })
      .where('id', '=', gone)
      .execute()
    await expect(change(eater, meal.id, { mealItemId: gone })).rejects.toMatchObject({
      code: 'dish_sold_out',
    })
    await test.app.db
      .updateTable('menu_items')
      .set({ is_available: true })
      .where('id', '=', gone)
      .execute()
    const menu = await eater.call(listMealItems, { subscriptionId: eater.subscriptionId })
    const risky = menu.find(({ id, allergens, mealTimes }) => {
      const mine = menu.find((item) => item.id === one)?.allergens ?? []
      const isOther = allergens.some((allergen) => !mine.includes(allergen))
      return id !== one && isOther && mealTimes.includes('lunch')
    })
    const mine = menu.find((item) => item.id === one)?.allergens ?? []
    await eater.saveMember((risky?.allergens ?? []).filter((one_) => !mine.includes(one_)))
    await expect(change(eater, meal.id, { mealItemId: risky?.id })).rejects.toMatchObject({
      code: 'allergy_blocks',
    })
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await expect(change(eater, meal.id, { mealItemId: other })).rejects.toMatchObject({
      code: 'cutoff_passed',
      details: { nextOpenDate: TUESDAY },
    })
  })
})

describe('DELETE /api/subscription-meals/:id', () => {
  it('takes a meal off until the cut-off, and nobody else’s', async () => {
    const eater = await newEater(test)
    const stranger = await newCustomer(test)
    const [one, other] = await dishes(eater)
    const { meal } = await eater.choose({ mealItemId: one })
    const { meal: kept } = await eater.choose({ mealItemId: other, mealTime: 'dinner' })
    await expect(stranger.call(contract.removeMeal, { id: meal.id })).rejects.toMatchObject({
      status: 404,
    })
    const { day } = await eater.call(contract.removeMeal, { id: meal.id })
    expect(day).toMatchObject({ date: MONDAY, picked: 1, paid: 2 })
    await expect(eater.call(contract.removeMeal, { id: meal.id })).rejects.toMatchObject({
      status: 404,
    })
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await expect(eater.call(contract.removeMeal, { id: kept.id })).rejects.toMatchObject({
      code: 'cutoff_passed',
    })
  })
})

describe('GET /api/subscription-meals', () => {
  it('lists from a day to a day, in both languages, and only to the owner', async () => {
    const eater = await newEater(test, { language: 'ar' })
    const [one, other] = await dishes(eater)
    await eater.choose({ mealItemId: one })
    await eater.choose({ mealItemId: other, date: TUESDAY })
    const { subscriptionId } = eater
    const list = (from: string, to: string) =>
      eater.call(contract.listSubscriptionMeals, { subscriptionId, from, to })
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
    const eater = await newEater(test)
    const other = await newEater(test)
    const [dish] = await dishes(eater)
    const limit = (daily_limit: number | null) =>
      test.app.db.updateTable('menu_items').set({ daily_limit }).where('id', '=', dish).execute()
    const date = '2026-12-09'
    await limit(2)
    const extraPrice = await priceOf(eater, dish)
    const { meal } = await eater.choose({ mealItemId: dish, date, quantity: 2, extraPrice })
    await expect(other.choose({ mealItemId: dish, date })).rejects.toMatchObject({
      code: 'dish_sold_out',
    })
    await change(eater, meal.id, { quantity: 1 })
    await other.choose({ mealItemId: dish, date })
    await eater.call(contract.removeMeal, { id: meal.id })
    await other.choose({ mealItemId: dish, date, mealTime: 'dinner' })
    await limit(null)
  })
})

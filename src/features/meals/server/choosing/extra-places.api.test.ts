import { beforeEach, afterEach, describe, expect, it } from 'vitest'
import * as deliveries from '#features/deliveries/contract.ts'
import { moveDelivery, previewMove } from '#features/deliveries/change-contract.ts'
import { createMember } from '#features/household/contract.ts'
import { withdrawDish } from '#features/kitchen-menu/contract.ts'
import { closeDays, reopenDays } from '#features/kitchen-menu/days-contract.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { pauseSubscription, resumeSubscription } from '#features/subscriptions/pause-contract.ts'
import { ALLERGENS } from '#shared/food/food.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import {
  signInKitchen,
  useKitchenApp,
} from '../../../../../tools/testing/situations/kitchen-guests.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import { wrongPlaces } from '../../../../../tools/testing/running.ts'
import { changeMeal, removeMeal } from '../../contract.ts'
import { closeDueDays } from '../public.ts'

const test = useKitchenApp()
const OTHER_DAY = '2026-12-05'
const PAID = 2

beforeEach(async () => {
  await test.app.db.updateTable('kitchen_days').set({ capacity: 500 }).execute()
})

afterEach(async () => {
  const wrong = await wrongPlaces(test)
  if (wrong.length > 0) throw new Error(`places are off: ${JSON.stringify(wrong)}`)
})

const booked = async (day = MONDAY): Promise<number> => {
  const row = await test.app.db
    .selectFrom('kitchen_days')
    .select('booked')
    .where('restaurant_id', '=', 1)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.booked ?? 0
}

/** So that a day has as many places as are booked, and `left` more. */
const leave = async (left: number, day = MONDAY) => {
  const capacity = (await booked(day)) + left
  await test.app.db
    .insertInto('kitchen_days')
    .values({ restaurant_id: 1, day, capacity })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'day']).doUpdateSet({ capacity }))
    .execute()
}

const price = async (menuItemId: number) => {
  const { price_fils } = await test.app.db
    .selectFrom('menu_items')
    .select('price_fils')
    .where('id', '=', menuItemId)
    .executeTakeFirstOrThrow()
  return price_fils / 100
}

/** Chooses dinner, and portions of one dish for lunch, one of them paid. */
async function chooseExtras(diner: Diner, extras: number) {
  const [mealItemId = 0] = await diner.menuAt('lunch')
  const extraPrice = (await price(mealItemId)) * extras
  const [dinner = 0] = await diner.menuAt('dinner')
  const { meals } = await diner.day(MONDAY)
  if (meals.length === 0) await diner.choose({ mealItemId: dinner, mealTime: 'dinner' })
  return diner.choose({ mealItemId, quantity: 1 + extras, extraPrice })
}

const deliveryOn = async (diner: Diner, day = MONDAY): Promise<number> => {
  const { id } = await test.app.db
    .selectFrom('delivery_days')
    .select('id')
    .where('subscription_id', '=', diner.subscriptionId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return id
}

const picked = async (diner: Diner, day = MONDAY) => (await diner.day(day)).picked

describe('an extra takes a place of the day', () => {
  it('as every cooked portion does, and gives it back when it is taken off', async () => {
    const diner = await newDiner(test)
    const before = await booked()
    const { meal } = await chooseExtras(diner, 3)
    expect(await booked()).toBe(before + 3)
    await diner.call(changeMeal, { id: meal.id, quantity: 2 })
    expect(await booked()).toBe(before + 1)
    await diner.call(removeMeal, { id: meal.id })
    expect(await booked()).toBe(before)
  })

  it('is refused where the day is full, with the next day that has room', async () => {
    const diner = await newDiner(test)
    await leave(1)
    await leave(0, TUESDAY)
    await expect(chooseExtras(diner, 2)).rejects.toMatchObject({
      status: 409,
      code: 'kitchen_day_full',
      text: expect.stringContaining('no extra can be added. It has room again on'),
      details: { day: MONDAY, nextFreeDay: '2026-12-02' },
    })
    expect(await picked(diner)).toBe(1)
    const { meal } = await chooseExtras(diner, 1)
    const extraPrice = meal.price
    await expect(
      diner.call(changeMeal, { id: meal.id, quantity: 3, extraPrice }),
    ).rejects.toMatchObject({ code: 'kitchen_day_full' })
    expect(await picked(diner)).toBe(3)
  })
})

describe('a day with extras that does not come gives all its places back', () => {
  it('when it is skipped, and takes them again when the skip is', async () => {
    const diner = await newDiner(test)
    const before = await booked()
    await chooseExtras(diner, 2)
    const id = await deliveryOn(diner)
    await diner.call(deliveries.skipDelivery, { id })
    expect(await booked()).toBe(before - PAID)
    expect(await diner.call(deliveries.unskipDelivery, { id })).toMatchObject({ extrasDropped: 0 })
    expect(await booked()).toBe(before + 2)
    expect(await picked(diner)).toBe(4)
  })

  it('drops the extras that find no place when a skip is taken back, and says so', async () => {
    const diner = await newDiner(test)
    await chooseExtras(diner, 2)
    const id = await deliveryOn(diner)
    await diner.call(deliveries.skipDelivery, { id })
    await leave(PAID + 1)
    expect(await diner.call(deliveries.unskipDelivery, { id })).toMatchObject({ extrasDropped: 1 })
    expect(await picked(diner)).toBe(3)
    const sent = await test.app.db
      .selectFrom('messages')
      .select('parameters')
      .where('recipient', '=', diner.phone)
      .where('template', '=', 'extras-dropped')
      .execute()
    expect(sent).toEqual([{ parameters: { day: MONDAY, meals: 1 } }])
  })

  it('when it moves: they go along as far as the other day has places', async () => {
    const diner = await newDiner(test)
    const before = await booked()
    await chooseExtras(diner, 2)
    const id = await deliveryOn(diner)
    await leave(PAID + 1, OTHER_DAY)
    const other = await booked(OTHER_DAY)
    const meals = { mealsKept: 3, mealsDropped: 1 }
    expect(await diner.call(previewMove, { id, to: OTHER_DAY })).toMatchObject(meals)
    expect(await diner.call(moveDelivery, { id, to: OTHER_DAY })).toMatchObject(meals)
    expect(await booked()).toBe(before - PAID)
    expect(await booked(OTHER_DAY)).toBe(other + PAID + 1)
    expect(await picked(diner, OTHER_DAY)).toBe(3)
  })

  it('when a pause holds it up, and takes them again when the pause ends early', async () => {
    const diner = await newDiner(test)
    const before = await booked()
    await chooseExtras(diner, 2)
    const pause = { id: diner.subscriptionId, from: MONDAY, to: '2026-12-04' }
    await diner.call(pauseSubscription, pause)
    expect(await booked()).toBe(before - PAID)
    await diner.call(resumeSubscription, { id: diner.subscriptionId })
    expect(await booked()).toBe(before + 2)
  })

  it('when the subscription is cancelled', async () => {
    const diner = await newDiner(test)
    const before = await booked()
    await chooseExtras(diner, 2)
    await diner.call(cancelSubscription, { id: diner.subscriptionId })
    expect(await booked()).toBe(before - PAID)
  })

  it('when an allergy takes the dish off', async () => {
    const diner = await newDiner(test)
    const before = await booked()
    const { meal } = await chooseExtras(diner, 2)
    const { allergens } = await test.app.db
      .selectFrom('menu_items as i')
      .innerJoin('dishes as f', 'f.id', 'i.dish_id')
      .select('f.allergens')
      .where('i.id', '=', meal.mealItemId)
      .executeTakeFirstOrThrow()
    const allergen = ALLERGENS.find((one) => allergens.includes(one))
    if (!allergen) throw new Error('a dish without allergens')
    await diner.call(createMember, {
      name: 'Sara',
      portion: 'regular',
      diets: [],
      allergens: [allergen],
      dislikes: [],
      fastsInRamadan: false,
    })
    expect(await booked()).toBe(before)
  })
})

describe('a kitchen that takes away what was chosen gives the places free', () => {
  it('of a day that it closes', async () => {
    const diner = await newDiner(test)
    const kitchen = await signInKitchen(test)
    await chooseExtras(diner, 2)
    await kitchen.call(closeDays, { from: MONDAY, to: MONDAY })
    expect(await booked()).toBe(0)
    await kitchen.call(reopenDays, { from: MONDAY, to: MONDAY })
  })

  it('of a dish that it takes off the menu', async () => {
    const diner = await newDiner(test)
    const kitchen = await signInKitchen(test)
    const before = await booked()
    const { meal } = await chooseExtras(diner, 2)
    await kitchen.call(withdrawDish, { id: meal.mealItemId })
    expect(await booked()).toBe(before)
  })
})

describe('the cut-off', () => {
  it('keeps the places of extras that come', async () => {
    const diner = await newDiner(test)
    const before = await booked()
    await chooseExtras(diner, 2)
    test.clock.moveTo(new Date(MONDAYS_CUTOFF))
    await closeDueDays(test.app.db, 'all', test.clock.now())
    expect(await booked()).toBe(before + 2)
  })
})

it('an order that is cancelled, or not paid, before its first charge gives its places back', async () => {
  const cancels = await newDiner(test, { order: { startDate: MONDAY } })
  const fails = await newDiner(test, { order: { startDate: MONDAY } })
  const before = await booked()
  await chooseExtras(cancels, 2)
  await chooseExtras(fails, 2)
  await cancels.call(cancelSubscription, { id: cancels.subscriptionId })
  await test.app.db
    .updateTable('simulator.card_setups')
    .set({ behaviour: 'expired_when_charged' })
    .execute()
  expect(await booked()).toBe(before - PAID + 2)
  for (const day of ['2026-11-28', '2026-12-02']) await liveUntil(test, `${day}T06:00:00Z`)
  expect(await booked()).toBe(before - 2 * PAID)
})

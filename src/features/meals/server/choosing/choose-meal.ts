import type { MealTime } from '#shared/food/food.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  insertMeals,
  setDayAddress,
  settleExtraPlaces,
  updateMeal,
} from '#features/deliveries/server/public.ts'
import type { chooseMeal as contract } from '../../contract.ts'
import { openSlots, paidOf } from '../../rules.ts'
import { type LockedDay, lockOpenDay } from '../lock-day.ts'
import { findDish } from '../stores/dish-store.ts'
import { answerChanged } from './answer-changed.ts'
import { ensureExtras, ensureQuantity, lockExtras, takeDish } from './ensure.ts'

export async function chooseMeal(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { subscriptionId, mealItemId: menuItemId, quantity } = input
  const locked = await lockOpenDay(tx, who, subscriptionId, input.date)
  const { day, meals, now } = locked
  const mealTime = input.mealTime ?? (await mealTimeFor(tx, locked, menuItemId))
  if (!day.mealTimes.includes(mealTime)) {
    throw new Refusal('meal_time_not_in_plan', 422, { fields: ['mealTime'] })
  }
  const same = meals.find((meal) => meal.mealTime === mealTime && meal.menuItemId === menuItemId)
  ensureQuantity((same?.quantity ?? 0) + quantity)
  const line = {
    subscriptionId,
    day: day.day,
    mealTime,
    menuItemId,
    quantity: (same?.quantity ?? 0) + quantity,
    specialInstructions: input.specialInstructions ?? same?.specialInstructions ?? '',
    chosenBy: 'customer' as const,
    paidAtAnyTime: same?.paidAtAnyTime ?? 0,
  }
  const withLine = <L>(one: L) =>
    same ? meals.map((meal) => (meal === same ? one : meal)) : [...meals, one]
  const hasExtras = await lockExtras(tx, locked, withLine(line))
  const dish = await takeDish(tx, who, locked, { menuItemId, mealTime, portions: quantity })
  const chosen = { ...line, priceFils: same?.priceFils ?? dish.priceFils }
  const addressId = input.deliveryAddressId ?? day.addressId
  if (addressId !== day.addressId) await setDayAddress(tx, who, { id: day.id, addressId })
  if (same) await updateMeal(tx, same.id, chosen, now)
  else await insertMeals(tx, [chosen], now)
  if (hasExtras) await settleExtraPlaces(tx, [{ subscriptionId, day: day.day }], now)
  await ensureExtras(tx, locked, withLine(chosen), input.extraPrice)
  return answerChanged(tx, who, locked, { mealTime, menuItemId })
}

/** Where none is named: the first open one of the dish, else lunch where the dish has it. */
async function mealTimeFor(
  tx: Transaction,
  { day, meals }: LockedDay,
  menuItemId: number,
): Promise<MealTime> {
  const dish = await findDish(tx, menuItemId)
  const ofDish = (mealTime: MealTime) => dish?.mealTimes.includes(mealTime) === true
  const open = openSlots(meals, paidOf(day)).find(ofDish)
  if (open) return open
  const times = day.mealTimes.filter(ofDish)
  return times.includes('lunch') ? 'lunch' : (times[0] ?? day.mealTimes[0] ?? 'lunch')
}

import type { Answer, Wish } from '#shared/wire/endpoint.ts'
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
import { pickedOf } from '../../rules.ts'
import { holdOpenDay } from '../hold-day.ts'
import { answerChanged } from './answer-changed.ts'
import { assureExtras, assureQuantity, holdExtras, takeDish } from './assure.ts'

export async function chooseMeal(
  tx: Transaction,
  who: Member,
  wish: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { subscriptionId, mealItemId: menuItemId, mealTime, quantity } = wish
  const held = await holdOpenDay(tx, who, subscriptionId, wish.date)
  const { day, meals, now } = held
  if (!day.mealTimes.includes(mealTime)) {
    throw new Refusal('meal_time_not_in_plan', 422, { fields: ['mealTime'] })
  }
  const same = meals.find((meal) => meal.mealTime === mealTime && meal.menuItemId === menuItemId)
  assureQuantity((same?.quantity ?? 0) + quantity)
  const hasExtras = await holdExtras(tx, held, pickedOf(meals) + quantity)
  const dish = await takeDish(tx, who, held, { menuItemId, mealTime, portions: quantity })
  const priceFils = same?.priceFils ?? dish.priceFils
  const chosen = {
    subscriptionId,
    day: day.day,
    mealTime,
    menuItemId,
    quantity: (same?.quantity ?? 0) + quantity,
    specialInstructions: wish.specialInstructions ?? same?.specialInstructions ?? '',
    chosenBy: 'customer' as const,
    priceFils,
  }
  const after = same ? meals.map((meal) => (meal === same ? chosen : meal)) : [...meals, chosen]
  const addressId = wish.deliveryAddressId ?? day.addressId
  if (addressId !== day.addressId) await setDayAddress(tx, who, { id: day.id, addressId })
  if (same) await updateMeal(tx, same.id, chosen, now)
  else await insertMeals(tx, [chosen], now)
  if (hasExtras) await settleExtraPlaces(tx, [{ subscriptionId, day: day.day }], now)
  await assureExtras(tx, held, after, wish.extraPrice)
  return answerChanged(tx, who, held, { mealTime, menuItemId })
}

import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { deleteMeals, settleExtraPlaces, updateMeal } from '#features/deliveries/server/public.ts'
import { releaseDishPortions } from '#features/restaurants/server/public.ts'
import type { changeMeal as changeContract, removeMeal as removeContract } from '../../contract.ts'
import { type LockedDay, lockOpenDay } from '../lock-day.ts'
import { findOwnMeal, type MealRow } from '../stores/meal-store.ts'
import { answerChanged, readChangedDay } from './answer-changed.ts'
import { ensureExtras, ensureQuantity, lockExtras, takeDish } from './ensure.ts'

/** Portions, instructions, or another dish in its place. */
export async function changeMeal(
  tx: Transaction,
  who: Member,
  input: Input<typeof changeContract>,
): Promise<Output<typeof changeContract>> {
  const { locked, meal } = await lockOwnMeal(tx, who, input.id)
  const menuItemId = input.mealItemId ?? meal.menuItemId
  const quantity = input.quantity ?? meal.quantity
  const isSwap = menuItemId !== meal.menuItemId
  const target = isSwap
    ? locked.meals.find(
        (other) => other.mealTime === meal.mealTime && other.menuItemId === menuItemId,
      )
    : undefined
  ensureQuantity(quantity + (target?.quantity ?? 0))
  const portions = isSwap ? quantity : quantity - meal.quantity
  const kept = target ?? meal
  const line: MealRow = {
    ...kept,
    menuItemId,
    quantity: quantity + (target?.quantity ?? 0),
    paidAtAnyTime: Math.min(quantity, meal.paidAtAnyTime) + (target?.paidAtAnyTime ?? 0),
    specialInstructions:
      input.specialInstructions === undefined
        ? kept.specialInstructions
        : (input.specialInstructions ?? ''),
    chosenBy: 'customer',
  }
  const withLine = (one: MealRow) =>
    locked.meals
      .filter((other) => other === kept || other !== meal)
      .map((other) => (other === kept ? one : other))
  const hasExtras = await lockExtras(tx, locked, withLine(line))
  const dish =
    isSwap || portions > 0
      ? await takeDish(tx, who, locked, { menuItemId, mealTime: meal.mealTime, portions })
      : undefined
  const priceFils = isSwap && !target && dish ? dish.priceFils : kept.priceFils
  const changed = { ...line, priceFils }

  if (isSwap) await release(tx, meal, meal.quantity)
  else if (portions < 0) await release(tx, meal, -portions)
  if (target) await deleteMeals(tx, [meal.id])
  await updateMeal(tx, changed.id, changed, locked.now)
  if (hasExtras) await settleExtraPlaces(tx, [meal], locked.now)
  await ensureExtras(tx, locked, withLine(changed), input.extraPrice)
  return answerChanged(tx, who, locked, { mealTime: meal.mealTime, menuItemId })
}

export async function removeMeal(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof removeContract>,
): Promise<Output<typeof removeContract>> {
  const { locked, meal } = await lockOwnMeal(tx, who, id)
  const after = locked.meals.filter((other) => other !== meal)
  const hasExtras = await lockExtras(tx, locked, after)
  await release(tx, meal, meal.quantity)
  await deleteMeals(tx, [id])
  if (hasExtras) await settleExtraPlaces(tx, [meal], locked.now)
  const { day } = await readChangedDay(tx, who, locked)
  return { day }
}

const release = (tx: Transaction, { menuItemId, day }: MealRow, portions: number): Promise<void> =>
  releaseDishPortions(tx, { menuItemId, day, portions })

async function lockOwnMeal(
  tx: Transaction,
  who: Member,
  id: number,
): Promise<{ locked: LockedDay; meal: MealRow }> {
  const found = await findOwnMeal(tx, who.id, id)
  if (!found) throw new Refusal('not_found', 404)
  const locked = await lockOpenDay(tx, who, found.subscriptionId, found.day)
  const meal = locked.meals.find((one) => one.id === id)
  if (!meal) throw new Refusal('not_found', 404)
  return { locked, meal }
}

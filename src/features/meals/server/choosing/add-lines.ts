import type { Transaction } from '#server/database/database.ts'
import { insertMeals, updateMeal } from '#features/deliveries/server/public.ts'
import { takeDishPortions } from '#features/restaurants/server/public.ts'
import type { ChosenLine } from '../../day-rules.ts'
import type { Chooser } from '../../rules.ts'
import type { DayRow } from '../stores/day-store.ts'
import type { MealRow } from '../stores/meal-store.ts'

/** A line that is to be added to a day, next to the meals that are on it. */
export interface Addition {
  day: DayRow
  meals: readonly MealRow[]
  line: ChosenLine
}

/** By the order that all keep who take portions of several dishes. */
export const inOrderOfDishes = <A extends Pick<Addition, 'day' | 'line'>>(
  added: readonly A[],
): A[] =>
  added.toSorted(
    (a, b) => a.line.menuItemId - b.line.menuItemId || a.day.day.localeCompare(b.day.day),
  )

/**
 * Takes the portions, and answers what a portion of each dish costs.
 * @throws Refusal `dish_sold_out`
 */
export async function takeLines(
  tx: Transaction,
  added: readonly Addition[],
): Promise<ReadonlyMap<number, number>> {
  const priceOf = new Map<number, number>()
  for (const { day, line } of inOrderOfDishes(added)) {
    const { menuItemId, quantity: portions } = line
    const dish = await takeDishPortions(tx, { menuItemId, day: day.day, portions })
    priceOf.set(menuItemId, dish.priceFils)
  }
  return priceOf
}

export interface LinesToWrite {
  subscriptionId: number
  added: readonly Addition[]
  priceOf: ReadonlyMap<number, number>
  chosenBy: Chooser
}

/** Puts lines on their days; the same dish at the same meal gets more portions. */
export async function writeLines(
  tx: Transaction,
  { subscriptionId, added, priceOf, chosenBy }: LinesToWrite,
  now: Date,
): Promise<void> {
  for (const { day, meals, line } of added) {
    const { mealTime, menuItemId, quantity, specialInstructions, paidAtAnyTime } = line
    const same = meals.find((meal) => meal.mealTime === mealTime && meal.menuItemId === menuItemId)
    if (same) {
      await updateMeal(tx, same.id, { ...same, quantity: same.quantity + quantity }, now)
      continue
    }
    const priceFils = priceOf.get(menuItemId) ?? 0
    const meal = { mealTime, menuItemId, quantity, specialInstructions, priceFils, paidAtAnyTime }
    await insertMeals(tx, [{ ...meal, subscriptionId, day: day.day, chosenBy }], now)
  }
}

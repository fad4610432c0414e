import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Chooser } from '#features/meals/rules.ts'

export interface NewMeal {
  subscriptionId: number
  day: Day
  mealTime: MealTime
  menuItemId: number
  quantity: number
  specialInstructions: string
  chosenBy: Chooser
  priceFils: number
  paidAtAnyTime: number
}

export async function insertMeals(
  tx: Transaction,
  meals: readonly NewMeal[],
  now: Date,
): Promise<void> {
  if (meals.length === 0) return
  await tx
    .insertInto('subscription_meals')
    .values(
      meals.map((meal) => ({
        subscription_id: meal.subscriptionId,
        day: meal.day,
        meal_time: meal.mealTime,
        menu_item_id: meal.menuItemId,
        quantity: meal.quantity,
        special_instructions: meal.specialInstructions,
        chosen_by: meal.chosenBy,
        price_fils: meal.priceFils,
        paid_at_any_time: meal.paidAtAnyTime,
        created_at: now,
      })),
    )
    .execute()
}

export async function updateMeal(
  tx: Transaction,
  id: number,
  meal: Omit<NewMeal, 'subscriptionId' | 'day' | 'mealTime'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('subscription_meals')
    .set({
      menu_item_id: meal.menuItemId,
      quantity: meal.quantity,
      special_instructions: meal.specialInstructions,
      chosen_by: meal.chosenBy,
      price_fils: meal.priceFils,
      paid_at_any_time: Math.min(meal.quantity, meal.paidAtAnyTime),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteMeals(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('subscription_meals').where('id', 'in', ids).execute()
}

/** The customer's own calendar shows what really comes. */
export async function substituteChosenDish(
  tx: Transaction,
  meal: { subscriptionId: number; day: Day; mealTime: MealTime; menuItemId: number },
  menuItemId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('subscription_meals')
    .set({ menu_item_id: menuItemId, chosen_by: 'kitchen', updated_at: now })
    .where('subscription_id', '=', meal.subscriptionId)
    .where('day', '=', meal.day)
    .where('meal_time', '=', meal.mealTime)
    .where('menu_item_id', '=', meal.menuItemId)
    .execute()
}

import type { MealTime } from '#shared/food/food.ts'
import type { Task } from '../task.ts'
import { KCAL_OF_NET_CARBS_LIMIT, MEAL_SHARES_PERCENT, NET_CARBS_A_DAY_G } from '../weights.ts'

/** Which part of a day these meals make up, 0 to 1. */
export const shareOfDay = (mealTimes: readonly MealTime[]): number =>
  mealTimes.reduce((sum, time) => sum + MEAL_SHARES_PERCENT[time], 0) / 100

/** Milligrams of net carbohydrates that a person's planned meals of a day may have in all. */
export const netCarbsLimitMg = ({
  diets,
  targets,
  mealTimes,
}: Pick<Task, 'diets' | 'targets' | 'mealTimes'>): number => {
  const grams = Math.min(
    diets.includes('keto') ? NET_CARBS_A_DAY_G.keto : Infinity,
    diets.includes('low-carb') ? NET_CARBS_A_DAY_G['low-carb'] : Infinity,
  )
  const growth = Math.max(1, (targets?.kcal ?? 0) / KCAL_OF_NET_CARBS_LIMIT)
  return Math.floor(grams * 1000 * shareOfDay(mealTimes) * growth)
}

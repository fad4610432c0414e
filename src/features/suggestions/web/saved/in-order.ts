import { MEAL_TIMES, type MealTime } from '#shared/food/food.ts'
import type { Day } from '#shared/dates.ts'

interface Dated {
  id: number
  date: Day
  mealType: MealTime
}

/** From today on in the order in which they are eaten, then what is past, the newest first. */
export function inOrder<Meal extends Dated>(meals: readonly Meal[], today: Day): Meal[] {
  const byMeal = (one: Meal, other: Meal) =>
    one.date.localeCompare(other.date) ||
    MEAL_TIMES.indexOf(one.mealType) - MEAL_TIMES.indexOf(other.mealType) ||
    one.id - other.id
  const isAhead = ({ date }: Meal) => date >= today
  return [
    ...meals.filter(isAhead).toSorted(byMeal),
    ...meals.filter((meal) => !isAhead(meal)).toSorted((one, other) => byMeal(other, one)),
  ]
}

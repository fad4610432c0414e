import type { MealTime } from '#shared/food/food.ts'
import { coverMeals, extrasOf, paidOf, pickedOf, type PaidDay } from '../rules.ts'
import type { ChosenMeal, SelectionDay } from './queries.ts'

type Day = Pick<SelectionDay, 'paid' | 'mealsBack' | 'mealTimes' | 'meals'>

const paidDayOf = ({ paid, mealsBack, mealTimes }: Day): PaidDay =>
  paidOf({ meals: paid, mealsBack, mealTimes })

/** A day with other meals: what is paid of them, what is open, and what comes on top. */
export function countedDay(day: SelectionDay, lines: readonly ChosenMeal[]): SelectionDay {
  const { extras, covered, open } = coverMeals(lines, paidDayOf(day))
  const meals = lines.map((meal, place) => ({ ...meal, extraQuantity: extras[place] ?? 0 }))
  return {
    ...day,
    meals,
    picked: pickedOf(meals),
    paidPicked: covered,
    open,
    extrasTotal: meals.reduce((sum, { extraQuantity, price }) => sum + extraQuantity * price, 0),
  }
}

/** How many more portions at a meal time would be extras. */
export function extrasWith(day: Day, mealTime: MealTime, quantity: number): number {
  const more = { mealTime, quantity, paidAtAnyTime: 0 }
  return extrasOf([...day.meals, more], paidDayOf(day)).at(-1) ?? 0
}

/** As the how many-th of its meal time the next extra would come: the second lunch. */
export function placeOfNextExtra(day: Day, mealTime: MealTime): number {
  const picked = pickedOf(day.meals.filter((meal) => meal.mealTime === mealTime))
  let place = picked + 1
  while (extrasWith(day, mealTime, place - picked) === 0) place++
  return place
}

export const countDayExtras = ({ meals }: Pick<SelectionDay, 'meals'>): number =>
  meals.reduce((sum, { extraQuantity }) => sum + extraQuantity, 0)

/** A day that can be changed, on which a paid meal is not chosen. */
export const lacksMeal = ({ state, paidPicked, paid }: SelectionDay): boolean =>
  state === 'open' && paidPicked < paid

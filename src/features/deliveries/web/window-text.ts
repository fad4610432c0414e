import type { MealTime } from '#shared/food/food.ts'
import { OCCASION_NAMES, type Occasion } from '#shared/food/occasions.ts'
import type { Language } from '#shared/language.ts'
import type { Delivery } from './queries.ts'

/** The part of the day that comes next to the door, once the kitchen has begun with it. */
export const nextStop = ({ drops: stops }: Delivery) =>
  stops.find(({ status }) => status !== 'delivered' && status !== 'failed')

/** When the day's next meal comes. */
export const nextWindow = (delivery: Delivery) => nextStop(delivery)?.window ?? delivery.windows[0]

/** The dishes in the order of their meal times. */
export const dishesOf = ({ chosen, windows }: Delivery): Delivery['chosen'] =>
  windows.flatMap(({ mealTime }) => chosen.filter((meal) => meal.mealTime === mealTime))

/** "1 of 2, dinner open" of a day that is chosen in part. */
export function openWords(
  delivery: Delivery,
  language: Language,
  { partly, and }: { partly: (picked: number, of: number, open: string) => string; and: string },
): string {
  const { open, meals } = delivery
  const names = [...new Set(open)]
    .map((mealTime) => OCCASION_NAMES[occasionIn(delivery, mealTime)][language])
    .map((name) => (language === 'en' ? name.toLowerCase() : name))
  return partly(meals - open.length, meals, names.join(and))
}

/** As what a meal comes on this day: in Ramadan lunch may be suhoor. */
export const occasionIn = ({ windows }: Delivery, mealTime: MealTime): Occasion =>
  windows.find((usual) => usual.mealTime === mealTime)?.occasion ?? mealTime

import type { MealTime } from '#shared/food/food.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Delivery } from './queries.ts'

/** The part of the day that comes next to the door, once the kitchen has begun with it. */
export const nextDrop = ({ drops }: Delivery) =>
  drops.find(({ status }) => status !== 'delivered' && status !== 'failed')

/** When the day's next meal comes. */
export const nextWindow = (delivery: Delivery) => nextDrop(delivery)?.window ?? delivery.windows[0]

/** The dishes in the order of their meal times. */
export const dishesOf = ({ chosen, windows }: Delivery): Delivery['chosen'] =>
  windows.flatMap(({ mealTime }) => chosen.filter((meal) => meal.mealTime === mealTime))

/** As what a meal comes on this day: in Ramadan lunch may be suhoor. */
export const occasionIn = ({ windows }: Delivery, mealTime: MealTime): Occasion =>
  windows.find((door) => door.mealTime === mealTime)?.occasion ?? mealTime

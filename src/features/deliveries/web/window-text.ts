import type { Delivery } from './queries.ts'

/** From the first window of the day to the end of that window. */
export const firstWindow = ({ windows }: Delivery) => windows[0]

/** The dishes in the order of their meal times. */
export const dishesOf = ({ chosen, windows }: Delivery): Delivery['chosen'] =>
  windows.flatMap(({ mealTime }) => chosen.filter((meal) => meal.mealTime === mealTime))

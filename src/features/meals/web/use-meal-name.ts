import { useMealTimeName } from '#features/ramadan/web/public.ts'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { useSelection } from './use-selection.ts'

/** What a meal is called on the open day, or on another one: in Ramadan lunch may be suhoor. */
export function useMealName(): (mealTime: MealTime, on?: Day) => string {
  const { selection, day } = useSelection()
  const nameOn = useMealTimeName(selection.subscriptionId)
  return (mealTime, on = day.day) => nameOn(mealTime, on)
}

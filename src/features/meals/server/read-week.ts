import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { listDays, type DayRow } from './stores/day-store.ts'
import { listMeals, type MealRow } from './stores/meal-store.ts'
import type { LockedSubscription } from './stores/subscription-store.ts'

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The meals of a day that its kitchen cooks: another kitchen may have taken the day over. */
export const mealsOfDay = (
  meals: readonly MealRow[],
  { day, restaurantId }: Pick<DayRow, 'day' | 'restaurantId'>,
): MealRow[] => meals.filter((meal) => meal.day === day && meal.restaurantId === restaurantId)

/** What a week brought: the choices of skipped days stay out. */
export async function listComing(
  db: Database,
  { id, customerId }: Pick<LockedSubscription, 'id' | 'customerId'>,
  week: Day,
): Promise<MealRow[]> {
  const to = addDays(week, 6)
  const days = await listDays(db, { customerId, subscriptionId: id, from: week, to })
  const meals = await listMeals(db, id, week, to)
  return days.filter(({ status }) => status !== 'skipped').flatMap((day) => mealsOfDay(meals, day))
}

import { addDays, daysBetween } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { listComingMeals } from '#features/meals/server/public.ts'
import type { ServedMeal } from '../../engine/engine.ts'
import type { Week, WeekSlot } from './week-store.ts'

interface Place {
  day: number
  mealTime: MealTime
}

export const isAt = (one: Place, other: Place): boolean =>
  one.day === other.day && one.mealTime === other.mealTime

/** What deliveries bring in these days: that meal time is theirs, and what they hold counts. */
export async function listServed(
  db: Database,
  { id }: { id: string },
  { startsOn, days }: Pick<Week, 'startsOn' | 'days'>,
): Promise<ServedMeal[]> {
  const coming = await listComingMeals(db, id, { from: startsOn, to: addDays(startsOn, days - 1) })
  return coming.map(({ day, mealTime, eaten }) => ({
    day: daysBetween(startsOn, day),
    mealTime,
    ...(eaten && { eaten }),
  }))
}

/**
 * The places of a planned week that nothing is in: whatever has become of their deliveries since,
 * a meal that is replaced elsewhere leaves them as they are.
 */
export function emptyPlaces(
  { startsOn, days }: Pick<Week, 'startsOn' | 'days'>,
  slots: readonly Pick<WeekSlot, 'day' | 'mealTime'>[],
  mealTimes: readonly MealTime[],
  coming: readonly ServedMeal[],
): ServedMeal[] {
  const taken = slots.map((slot) => ({ ...slot, day: daysBetween(startsOn, slot.day) }))
  return Array.from({ length: days }, (_, day) => mealTimes.map((mealTime) => ({ day, mealTime })))
    .flat()
    .filter((place) => !taken.some((slot) => isAt(slot, place)))
    .map((place) => coming.find((meal) => isAt(meal, place)) ?? place)
}

import type { Diet } from '#shared/food/food.ts'
import { addDays, instantAt, weekdayOf, type Day } from '#shared/dates.ts'

export interface Cutoff {
  /** `HH:mm` in Dubai. */
  cutoffTime: string
  cutoffDays: number
}

/** Until when changes for a day are taken; by default 18:00 two days before. R-KIT-1 */
export const cutoffOf = (day: Day, { cutoffTime, cutoffDays }: Cutoff): Date =>
  instantAt(addDays(day, -cutoffDays), cutoffTime)

export const isDayOpen = (now: Date, day: Day, cutoff: Cutoff): boolean =>
  now.getTime() < cutoffOf(day, cutoff).getTime()

export const EVERY_WEEKDAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** The first day, from `from` on, that falls on one of the weekdays and can still be changed. */
export function firstOpenDay(
  now: Date,
  from: Day,
  cutoff: Cutoff,
  weekdays: readonly number[] = EVERY_WEEKDAY,
): Day {
  let day = from
  for (let step = 0; step < cutoff.cutoffDays + 14; step++) {
    if (weekdays.includes(weekdayOf(day)) && isDayOpen(now, day, cutoff)) return day
    day = addDays(day, 1)
  }
  return day
}

/** How far ahead a kitchen's places are looked up. */
export const SEARCHED_DAYS = 60

/** The first open day with a place left, or none within the searched days. */
export function firstFreeDay(
  now: Date,
  from: Day,
  cutoff: Cutoff,
  { fullDays, capacityPerDay }: { fullDays: ReadonlySet<Day>; capacityPerDay: number },
  weekdays: readonly number[] = EVERY_WEEKDAY,
): Day | undefined {
  if (capacityPerDay <= 0) return undefined
  let day = firstOpenDay(now, from, cutoff, weekdays)
  for (let step = 0; step < SEARCHED_DAYS; step++) {
    if (weekdays.includes(weekdayOf(day)) && !fullDays.has(day)) return day
    day = addDays(day, 1)
  }
  return undefined
}

/**
 * The first open day from which on so many of the weekdays all have a place, or none within the
 * searched days. R-KIT-2
 */
export function firstFreeStart(
  now: Date,
  from: Day,
  cutoff: Cutoff,
  run: { isFull: (day: Day) => boolean; count: number; weekdays: readonly number[] },
): Day | undefined {
  const isDelivered = (day: Day) => run.weekdays.includes(weekdayOf(day))
  const first = firstOpenDay(now, from, cutoff, run.weekdays)
  const last = addDays(first, SEARCHED_DAYS)
  let start: Day | undefined
  let free = 0
  for (let day = first; free < run.count && (start ?? day) <= last; day = addDays(day, 1)) {
    if (!isDelivered(day)) continue
    start = run.isFull(day) ? undefined : (start ?? day)
    free = start === undefined ? 0 : free + 1
  }
  return free >= run.count ? start : undefined
}

/** True between opening and closing; a kitchen may close after midnight. */
export function isOpenAt(
  clockTime: string,
  { openingTime, closingTime }: { openingTime: string; closingTime: string },
): boolean {
  return openingTime <= closingTime
    ? openingTime <= clockTime && clockTime < closingTime
    : clockTime >= openingTime || clockTime < closingTime
}

/**
 * A kitchen suits a diet with at least so many dishes of it, enough for a week without repeating.
 * R-KIT-3
 */
export const DIET_DISHES_MIN = 5

/** No kitchen delivers farther. R-KIT-4 */
export const DELIVERY_RADIUS_MAX_KM = 60

/** The diets that a menu is filtered by: a dish has to suit all of them. */
export function dietsAsked(input: {
  diet?: readonly Diet[] | undefined
  isVegetarian?: boolean | undefined
  isVegan?: boolean | undefined
  isGlutenFree?: boolean | undefined
}): Diet[] {
  const diets = new Set<Diet>(input.diet)
  if (input.isVegetarian === true) diets.add('vegetarian')
  if (input.isVegan === true) diets.add('vegan')
  if (input.isGlutenFree === true) diets.add('gluten-free')
  return [...diets]
}

const PRIME = 16_777_619

/** FNV-1a: spreads texts evenly and the same way everywhere. */
const spread = (text: string): number => {
  let hash = 2_166_136_261
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME)
  }
  return hash >>> 0
}

/** A day's choice, the same all day: first one dish a kitchen and cuisine, then whatever is left. */
export function pickOfDay<T extends { slug: string; restaurantId: number; cuisine: string }>(
  dishes: readonly T[],
  day: Day,
  count: number,
): T[] {
  const shuffled = dishes
    .map((dish) => ({ dish, rank: spread(`${day} ${dish.restaurantId} ${dish.slug}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ dish }) => dish)
  const picked: T[] = []
  const isNew = (key: 'slug' | 'restaurantId' | 'cuisine', dish: T) =>
    picked.every((other) => other[key] !== dish[key])
  const rounds = [['slug', 'restaurantId', 'cuisine'], ['slug', 'cuisine'], ['slug']] as const
  for (const keys of rounds) {
    for (const dish of shuffled) {
      if (picked.length >= count) return picked
      if (keys.every((key) => isNew(key, dish))) picked.push(dish)
    }
  }
  return picked
}

/** Whether a dish cannot be had for deliveries of a day. R-KIT-5 */
export const isSoldOutOn = (
  dish: { isAvailable: boolean; soldOutUntil: Day | null },
  day: Day,
): boolean => !dish.isAvailable || (dish.soldOutUntil !== null && day <= dish.soldOutUntil)

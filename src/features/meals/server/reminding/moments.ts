import { addDays, dayOf, formatClock, instantAt } from '#shared/dates.ts'

const HOUR_MS = 3_600_000

/** How long before its cut-off someone hears of a day with open meals: once for each. */
export type HoursBefore = 24 | 4

export interface DayToRemind {
  /** The cut-off. */
  locksAt: Date
  /** The last reminder that was sent. */
  reminded: HoursBefore | null
}

const WAKES = '08:00'
const SLEEPS = '21:00'
/** From here on the reminders of the coming night are sent. */
const EVENING = '20:00'
/** Less than this is no time to choose. */
const ACTION_MS = HOUR_MS / 4
/** So close to its last reminder a day has that one alone. */
const TOGETHER_MS = 2 * HOUR_MS
/** A day that comes up so soon is named in the reminder of another one. */
const ALONG_MS = 6 * HOUR_MS

/** Reminders go out between 8:00 and 21:00 in Dubai. */
export function isWaking(now: Date): boolean {
  const clock = formatClock(now)
  return clock >= WAKES && clock < SLEEPS
}

/** When the waking hours of the day end. */
export const bedtimeOf = (now: Date): Date => instantAt(dayOf(now), SLEEPS)

/** Reminders up to here are sent now: in the evening those of the night as well. */
function horizonOf(now: Date): number {
  if (formatClock(now) < EVENING) return now.getTime()
  return instantAt(addDays(dayOf(now), 1), WAKES).getTime() - 1
}

/** Cut-offs up to here can have a reminder now, and those that come along with them. */
export const reachOf = (now: Date): { first: Date; last: Date; along: Date } => ({
  first: new Date(horizonOf(now) + 24 * HOUR_MS),
  last: new Date(horizonOf(now) + 4 * HOUR_MS),
  along: new Date(Math.max(horizonOf(now), now.getTime() + ALONG_MS) + 24 * HOUR_MS),
})

/**
 * Which reminder of a day is due now: 24 hours before its cut-off, or 4. One that falls into the
 * night is sent the evening before. Where both come together, only the last one is. R-MEAL-8
 */
export function reminderDue(
  { locksAt, reminded }: DayToRemind,
  now: Date,
): HoursBefore | undefined {
  const left = locksAt.getTime() - horizonOf(now)
  if (locksAt.getTime() - now.getTime() < ACTION_MS || reminded === 4) return undefined
  if (left <= 4 * HOUR_MS + (reminded === null ? TOGETHER_MS : 0)) return 4
  return reminded === null && left <= 24 * HOUR_MS ? 24 : undefined
}

/**
 * Whether a day is named in the reminder of another one, a little early, instead of in one of its
 * own.
 */
export const comesAlong = ({ locksAt, reminded }: DayToRemind, now: Date): boolean =>
  reminded === null &&
  locksAt.getTime() - now.getTime() >= ACTION_MS &&
  locksAt <= reachOf(now).along

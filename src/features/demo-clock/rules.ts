import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'

const HOUR_MS = 3_600_000
const MOVE_MAX_MS = 366 * 24 * HOUR_MS

export interface ClockGoal {
  hours?: number | undefined
  /** ISO 8601. */
  to?: string | undefined
}

/**
 * Where product time is to be moved.
 * @throws Refusal `clock_goal_unclear`, `clock_backwards` or `clock_too_far`
 */
export function goalOf({ hours, to }: ClockGoal, now: Date): Date {
  if ((hours === undefined) === (to === undefined)) throw new Refusal('clock_goal_unclear', 400)
  const goal = to === undefined ? now.getTime() + (hours ?? 0) * HOUR_MS : Date.parse(to)
  if (goal <= now.getTime()) throw new Refusal('clock_backwards')
  if (goal - now.getTime() > MOVE_MAX_MS) throw new Refusal('clock_too_far')
  return new Date(goal)
}

/** The first instant after now at which a restaurant's day reaches its cut-off. */
export function nextCutoff(cutoffTimes: readonly string[], now: Date): Date | undefined {
  const today = dayOf(now)
  const instants = cutoffTimes
    .flatMap((time) => [instantAt(today, time), instantAt(addDays(today, 1), time)])
    .filter((instant) => instant > now)
  return instants.length > 0 ? new Date(Math.min(...instants.map(Number))) : undefined
}

const DUBAI_OFFSET_MS = 4 * HOUR_MS

/** An instant as ISO 8601 writes it in Dubai. */
export const isoInDubai = (instant: Date): string =>
  new Date(instant.getTime() + DUBAI_OFFSET_MS).toISOString().replace('Z', '+04:00')

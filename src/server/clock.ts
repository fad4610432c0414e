import { dayOf, type Day } from '#shared/dates.ts'

/** The one source of time of the process. Rules never read it: they are given instants and days. */
export interface Clock {
  now: () => Date
  /** It moves by hand only, so nothing may come by itself on it. */
  stands?: true
  /** So many milliseconds it is ahead of real time, where it can be. */
  aheadMs?: () => number
}

export const aheadOf = ({ aheadMs }: Clock): number => aheadMs?.() ?? 0

/** A clock that a move takes from one instant to the next. */
export interface MovableClock extends Clock {
  moveTo: (instant: Date) => void
}

export const systemClock: Clock = { now: () => new Date() }

export const today = (clock: Clock): Day => dayOf(clock.now())

const arrivals = new WeakMap<Date, number>()

/** The instant at which a call came in; how long it has waited since can be asked for later. */
export function arrivalAt(instant: Date): Date {
  const arrival = new Date(instant)
  arrivals.set(arrival, performance.now())
  return arrival
}

/** Milliseconds since an arrival, for whatever was waited; none for an instant that is no arrival. */
export function waitedSince(instant: Date): number | undefined {
  const mark = arrivals.get(instant)
  return mark === undefined ? undefined : Math.ceil(performance.now() - mark)
}

/** A clock that stands still until it is moved: for tests and simulations. */
export function testClock(start: Date): MovableClock {
  let current = start
  return {
    stands: true,
    now: () => current,
    moveTo: (instant) => {
      current = instant
    },
  }
}

import { dayOf, type Day } from '#shared/dates.ts'

/** The one source of time of the process. Rules never read it: they are given instants and days. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

export const today = (clock: Clock): Day => dayOf(clock.now())

/** A clock that stands still until it is moved: for tests and simulations. */
export function testClock(start: Date): Clock & { moveTo: (instant: Date) => void } {
  let current = start
  return {
    now: () => current,
    moveTo: (instant) => {
      current = instant
    },
  }
}

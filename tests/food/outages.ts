import { addDays, instantAt, type Day } from '../../src/shared/dates.ts'
import type { World } from './world.ts'

/** Over lunch, over a cut-off and the beginning of dinner, and over the jobs of the night. */
const HOURS = [
  { from: '11:45', to: '15:30', isNextDay: false },
  { from: '16:30', to: '20:30', isNextDay: false },
  { from: '20:50', to: '06:10', isNextDay: true },
] as const

const EVERY_DAYS = 12

/** Our own process stands still once in so many days, each time at another hour. */
export function planOutages({ draws, book }: World, first: Day, days: number): void {
  const kind = draws.below(HOURS.length)
  for (let start = 0, count = 0; start < days; start += EVERY_DAYS, count += 1) {
    const hours = HOURS[(kind + count) % HOURS.length] ?? HOURS[0]
    // A day on which kitchens cook: the first is a Monday.
    const week = 7 * Math.round(start / 7)
    const day = addDays(first, week + 1 + draws.below(3))
    if (day >= addDays(first, days - 1)) continue
    book.outages.push({
      from: instantAt(day, hours.from),
      to: instantAt(hours.isNextDay ? addDays(day, 1) : day, hours.to),
    })
  }
}

const GRACE_MS = 2.6 * 3_600_000

/** When what an outage held up must be in order; drivers have two hours to tell what they did. */
export function settledBy({ book }: World, instant: Date): Date {
  const outages = book.outages.filter(
    ({ from, to }) => from < instant && instant.getTime() < to.getTime() + GRACE_MS,
  )
  return new Date(Math.max(instant.getTime(), ...outages.map(({ to }) => to.getTime() + GRACE_MS)))
}

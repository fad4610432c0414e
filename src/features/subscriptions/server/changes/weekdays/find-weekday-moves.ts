import { dayOf, type Day } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { canSkip } from '#features/deliveries/rules.ts'
import {
  movesToWeekdays,
  type DayMove,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { findKitchen, listDaysWithout } from '#features/restaurants/server/public.ts'
import { isPausedOn } from '#features/subscriptions/rules.ts'
import type { CycleRow, SubscriptionRow } from '../../store.ts'

export interface CycleMoves {
  cycle: CycleRow
  restaurantId: number
  moves: DayMove[]
  /** The days that a cycle without certain money keeps afterwards; null where it has deliveries. */
  fixedDays: Day[] | null
}

export interface WeekdaySearch {
  subscription: SubscriptionRow
  cycles: readonly CycleRow[]
  days: readonly LedgerRow[]
  weekdays: readonly number[]
  now: Date
}

type IsAllowed = (restaurantId: number, day: Day) => boolean

/**
 * Looks up where the open deliveries of each cycle go on other weekdays, oldest cycle first. A full
 * day is passed over.
 * @throws Refusal `kitchen_day_full`
 */
export async function findWeekdayMoves(
  db: Database,
  search: WeekdaySearch,
): Promise<(isAllowed?: IsAllowed) => CycleMoves[]> {
  const open = await listOpenCycles(db, search)
  return (isAllowed = () => true) => {
    const taken = new Map(search.days.map(({ id, day }) => [`day ${id}`, day]))
    for (const { id, fixedDays } of search.cycles) {
      for (const day of fixedDays) taken.set(`${id} ${day}`, day)
    }
    return open.map(({ cycle, rows, restaurantId, from, full }) => {
      for (const { key } of rows) taken.delete(key)
      const barred = new Set(taken.values())
      const moves = movesToWeekdays(
        rows,
        search.weekdays,
        from,
        (day) =>
          !barred.has(day) &&
          !full.has(day) &&
          !isPausedOn(search.subscription.pause, day) &&
          isAllowed(restaurantId, day),
      )
      if (!moves) throw refuseFull(from)
      const targets = new Map(moves.map(({ from: old, to }) => [old, to]))
      const after = rows.map(({ day }) => targets.get(day) ?? day)
      after.forEach((day, at) => taken.set(rows[at]?.key ?? '', day))
      return { cycle, restaurantId, moves, fixedDays: fixedAfter(cycle, after) }
    })
  }
}

interface OpenCycle {
  cycle: CycleRow
  rows: OpenDay[]
  restaurantId: number
  /** The first day that its kitchen can still plan. */
  from: Day
  full: ReadonlySet<Day>
}

async function listOpenCycles(db: Database, search: WeekdaySearch): Promise<OpenCycle[]> {
  const today = dayOf(search.now)
  const open: OpenCycle[] = []
  for (const cycle of search.cycles) {
    const rows = openDaysOf(cycle, search)
    const [first] = rows
    if (!first || cycle.daysPerWeek !== search.weekdays.length) continue
    const { restaurantId } = first
    const kitchen = await findKitchen(db, restaurantId)
    if (!kitchen) throw new Error(`No kitchen ${restaurantId}`)
    open.push({
      cycle,
      rows,
      restaurantId,
      from: firstOpenDay(search.now, cycle.startsOn > today ? cycle.startsOn : today, kitchen),
      full: await listDaysWithout(db, cycle.mealsPerDay, restaurantId, today),
    })
  }
  return open
}

interface OpenDay {
  id: number
  day: Day
  /** Names the place among all of the subscription. */
  key: string
  restaurantId: number
}

const fixedAfter = ({ fixedDays }: CycleRow, after: readonly Day[]): Day[] | null =>
  fixedDays.length > 0 ? after.toSorted() : null

/** Deliveries that can still move, or the places of a cycle whose money is not certain yet. */
function openDaysOf(cycle: CycleRow, { days, now }: WeekdaySearch): OpenDay[] {
  if (cycle.fixedDays.length > 0) {
    return cycle.fixedDays
      .toSorted()
      .map((day) => ({ id: 0, day, key: `${cycle.id} ${day}`, restaurantId: cycle.restaurantId }))
  }
  return days
    .filter((day) => day.cycleId === cycle.id && canSkip(day, now))
    .map(({ id, day, restaurantId }) => ({ id, day, key: `day ${id}`, restaurantId }))
}

const refuseFull = (day: Day): Refusal =>
  new Refusal('kitchen_day_full', 409, {
    parameters: { day },
    details: { day, nextFreeDay: null },
  })

import { addDays, type Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import {
  holdKitchenDays,
  listDaysWithout,
  reserveKitchenDays,
} from '#features/restaurants/server/public.ts'
import { canSkip, canUnskip, daysAgain, deliveryDaysFrom, madeUpBy } from '../rules.ts'
import { addressAfterMove } from '../change-rules.ts'
import { cutoffOf, type Cutoff } from '#features/restaurants/rules.ts'
import { releasePlaces } from './give-back.ts'
import { findPlanning, listCutoffs } from './planning-store.ts'
import { deleteDays, insertDays, setDaysStatus, type LedgerRow } from './store.ts'

export interface MovedDay {
  id: number
  day: Day
  /** Null where no kitchen day is free: it stays returned. */
  againOn: Day | null
}

/** Places that were free when looked up but may be gone once the days are held. */
const SPARE_DAYS = 5

/** Where these days would come again; nothing is changed. `pause`: no day inside it. */
export async function previewGiveBack(
  db: Database,
  back: readonly LedgerRow[],
  days: readonly LedgerRow[],
  pause?: { from: Day; to: Day },
): Promise<MovedDay[]> {
  const search = await lookForPlaces(db, back, days, pause)
  return search(() => true)
}

/**
 * Skips days, gives the kitchens their places, and plans each again at the end of its cycle. The
 * days must be held, and all of `back` be open to change.
 */
export async function giveBackToEnd(
  tx: Transaction,
  back: readonly LedgerRow[],
  days: readonly LedgerRow[],
  now: Date,
  pause?: { from: Day; to: Day },
): Promise<MovedDay[]> {
  const [first] = back
  if (!first) return []
  const { weekdaysFor, addressOn } = await findPlanning(tx, first.subscriptionId)
  const hoped = (await previewGiveBack(tx, back, days, pause)).flatMap(
    ({ againOn }) => againOn ?? [],
  )
  const last = hoped.toSorted().at(-1)
  const spare =
    last === undefined
      ? []
      : back.flatMap(({ cycleId }) =>
          deliveryDaysFrom(addDays(last, 1), weekdaysFor(cycleId), SPARE_DAYS),
        )
  const held = new Set([...hoped, ...spare])
  await holdKitchenDays(
    tx,
    back.map(({ restaurantId, day }) => ({ restaurantId, days: [day, ...held] })),
  )
  const search = await lookForPlaces(tx, back, days, pause)
  const moved = search((day) => held.has(day))

  await setDaysStatus(
    tx,
    back.map(({ id }) => id),
    'skipped',
    now,
  )
  await releasePlaces(tx, back)
  await planInstead(tx, back, moved, addressOn, now)
  return moved
}

async function lookForPlaces(
  db: Database,
  back: readonly LedgerRow[],
  days: readonly LedgerRow[],
  pause?: { from: Day; to: Day },
): Promise<(isAllowed: (day: Day) => boolean) => MovedDay[]> {
  const [first] = back
  if (!first) return () => []
  const { weekdaysFor, heldDays, pausedFrom, pausedTo } = await findPlanning(
    db,
    first.subscriptionId,
  )
  const paused = pause ?? (pausedFrom && pausedTo ? { from: pausedFrom, to: pausedTo } : undefined)
  const full = new Map<number, ReadonlySet<Day>>()
  for (const id of new Set(back.map(({ restaurantId }) => restaurantId))) {
    full.set(id, await listDaysWithout(db, first.meals, id, first.day))
  }
  const isFree = (day: Day, { restaurantId }: LedgerRow) =>
    !heldDays.has(day) &&
    !(paused && day >= paused.from && day <= paused.to) &&
    !full.get(restaurantId)?.has(day)
  return (isAllowed) => {
    const again = daysAgain(
      back,
      days,
      ({ cycleId }) => weekdaysFor(cycleId),
      (day, instead) => isAllowed(day) && isFree(day, instead),
    )
    return back.map(({ id, day }) => ({ id, day, againOn: again.get(id) ?? null }))
  }
}

async function planInstead(
  tx: Transaction,
  back: readonly LedgerRow[],
  moved: readonly MovedDay[],
  addressOn: (day: Day) => number,
  now: Date,
): Promise<void> {
  const cutoffs = await listCutoffs(
    tx,
    back.map(({ restaurantId }) => restaurantId),
  )
  const planned = back.flatMap((day) => {
    const againOn = moved.find(({ id }) => id === day.id)?.againOn
    const addressId = againOn && addressAfterMove(day, againOn, addressOn)
    return againOn && addressId ? [{ ...day, day: againOn, addressId, skipped: day }] : []
  })
  await reservePlaces(tx, planned, now)
  await insertDays(
    tx,
    planned.map(({ skipped, ...day }) => ({
      ...day,
      status: 'planned' as const,
      locksAt: cutoffOf(day.day, cutoffOfKitchen(cutoffs, day.restaurantId)),
      replacesId: skipped.id,
    })),
    now,
  )
}

export function cutoffOfKitchen(cutoffs: ReadonlyMap<number, Cutoff>, id: number): Cutoff {
  const cutoff = cutoffs.get(id)
  if (!cutoff) throw new Error(`No kitchen ${id}`)
  return cutoff
}

export async function reservePlaces(
  tx: Transaction,
  days: readonly Pick<LedgerRow, 'restaurantId' | 'day' | 'meals'>[],
  now: Date,
): Promise<void> {
  for (const [restaurantId, places] of Map.groupBy(days, (day) => day.restaurantId)) {
    const portions = places[0]?.meals ?? 0
    await reserveKitchenDays(
      tx,
      { restaurantId, days: places.map(({ day }) => day), portions },
      now,
    )
  }
}

/**
 * Takes skips back where they still can be: what was planned instead goes, and the places are taken
 * again. `leave` keeps days whose kitchen is full by now as they are, `refuse` throws.
 * @throws Refusal `kitchen_day_full`
 */
export async function restoreDays(
  tx: Transaction,
  wanted: readonly LedgerRow[],
  days: readonly LedgerRow[],
  now: Date,
  ifFull: 'refuse' | 'leave',
): Promise<LedgerRow[]> {
  const open = wanted.filter((day) => canUnskip(day, days, now))
  const [first] = open
  if (!first) return []
  await holdKitchenDays(
    tx,
    open.flatMap((day) =>
      [day, ...madeUpBy(day, days)].map((one) => ({
        restaurantId: one.restaurantId,
        days: [one.day],
      })),
    ),
  )
  const restored: LedgerRow[] = []
  for (const day of open) {
    const full = await listDaysWithout(tx, day.meals, day.restaurantId, day.day)
    if (ifFull === 'refuse' || !full.has(day.day)) restored.push(day)
  }
  const gone = restored.flatMap((day) => madeUpBy(day, days))
  await reservePlaces(tx, restored, now)
  await releasePlaces(
    tx,
    gone.filter((day) => canSkip(day, now)),
  )
  await deleteDays(
    tx,
    gone.map(({ id }) => id),
  )
  await setDaysStatus(
    tx,
    restored.map(({ id }) => id),
    'planned',
    now,
  )
  return restored
}

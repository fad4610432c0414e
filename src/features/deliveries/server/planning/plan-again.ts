import { addDays, type Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { listDaysWithout, lockKitchenDays } from '#features/restaurants/server/public.ts'
import { daysAgain, deliveryDaysFrom, makesWay, type SkipCause } from '../../rules.ts'
import { addressAfterMove } from '../../change-rules.ts'
import { cutoffOf, isDayOpen, type Cutoff } from '#features/restaurants/rules.ts'
import { notifyRemovedExtras, settleOrRemoveExtras } from '../places/remove-extras.ts'
import { releasePlaces, reservePlaces } from '../places/places.ts'
import { announcePlan } from './plan-listener.ts'
import { findPlanning, listCutoffs, type OpenRenewal } from './planning-store.ts'
import { insertDays, setDaysStatus, type LedgerRow } from '../store.ts'

export interface MovedDay {
  id: number
  day: Day
  /** Null where no kitchen day is free: it stays returned. */
  againOn: Day | null
}

/** Places that were free when looked up but may be gone once the days are locked. */
const SPARE_DAYS = 5

type PauseDays = { from: Day; to: Day } | undefined

/** Where these days would come again; nothing is changed. `pause`: no day inside it. */
export async function previewGiveBack(
  db: Database,
  back: readonly LedgerRow[],
  days: readonly LedgerRow[],
  now: Date,
  pause?: PauseDays,
): Promise<MovedDay[]> {
  const stays = await withoutRenewal(db, back, days, pause)
  const search = await lookForPlaces(db, stays, now, pause)
  return search(() => true)
}

interface GivingBack {
  back: readonly LedgerRow[]
  days: readonly LedgerRow[]
  /** The unpaid renewal that makes way. */
  renewal: OpenRenewal | undefined
}

async function withoutRenewal(
  db: Database,
  back: readonly LedgerRow[],
  days: readonly LedgerRow[],
  pause: PauseDays,
): Promise<GivingBack> {
  const [first] = back
  const renewal = first && (await findPlanning(db, first.subscriptionId)).renewal
  if (!renewal || !makesWay(renewal, back, pause)) return { back, days, renewal: undefined }
  const stays = (day: LedgerRow) => day.cycleId !== renewal.id
  return { back: back.filter(stays), days: days.filter(stays), renewal }
}

interface SkippedDays {
  back: readonly LedgerRow[]
  /** All of the subscription. */
  days: readonly LedgerRow[]
  cause: SkipCause
  /** No day inside it. */
  pause?: PauseDays
}

/**
 * Skips days, gives the kitchens their places, and plans each again at the end of its cycle. The
 * days must be locked, and all of `back` be open to change.
 */
export const giveBackToEnd = (
  tx: Transaction,
  { back, days, cause, pause }: SkippedDays,
  now: Date,
): Promise<MovedDay[]> =>
  comeAgainAtEnd(tx, { back, days, pause, skipCause: cause, isOurFailure: false }, now)

/** The same for days that the kitchen has no dish for. What is planned in their place never expires. */
export const planUnservedAgain = (
  tx: Transaction,
  back: readonly LedgerRow[],
  days: readonly LedgerRow[],
  now: Date,
): Promise<MovedDay[]> =>
  comeAgainAtEnd(
    tx,
    { back, days, pause: undefined, skipCause: 'no_dish', isOurFailure: true },
    now,
  )

/**
 * Plans a day of which nothing came again at the end of its cycle. What the kitchen held for it stays
 * as it was. Null where no day is free. The days must be locked.
 */
export async function planMissedAgain(
  tx: Transaction,
  missed: LedgerRow,
  days: readonly LedgerRow[],
  now: Date,
): Promise<Day | null> {
  const failed = { ...missed, status: 'failed' as const }
  const giving = { back: [failed], days, pause: undefined, skipCause: null, isOurFailure: true }
  return (await comeAgainAtEnd(tx, giving, now))[0]?.againOn ?? null
}

interface ComingAgain {
  back: readonly LedgerRow[]
  days: readonly LedgerRow[]
  pause: PauseDays
  /** Why they are not cooked, and the kitchen has its places back; null where they failed. */
  skipCause: SkipCause | null
  /** What comes in its place never expires. */
  isOurFailure: boolean
}

async function comeAgainAtEnd(
  tx: Transaction,
  { back: wanted, days, pause, skipCause, isOurFailure }: ComingAgain,
  now: Date,
): Promise<MovedDay[]> {
  const [first] = wanted
  if (!first) return []
  const { weekdaysFor, addressOn } = await findPlanning(tx, first.subscriptionId)
  const giving = await withoutRenewal(tx, wanted, days, pause)
  const { back, renewal } = giving
  const hoped = (await lookForPlaces(tx, giving, now, pause))(() => true).flatMap(
    ({ againOn }) => againOn ?? [],
  )
  const last = hoped.toSorted().at(-1)
  const spare =
    last === undefined
      ? []
      : back.flatMap(({ cycleId }) =>
          deliveryDaysFrom(addDays(last, 1), weekdaysFor(cycleId), SPARE_DAYS),
        )
  const locked = new Set([...hoped, ...spare])
  await lockKitchenDays(tx, [
    ...back.map(({ restaurantId, day }) => ({
      restaurantId,
      days: skipCause ? [day, ...locked] : [...locked],
    })),
    ...(renewal ? daysOfRenewal(renewal, days) : []),
  ])
  if (renewal) await announcePlan.withdrawRenewal(tx, first.subscriptionId, now)
  const search = await lookForPlaces(tx, giving, now, pause)
  const moved = search((day) => locked.has(day))

  if (skipCause) await skipDays(tx, back, skipCause, now)
  await planInstead(tx, { back, moved, isOurFailure }, addressOn, now)
  await announcePlan.followDays(tx, first.subscriptionId, now)
  return moved
}

async function skipDays(
  tx: Transaction,
  days: readonly LedgerRow[],
  skipCause: SkipCause,
  now: Date,
): Promise<void> {
  await releasePlaces(tx, days)
  await setDaysStatus(
    tx,
    days.map(({ id }) => id),
    { status: 'skipped', skipCause },
    now,
  )
}

const daysOfRenewal = (renewal: OpenRenewal, days: readonly LedgerRow[]) => [
  { restaurantId: renewal.restaurantId, days: renewal.fixedDays },
  ...days
    .filter(({ cycleId }) => cycleId === renewal.id)
    .map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
]

async function lookForPlaces(
  db: Database,
  { back, days, renewal }: GivingBack,
  now: Date,
  pause: PauseDays,
): Promise<(isAllowed: (day: Day) => boolean) => MovedDay[]> {
  const [first] = back
  if (!first) return () => []
  const { weekdaysFor, fixedDays, pausedFrom, pausedTo } = await findPlanning(
    db,
    first.subscriptionId,
  )
  const paused = pause ?? (pausedFrom && pausedTo ? { from: pausedFrom, to: pausedTo } : undefined)
  const kitchens = [...new Set(back.map(({ restaurantId }) => restaurantId))]
  const full = new Map<number, ReadonlySet<Day>>()
  for (const id of kitchens) full.set(id, await listDaysWithout(db, first.meals, id, first.day))
  const cutoffs = await listCutoffs(db, kitchens)
  const isFixed = (day: Day) => fixedDays.has(day) && renewal?.fixedDays.includes(day) !== true
  const isFree = (day: Day, { restaurantId }: LedgerRow) =>
    isDayOpen(now, day, cutoffOfKitchen(cutoffs, restaurantId)) &&
    !isFixed(day) &&
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
  {
    back,
    moved,
    isOurFailure,
  }: Pick<ComingAgain, 'back' | 'isOurFailure'> & { moved: readonly MovedDay[] },
  addressOn: (day: Day) => number,
  now: Date,
): Promise<void> {
  if (back.length === 0) return
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
      neverExpires: skipped.neverExpires || isOurFailure,
    })),
    now,
  )
  await takeExtrasAlong(tx, planned, now)
}

/** Dishes that were chosen for a day before it was given up are there when a delivery comes to it. */
export async function takeExtrasAlong(
  tx: Transaction,
  days: readonly Pick<LedgerRow, 'subscriptionId' | 'customerId' | 'day'>[],
  now: Date,
): Promise<number> {
  const [first] = days
  if (!first) return 0
  const dropped = await settleOrRemoveExtras(tx, days, now)
  await notifyRemovedExtras(tx, first.customerId, dropped, now)
  return dropped.reduce((sum, { portions }) => sum + portions, 0)
}

export function cutoffOfKitchen(cutoffs: ReadonlyMap<number, Cutoff>, id: number): Cutoff {
  const cutoff = cutoffs.get(id)
  if (!cutoff) throw new Error(`No kitchen ${id}`)
  return cutoff
}

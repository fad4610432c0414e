import type { Transaction } from '#server/database/database.ts'
import { listDaysWithout, lockKitchenDays } from '#features/restaurants/server/public.ts'
import { canSkip, canUnskip, madeUpBy } from '../../rules.ts'
import { releasePlaces, reservePlaces } from '../places/places.ts'
import { deleteDays, setDaysStatus, type LedgerRow } from '../store.ts'
import { takeExtrasAlong } from './plan-again.ts'
import { announcePlan } from './plan-listener.ts'

interface Restored {
  restored: LedgerRow[]
  /** Portions past the paid ones that the kitchens have no places for by now. */
  extrasDropped: number
}

/**
 * Takes skips back where they still can be: what was planned instead goes, and the places are taken
 * again. `leave` keeps days whose kitchen is full by now as they are, `refuse` throws. Extras that
 * find no place any more are dropped, and the customer is notified.
 * @throws Refusal `kitchen_day_full`
 */
export async function restoreDays(
  tx: Transaction,
  wanted: readonly LedgerRow[],
  days: readonly LedgerRow[],
  now: Date,
  ifFull: 'refuse' | 'leave',
): Promise<Restored> {
  const open = wanted.filter((day) => canUnskip(day, days, now))
  const [first] = open
  if (!first) return { restored: [], extrasDropped: 0 }
  await lockKitchenDays(
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
    { status: 'planned' },
    now,
  )
  const extrasDropped = await takeExtrasAlong(tx, restored, now)
  await announcePlan.followDays(tx, first.subscriptionId, now)
  return { restored, extrasDropped }
}

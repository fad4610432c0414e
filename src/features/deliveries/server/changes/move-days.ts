import type { Transaction } from '#server/database/database.ts'
import { cutoffOf } from '#features/restaurants/rules.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { addressAfterMove, type DayMove } from '../../change-rules.ts'
import { releasePlaces, reservePlaces } from '../places/places.ts'
import { settleOrRemoveExtras } from '../places/remove-extras.ts'
import { cutoffOfKitchen } from '../planning/plan-again.ts'
import { announcePlan } from '../planning/plan-listener.ts'
import { findPlanning, listCutoffs } from '../planning/planning-store.ts'
import type { LedgerRow } from '../store.ts'
import { moveMeals, type MealsOfMove } from './meals-of-day.ts'
import { updateMovedDays } from './move-store.ts'

/**
 * Deliveries come on other days: places, cut-off, address and chosen meals go along. The days must
 * be locked and open, and no target a day of the subscription.
 * @throws Refusal `kitchen_day_full`
 */
export async function moveDays(
  tx: Transaction,
  moves: readonly DayMove[],
  days: readonly LedgerRow[],
  now: Date,
): Promise<MealsOfMove> {
  const moved = moves.flatMap(({ id, to }) => {
    const row = days.find((day) => day.id === id)
    return row ? [{ row, to }] : []
  })
  const [first] = moved
  if (!first) return { mealsKept: 0, mealsDropped: 0 }
  await lockKitchenDays(
    tx,
    moved.map(({ row, to }) => ({ restaurantId: row.restaurantId, days: [row.day, to] })),
  )
  await releasePlaces(
    tx,
    moved.map(({ row }) => row),
  )
  await reservePlaces(
    tx,
    moved.map(({ row, to }) => ({ ...row, day: to })),
    now,
  )
  const { addressOn } = await findPlanning(tx, first.row.subscriptionId)
  const cutoffs = await listCutoffs(
    tx,
    moved.map(({ row }) => row.restaurantId),
  )
  await updateMovedDays(
    tx,
    moved.map(({ row, to }) => ({
      id: row.id,
      day: to,
      locksAt: cutoffOf(to, cutoffOfKitchen(cutoffs, row.restaurantId)),
      addressId: addressAfterMove(row, to, addressOn),
    })),
    now,
  )
  const { mealsKept, mealsDropped } = await moveMeals(tx, first.row, moves)
  const dropped = await settleOrRemoveExtras(
    tx,
    moved.map(({ row: { subscriptionId }, to }) => ({ subscriptionId, day: to })),
    now,
  )
  await announcePlan.followDays(tx, first.row.subscriptionId, now)
  const extras = dropped.reduce((sum, { portions }) => sum + portions, 0)
  return { mealsKept: mealsKept - extras, mealsDropped: mealsDropped + extras }
}

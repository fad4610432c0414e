import type { Transaction } from '#server/database/database.ts'
import { findAndLockDays, withdrawDays } from '#features/deliveries/server/public.ts'
import { releaseKitchenDays } from '#features/restaurants/server/public.ts'
import { updateCycle } from '../cycles/cycle-store.ts'
import type { CycleRow, SubscriptionRow } from '../store.ts'

/** Takes a cycle that no one paid out of the ledger and gives the kitchen its places. */
export async function withdrawCycle(
  tx: Transaction,
  subscription: SubscriptionRow,
  cycle: CycleRow,
  payment: 'failed' | 'cancelled',
  now: Date,
): Promise<void> {
  const days = await findAndLockDays(tx, subscription.id)
  await withdrawDays(
    tx,
    days.filter(({ cycleId }) => cycleId === cycle.id),
    now,
  )
  await releaseKitchenDays(tx, {
    restaurantId: cycle.restaurantId,
    days: cycle.fixedDays,
    portions: cycle.mealsPerDay,
  })
  await updateCycle(tx, cycle.id, { payment, fixedDays: [], readyAt: null })
}

import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { giveBackToEnd, type LedgerRow } from '#features/deliveries/server/public.ts'
import { holdKitchenDays } from '#features/restaurants/server/public.ts'
import { pickedOf } from '../../rules.ts'
import { decideWeek } from '../deciding.ts'
import { mondayOf } from '../read-week.ts'
import type { HeldSubscription } from '../stores/subscription-store.ts'
import { isFrozen } from './closing-store.ts'
import { tellGivenBack } from './tell-given-back.ts'
import { writeDecisions } from './write-decisions.ts'

/**
 * Puts the kitchen's choice in the place of what is unsafe by now on locked days, portion for
 * portion, as long as the kitchen's sheet is not made; where nothing is safe the day is given back.
 * Answers the days that it changed. The subscription's days must be held.
 */
export async function replaceOnDays(
  tx: Transaction,
  subscription: HeldSubscription,
  { days, touched }: { days: readonly LedgerRow[]; touched: readonly LedgerRow[] },
  now: Date,
): Promise<Set<Day>> {
  const locked = touched.filter(({ status }) => status === 'locked')
  await holdKitchenDays(
    tx,
    locked.map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
  const changed = new Set<Day>()
  for (const row of locked) {
    if (await isFrozen(tx, row)) continue
    const [decided] = await decideWeek(
      tx,
      { ...subscription, fallback: 'kitchen' },
      {
        monday: mondayOf(row.day),
        isWanted: ({ id }) => id === row.id,
        portionsOf: (_, meals) => pickedOf(meals),
      },
    )
    if (!decided) continue
    await writeDecisions(tx, subscription.id, [decided], now)
    if (decided.decision.kind === 'given_back') {
      const moved = await giveBackToEnd(tx, [row], days, now)
      await tellGivenBack(tx, subscription, { back: [row], moved }, now)
    }
    changed.add(row.day)
  }
  return changed
}

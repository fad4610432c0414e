import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import type { LedgerRow } from '#features/deliveries/server/public.ts'
import { refundExtras } from '#features/payments/server/public.ts'
import { holdKitchenDays } from '#features/restaurants/server/public.ts'
import { pickedOf } from '../../rules.ts'
import { decideWeek, type DecidedDay } from '../deciding.ts'
import { mealsOfDay, mondayOf } from '../read-week.ts'
import type { HeldSubscription } from '../stores/subscription-store.ts'
import { isFrozen } from './closing-store.ts'
import { giveDaysBack, giveMealsBack } from './give-meals-back.ts'
import { writeDecisions } from './write-decisions.ts'

/**
 * Puts the kitchen's choice in the place of what is unsafe by now on locked days, portion for
 * portion, as long as the kitchen's sheet is not made; what it has no dish for goes back. Answers the
 * days that it changed. The subscription's days must be held.
 */
export async function replaceOnDays(
  tx: Transaction,
  subscription: HeldSubscription,
  touched: readonly LedgerRow[],
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
      { monday: mondayOf(row.day), isWanted: ({ id }) => id === row.id, isReplaced: true },
    )
    if (!decided) continue
    const isWhole = decided.decision.kind === 'given_back'
    if (isWhole) await giveDaysBack(tx, subscription, [decided], now)
    await writeDecisions(tx, subscription.id, [decided], now)
    if (!isWhole) await giveMealsBack(tx, subscription, decided, now)
    await refundExtrasThatAreGone(tx, decided, now)
    changed.add(row.day)
  }
  return changed
}

async function refundExtrasThatAreGone(
  tx: Transaction,
  { day, before, decision }: DecidedDay,
  now: Date,
): Promise<void> {
  const extrasOf = (lines: readonly { quantity: number }[]) =>
    Math.max(0, pickedOf(lines) - day.meals)
  const portions = extrasOf(mealsOfDay(before, day)) - extrasOf(decision.lines)
  if (portions <= 0) return
  await refundExtras(tx, { deliveryDayId: day.id, portions, reason: 'no_dish', now })
}

import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import type { LedgerRow } from '#features/deliveries/server/public.ts'
import { refundExtras } from '#features/payments/server/public.ts'
import { lockKitchenDays } from '#features/restaurants/server/public.ts'
import { countExtras, paidOf } from '../../rules.ts'
import { decideWeek, type DecidedDay } from '../deciding.ts'
import { mealsOfDay, mondayOf } from '../read-week.ts'
import type { LockedSubscription } from '../stores/subscription-store.ts'
import { isFrozen } from './closing-store.ts'
import { giveDaysBack, giveMealsBack, payOwedMeals, type OwedMeals } from './give-meals-back.ts'
import { writeDecisions } from './write-decisions.ts'

export interface ReplacedDays {
  changed: Set<Day>
  owed: OwedMeals[]
  extras: { deliveryDayId: number; day: Day; portions: number }[]
}

/**
 * Puts the kitchen's choice in the place of what is unsafe by now on locked days, portion for
 * portion, as long as the kitchen's sheet is not made; what it has no dish for goes back. Answers the
 * days that it changed, and what is to be paid at the end of the transaction. The subscription's days
 * must be locked.
 */
export async function replaceOnDays(
  tx: Transaction,
  subscription: LockedSubscription,
  touched: readonly LedgerRow[],
  now: Date,
): Promise<ReplacedDays> {
  const locked = touched.filter(({ status }) => status === 'locked')
  await lockKitchenDays(
    tx,
    locked.map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
  const replaced: ReplacedDays = { changed: new Set(), owed: [], extras: [] }
  for (const row of locked) {
    if (await isFrozen(tx, row)) continue
    const [decided] = await decideWeek(
      tx,
      { ...subscription, fallback: 'kitchen' },
      { monday: mondayOf(row.day), isWanted: ({ id }) => id === row.id, isReplaced: true },
    )
    if (!decided) continue
    const isWhole = decided.decision.kind === 'given_back'
    if (isWhole) replaced.owed.push(...(await giveDaysBack(tx, subscription, [decided], now)))
    await writeDecisions(tx, subscription.id, [decided], now)
    if (!isWhole) replaced.owed.push(...(await giveMealsBack(tx, subscription, decided, now)))
    const portions = extrasGone(decided)
    if (portions > 0) replaced.extras.push({ deliveryDayId: row.id, day: row.day, portions })
    replaced.changed.add(row.day)
  }
  return replaced
}

function extrasGone({ day, before, decision }: DecidedDay): number {
  const paid = paidOf(day)
  return countExtras(mealsOfDay(before, day), paid) - countExtras(decision.lines, paid)
}

/** Sends the money of what does not come. */
export async function payReplaced(
  tx: Transaction,
  { owed, extras }: Pick<ReplacedDays, 'owed' | 'extras'>,
  now: Date,
): Promise<void> {
  await payOwedMeals(tx, owed, now)
  for (const one of extras) await refundExtras(tx, { ...one, reason: 'no_dish', now })
}

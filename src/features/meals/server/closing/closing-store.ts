import type { Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'

/** Where a customer is notified, and in which language. */
export async function getCustomer(tx: Transaction, id: string) {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { phone, language: isLanguage(language) ? language : ('en' as const) }
}

/**
 * Cycles of a subscription whose money has not come: nothing is cooked for them. `late` where the
 * charge is still under way, which is not for the customer to mend.
 */
export async function listUnpaidCycles(
  tx: Transaction,
  subscriptionId: number,
): Promise<ReadonlyMap<number, 'unpaid' | 'late'>> {
  const rows = await tx
    .selectFrom('subscription_cycles as c')
    .select('c.id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_attempts as a')
          .select('a.id')
          .whereRef('a.payment_id', '=', 'c.payment_id')
          .where('a.state', 'in', ['sent', 'processing']),
      ).as('isLate'),
    )
    .where('c.subscription_id', '=', subscriptionId)
    .where('c.payment', 'not in', ['paid', 'refunded'])
    .execute()
  return new Map(rows.map(({ id, isLate }) => [id, isLate ? 'late' : 'unpaid']))
}

/** Whether the kitchen's sheet of the day is made. */
export async function isFrozen(
  tx: Transaction,
  { restaurantId, day }: { restaurantId: number; day: Day },
): Promise<boolean> {
  const row = await tx
    .selectFrom('kitchen_days')
    .select('frozen_at')
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row !== undefined && row.frozen_at !== null
}

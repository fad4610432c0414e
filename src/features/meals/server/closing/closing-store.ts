import type { Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'

/** Where a customer is told, and in which language. */
export async function getCustomer(tx: Transaction, id: string) {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { phone, language: isLanguage(language) ? language : ('en' as const) }
}

/** Cycles of a subscription whose money has not come: nothing is cooked for them. */
export async function listUnpaidCycles(
  tx: Transaction,
  subscriptionId: number,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('subscription_cycles')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('payment', 'not in', ['paid', 'refunded'])
    .execute()
  return new Set(rows.map(({ id }) => id))
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

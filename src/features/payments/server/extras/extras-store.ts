import type { Database, Transaction } from '#server/database/database.ts'
import { OWED_PURPOSES } from '../../rules.ts'

export async function hasPayment(tx: Transaction, deliveryDayId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('purpose', '=', 'extras')
    .where('subject_id', '=', deliveryDayId)
    .executeTakeFirst()
  return row !== undefined
}

export const findAndLockPayment = (tx: Transaction, deliveryDayId: number) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', 'extras')
    .where('subject_id', '=', deliveryDayId)
    .forUpdate()
    .executeTakeFirst()

/** Whether something that was delivered before is still to be paid. */
export async function isOwing(db: Database, subscriptionId: number): Promise<boolean> {
  const owed = await db
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', 'in', OWED_PURPOSES)
    .where('state', '=', 'requires_action')
    .executeTakeFirst()
  return owed !== undefined
}

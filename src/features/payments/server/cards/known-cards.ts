import type { Transaction } from '#server/database/database.ts'
import { DECLINE_CLASSES, isKnownToFail } from '../../declines.ts'
import type { SetupRow } from './setup-store.ts'

/** Whether the bank's last word on this card of the customer's, however often it was saved, was no. */
export async function failedLastTime(tx: Transaction, card: SetupRow): Promise<boolean> {
  if (card.status !== 'succeeded') return false
  const last = await tx
    .selectFrom('payment_attempts as a')
    .innerJoin('card_setups as c', 'c.id', 'a.card_setup_id')
    .select(['a.state', 'a.decline_class'])
    .where('c.customer_id', '=', card.customer_id)
    .where('c.brand', '=', card.brand)
    .where('c.last4', '=', card.last4)
    .where('c.expiry_month', '=', card.expiry_month)
    .where('c.expiry_year', '=', card.expiry_year)
    .where('a.state', 'in', ['succeeded', 'failed'])
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const declineClass = DECLINE_CLASSES.find((one) => one === last?.decline_class)
  return last?.state === 'failed' && declineClass !== undefined && isKnownToFail(declineClass)
}

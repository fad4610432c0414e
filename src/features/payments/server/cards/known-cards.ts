import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { DECLINE_CLASSES, isKnownToFail } from '../../declines.ts'
import type { SetupRow } from './setup-store.ts'

/**
 * Whether two saved cards, `c` and `known`, are a person's same card: by the provider's fingerprint,
 * or by what is printed on it where one of them has none.
 */
export const isSameCard = sql<boolean>`c.customer_id = known.customer_id and case
  when c.fingerprint is null or known.fingerprint is null
  then (c.brand, c.last4, c.expiry_month, c.expiry_year)
    = (known.brand, known.last4, known.expiry_month, known.expiry_year)
  else c.fingerprint = known.fingerprint end`

/** Whether the bank's last word on this card of the customer's, however often it was saved, was no. */
export async function failedLastTime(tx: Transaction, card: SetupRow): Promise<boolean> {
  if (card.status !== 'succeeded') return false
  const last = await tx
    .selectFrom('payment_attempts as a')
    .innerJoin('card_setups as c', 'c.id', 'a.card_setup_id')
    .innerJoin('card_setups as known', (join) => join.on(isSameCard))
    .select(['a.state', 'a.decline_class'])
    .where('known.id', '=', card.id)
    .where('a.state', 'in', ['succeeded', 'failed'])
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const declineClass = DECLINE_CLASSES.find((one) => one === last?.decline_class)
  return last?.state === 'failed' && declineClass !== undefined && isKnownToFail(declineClass)
}

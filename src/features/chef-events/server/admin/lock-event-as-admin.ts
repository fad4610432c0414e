import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import { instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { lockQuotes } from '../quotes/quote-store.ts'
import type { LockedEvent } from '../quotes/lock-own-event.ts'
import { settleQuotes } from '../quotes/settle-quotes.ts'
import { findEvent, lockEvent } from '../store.ts'

/**
 * Locks the customer, the event and its quotes, as the customer's own calls do.
 * @throws Refusal `not_found`
 */
export async function lockEventAsAdmin(
  tx: Transaction,
  id: number,
  since: Date,
): Promise<LockedEvent> {
  const unlocked = await findEvent(tx, id)
  if (unlocked) await lockUser(tx, unlocked.userId)
  const event = await lockEvent(tx, id)
  if (!event) throw new Refusal('not_found', 404)
  await lockQuotes(tx, id)
  const now = await instantAfterWaiting(tx, since)
  return { ...(await settleQuotes(tx, event, now)), now }
}

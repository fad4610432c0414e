import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdUser } from '#server/database/hold-user.ts'
import { instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { holdQuotes } from '../quotes/quote-store.ts'
import type { HeldEvent } from '../quotes/hold-own-event.ts'
import { settleQuotes } from '../quotes/settle-quotes.ts'
import { findEvent, holdEvent } from '../store.ts'

/**
 * Locks the customer, the event and its quotes, as the customer's own calls do.
 * @throws Refusal `not_found`
 */
export async function holdEventAsAdmin(
  tx: Transaction,
  id: number,
  since: Date,
): Promise<HeldEvent> {
  const unlocked = await findEvent(tx, id)
  if (unlocked) await holdUser(tx, unlocked.userId)
  const event = await holdEvent(tx, id)
  if (!event) throw new Refusal('not_found', 404)
  await holdQuotes(tx, id)
  const now = await instantAfterWaiting(tx, since)
  return { ...(await settleQuotes(tx, event, now)), now }
}

import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { type ChefEventRow, lockEvent } from '../store.ts'
import { lockQuotes, type QuoteRow } from './quote-store.ts'
import { settleQuotes } from './settle-quotes.ts'

export interface LockedEvent {
  event: ChefEventRow
  quotes: QuoteRow[]
  /** The instant after all waiting for the locks: deadlines are held against it. */
  now: Date
}

/**
 * Locks the caller, the event and its quotes, in this order, and lets those expire whose time is
 * over: what is decided afterwards is decided on what is open.
 * @throws Refusal `not_found`, also for another person's
 */
export async function lockOwnEvent(tx: Transaction, who: Member, id: number): Promise<LockedEvent> {
  await lockUser(tx, who.id)
  const event = await lockEvent(tx, id)
  if (event?.userId !== who.id) throw new Refusal('not_found', 404)
  await lockQuotes(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  return { ...(await settleQuotes(tx, event, now)), now }
}

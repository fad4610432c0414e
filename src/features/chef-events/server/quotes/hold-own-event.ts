import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdUser } from '#server/database/hold-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { holdEvent, type ChefEventRow } from '../store.ts'
import { holdQuotes, type QuoteRow } from './quote-store.ts'
import { settleQuotes } from './settle-quotes.ts'

export interface HeldEvent {
  event: ChefEventRow
  quotes: QuoteRow[]
  /** The instant after all waiting for the locks: deadlines are held against it. */
  now: Date
}

/**
 * Locks the caller, the event and its quotes, in this order, and lets those expire whose time is
 * over: what is decided afterwards is decided on what stands.
 * @throws Refusal `not_found`, also for another person's
 */
export async function holdOwnEvent(tx: Transaction, who: Member, id: number): Promise<HeldEvent> {
  await holdUser(tx, who.id)
  const event = await holdEvent(tx, id)
  if (event?.userId !== who.id) throw new Refusal('not_found', 404)
  await holdQuotes(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  return { ...(await settleQuotes(tx, event, now)), now }
}

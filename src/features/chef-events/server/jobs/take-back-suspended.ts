import type { Transaction } from '#server/database/database.ts'
import { findChef, findShownChef } from '#features/chefs/server/public.ts'
import { takeBack } from '../chef/take-back.ts'
import { settleQuotes } from '../quotes/settle-quotes.ts'
import { lockEvent } from '../store.ts'

/**
 * Quotes of chefs who are suspended can't be accepted: they are taken back, and the customer is
 * notified.
 */
export async function takeBackSuspended(
  tx: Transaction,
  eventId: number,
  now: Date,
): Promise<void> {
  const event = await lockEvent(tx, eventId)
  if (!event) return
  const locked = await settleQuotes(tx, event, now)
  const open = locked.quotes.filter(({ status }) => status === 'sent' || status === 'closed')
  for (const chefId of new Set(open.map((quote) => quote.chefId))) {
    const chef = await findChef(tx, chefId)
    if (!chef || (await findShownChef(tx, chefId))) continue
    await takeBack(tx, chef, locked, now)
  }
}

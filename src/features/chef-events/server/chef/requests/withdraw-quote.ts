import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef } from '#features/chefs/server/public.ts'
import type { withdrawQuote as contract } from '#features/chef-events/chef-contract.ts'
import { findQuote, updateQuotes } from '../../quotes/quote-store.ts'
import { settleQuotes } from '../../quotes/settle-quotes.ts'
import { lockEvent } from '../../store.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { getRequest } from './load-requests.ts'
import { quoteWithdrawn } from '../templates.ts'

/** The last quote that goes leaves the request as it was asked. */
export async function withdrawQuote(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  const found = await findQuote(tx, id)
  if (found?.chefId !== chef.id) throw new Refusal('not_found', 404)
  const event = await lockEvent(tx, found.eventId)
  if (!event) throw new Refusal('not_found', 404)
  const { quotes } = await settleQuotes(tx, event, who.now)
  const own = quotes.find((quote) => quote.id === id)
  if (own?.status !== 'sent') throw new Refusal('quote_decided', 409)

  await updateQuotes(tx, [id], { status: 'withdrawn', decidedAt: who.now })
  await settleQuotes(tx, event, who.now)
  await notifyCustomer(tx, event, chef, { template: quoteWithdrawn, id, facts: {} }, who.now)
  return getRequest(tx, chef, event.id, who)
}

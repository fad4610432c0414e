import type { Transaction } from '#server/database/database.ts'
import type { Chef } from '#features/chefs/server/public.ts'
import { updateQuotes, type QuoteRow } from '../quotes/quote-store.ts'
import { settleQuotes } from '../quotes/settle-quotes.ts'
import type { ChefEventRow } from '../store.ts'
import { notifyCustomer } from './notify-customer.ts'
import { quoteWithdrawn } from './templates.ts'

export interface LockedQuotes {
  event: ChefEventRow
  quotes: QuoteRow[]
}

export const standingOf = (chef: Pick<Chef, 'id'>, quotes: readonly QuoteRow[]): QuoteRow[] =>
  quotes.filter(({ chefId, status }) => chefId === chef.id && status === 'sent')

/**
 * Takes a chef's quotes for a locked event back, and notifies the customer. Also what another
 * chef's booking closed: it would stand again if that deposit failed.
 */
export async function takeBack(
  tx: Transaction,
  chef: Chef,
  { event, quotes }: LockedQuotes,
  now: Date,
): Promise<void> {
  const standing = standingOf(chef, quotes)
  const mayReopen =
    event.status === 'deposit_due'
      ? quotes.filter(({ chefId, status }) => chefId === chef.id && status === 'closed')
      : []
  await updateQuotes(
    tx,
    [...standing, ...mayReopen].map(({ id }) => id),
    { status: 'withdrawn', decidedAt: now },
  )
  await settleQuotes(tx, event, now)
  for (const { id } of standing) {
    await notifyCustomer(tx, event, chef, { template: quoteWithdrawn, id, facts: {} }, now)
  }
}

import type { Transaction } from '#server/database/database.ts'
import { askingRound, isOpen, quoteStatusAt } from '../../rules.ts'
import { notify } from '../notices/notify.ts'
import { setEventStatus, type ChefEventRow } from '../store.ts'
import { lockQuotes, updateQuotes, type QuoteRow } from './quote-store.ts'

/**
 * Brings a locked event and its quotes to an instant: quotes whose time is over expire, and a
 * request is `quoted` as long as a quote is open. The customer hears when the last one has expired.
 * Also called after a quote was sent, closed or withdrawn.
 */
export async function settleQuotes(
  tx: Transaction,
  event: ChefEventRow,
  now: Date,
): Promise<{ event: ChefEventRow; quotes: QuoteRow[] }> {
  const locked = await lockQuotes(tx, event.id)
  const lapsed = locked.filter(
    (quote) => quote.status === 'sent' && quoteStatusAt(quote, now) === 'expired',
  )
  await updateQuotes(
    tx,
    lapsed.map(({ id }) => id),
    { status: 'expired', decidedAt: now },
  )
  const quotes = locked.map((quote) => ({ ...quote, status: quoteStatusAt(quote, now) }))
  if (event.status !== 'pending' && event.status !== 'quoted') return { event, quotes }
  const status = quotes.some((quote) => quote.status === 'sent') ? 'quoted' : 'pending'
  if (status !== event.status) await setEventStatus(tx, event.id, status, { now })
  const [last] = lapsed
  if (last && status === 'pending' && isOpen(event, now)) {
    const { userId } = event
    const until = askingRound(event, now).until.toISOString()
    await notify(tx, { event, userId, notice: 'chef-quotes-expired', key: last.id, now }, { until })
  }
  return { event: { ...event, status }, quotes }
}

import type { Provider } from '../../errors.ts'
import type { Transaction } from '#server/database/database.ts'
import type { PayoutNews } from '#server/gateways/card-events.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { bookPayout } from '../books/ledger.ts'
import type { Outcome } from '../settling/settling.ts'
import { ensureAndLockPayout, updatePayout } from './payout-store.ts'

const RANKS: Readonly<Record<string, number>> = { pending: 0, paid: 1, canceled: 2, failed: 2 }

/** Money on its way from the provider to our bank; one that seemed to arrive may come back. */
export async function applyPayout(
  tx: Transaction,
  provider: Provider,
  news: PayoutNews,
  now: Date,
): Promise<Outcome> {
  const known = await ensureAndLockPayout(tx, provider, news, now)
  if ((RANKS[news.status] ?? 0) <= (RANKS[known.status] ?? 0)) return 'none'
  const { ref, amountFils } = news
  const booked = { provider, ref, amountFils }
  await updatePayout(tx, known.id, {
    status: news.status,
    failure_code: news.failureCode,
    updated_at: now,
  })
  if (news.status === 'paid') await bookPayout(tx, booked, 'payout', now)
  else if (known.status === 'paid') await bookPayout(tx, booked, 'payout-failed', now)
  if (news.status === 'failed') {
    const facts = { provider, ref, amountFils, code: news.failureCode }
    await enqueue(tx, 'raise-payment-alarm', { text: 'a payout failed', facts })
  }
  return 'applied'
}

import type { Transaction } from '#server/database/database.ts'
import type { Canceller } from '../../rules.ts'
import { showEvent } from '../notices/notify.ts'
import { listInvitedChefs } from '../requests/invitation-store.ts'
import { setEventStatus, type ChefEventRow } from '../store.ts'
import { updateQuotes, type QuoteRow } from './quote-store.ts'

/** Ends a locked request that no one is booked for, with the quotes that still stand on it. */
export async function closeRequest(
  tx: Transaction,
  event: ChefEventRow,
  quotes: readonly QuoteRow[],
  { by, now }: { by?: Canceller; now: Date },
): Promise<void> {
  const standing = quotes.filter(({ status }) => status === 'sent')
  await updateQuotes(
    tx,
    standing.map(({ id }) => id),
    { status: 'closed', decidedAt: now },
  )
  await setEventStatus(tx, event.id, 'cancelled', { ...(by && { by }), now })
  await showEvent(tx, event, await listInvitedChefs(tx, event.id), now)
}

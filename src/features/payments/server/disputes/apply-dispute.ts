import type { Provider } from '../../errors.ts'
import type { DisputeMovement } from '#server/gateways/card-events.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { isCaptured, isDisputeNews, type DisputeStatus, type PaymentState } from '../../rules.ts'
import { bookDisputeMovement } from '../books/ledger.ts'
import { closeReviewOf, openReview } from '../reviews/review-store.ts'
import type { Outcome, Settling } from '../settling/settling.ts'
import { findDispute, saveDispute, type DisputeRow } from './dispute-store.ts'
import { loseDisputed } from './lose-disputed.ts'

/** A dispute as the provider reports it now. */
export interface DisputeNews {
  provider: Provider
  ref: string
  amountFils: number
  /** As the provider names it, in its currency. */
  amountMinor: number
  currency: string
  reason: string
  status: DisputeStatus
  evidenceDueBy: Date | null
  movements: readonly DisputeMovement[]
}

/**
 * A bank or PayPal takes a payment back for now: a person sees it, and its card is not charged
 * without the customer. Won, all is as before; lost, what was delivered is owed.
 */
export async function applyDispute(settling: Settling, news: DisputeNews): Promise<Outcome> {
  const { tx, payment, now } = settling
  if (!isCaptured(payment.state as PaymentState)) {
    throw new Error('The disputed payment has not been captured yet')
  }
  for (const movement of news.movements) {
    await bookDisputeMovement(tx, payment, { ...movement, disputeRef: news.ref }, now)
  }
  const known = await findDispute(tx, news)
  if (!isDisputeNews(news.status, known?.status as DisputeStatus | undefined)) return 'none'
  const { ref, amountMinor, currency, status } = news
  const isOver = status === 'won' || status === 'lost'
  await saveDispute(tx, {
    payment_id: payment.id,
    provider: news.provider,
    ref: news.ref,
    amount_fils: news.amountFils,
    reason: news.reason,
    status,
    evidence_due_by: news.evidenceDueBy,
    held_card_id: blockedCardOf(settling, news, known),
    opened_at: known?.opened_at ?? now,
    closed_at: isOver ? now : null,
  })
  if (!isOver) {
    await openReview(tx, payment.id, 'disputed', { ref, amountMinor, currency }, now)
    if (!known) await raiseAlarm(settling, news, 'a payment is disputed')
    return 'applied'
  }
  await closeReviewOf(tx, { paymentId: payment.id, ref, reason: 'disputed' }, status, now)
  if (status === 'won') {
    // The bank's question is over: a card or a refund that waited for it goes on now.
    await enqueue(tx, 'sweep-charges', {})
    await enqueue(tx, 'sweep-refunds', {})
    return 'applied'
  }
  await openReview(tx, payment.id, 'dispute_lost', { ref, amountMinor, currency }, now)
  await raiseAlarm(settling, news, 'a dispute was lost')
  await loseDisputed(settling, news.amountFils)
  return 'applied'
}

/** From its opening until it is won, or a person lets the card be charged again. */
function blockedCardOf(
  { payment }: Settling,
  { status }: DisputeNews,
  known: DisputeRow | undefined,
): number | null {
  if (status === 'won') return null
  if (status === 'lost' || !known) return payment.card_setup_id
  return known.held_card_id
}

const raiseAlarm = (
  { tx, payment }: Settling,
  { provider, ref, reason, evidenceDueBy }: DisputeNews,
  text: string,
): Promise<void> =>
  enqueue(tx, 'raise-payment-alarm', {
    text,
    facts: { payment: payment.reference, provider, ref, reason, evidenceDueBy },
  })

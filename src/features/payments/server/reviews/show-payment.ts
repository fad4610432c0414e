import type { Language } from '#shared/language.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { getPayment as contract } from '../../review-contract.ts'
import {
  isCaptured,
  isArrivalReason,
  isReviewReason,
  minorText,
  REVIEW_ENDS,
  type DisputeStatus,
  type ReviewDecision,
  type ReviewReason,
} from '../../rules.ts'
import { getIndexed } from '../admin/list-payments.ts'
import { listDisputes, type DisputeRow } from '../disputes/dispute-store.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { listAttempts, type AttemptRow } from '../attempt-store.ts'
import { listReviews, type ReviewRow } from './review-store.ts'

type Shown = Output<typeof contract>

export const getPayment =
  (parts: PaymentParts) =>
  (db: Database, who: Member, { id }: Input<typeof contract>): Promise<Shown> =>
    showPayment(parts, db, id, who.language)

/** @throws Refusal `not_found` */
export async function showPayment(
  parts: PaymentParts,
  db: Database,
  id: number,
  language: Language,
): Promise<Shown> {
  const payment = await getIndexed(db, id, { listeners: parts.listeners, language })
  const attempts = await listAttempts(db, id)
  const reviews = await listReviews(db, id)
  const disputes = await listDisputes(db, [id])
  return {
    payment,
    attempts: attempts.map(presentAttempt),
    reviews: reviews.map((review) =>
      presentReview(
        review,
        disputes.find(({ ref }) => ref === review.provider_ref),
        parts,
      ),
    ),
    decisions: possibleDecisions({ state: payment.state, attempts, reviews }),
  }
}

interface Standing {
  state: Shown['payment']['state']
  attempts: readonly AttemptRow[]
  reviews: readonly ReviewRow[]
}

/** What a person can make of a payment as it is; nothing where all of it is settled. */
export function possibleDecisions({ state, attempts, reviews }: Standing): ReviewDecision[] {
  const open = attempts.find((attempt) => isOpen(attempt))
  const unsettled = reviews.filter(({ closed_at }) => closed_at === null)
  const isTaken = isCaptured(state)
  const possible: ReviewDecision[] = []
  if (!isTaken && (open || unsettled.length > 0)) possible.push('confirm')
  if (!isTaken && open && open.provider_ref === null) possible.push('repeat')
  if (unsettled.some(isReturnable)) possible.push('return')
  if (!isTaken && open) possible.push('not_captured')
  if (unsettled.length > 0) possible.push('close')
  return possible
}

const isReturnable = (review: ReviewRow) => review.amount_minor !== null && isArrival(review)

const isOpen = ({ state }: AttemptRow) => state === 'sent' || state === 'processing'

const presentAttempt = (row: AttemptRow): Shown['attempts'][number] => ({
  id: row.id,
  at: row.created_at.toISOString(),
  state: row.state as Shown['attempts'][number]['state'],
  providerRef: row.provider_ref,
  declineCode: row.failure_code,
  tries: row.tries,
  lastFault: row.last_fault,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
})

const presentReview = (
  row: ReviewRow,
  dispute: DisputeRow | undefined,
  parts: PaymentParts,
): Shown['reviews'][number] => ({
  id: row.id,
  reason: reasonOf(row),
  openedAt: row.opened_at.toISOString(),
  providerRef: row.provider_ref,
  amount: row.amount_minor === null ? null : minorText(row.amount_minor),
  currency: row.currency,
  closedAt: row.closed_at?.toISOString() ?? null,
  decision: REVIEW_ENDS.find((end) => end === row.decision) ?? null,
  note: row.note,
  dispute: dispute
    ? {
        status: dispute.status as DisputeStatus,
        reason: dispute.reason,
        evidenceDueBy: dispute.evidence_due_by?.toISOString() ?? null,
        url: urlOf(dispute, parts),
        isCardHeld: dispute.held_card_id !== null,
      }
    : null,
})

const reasonOf = ({ reason }: ReviewRow): ReviewReason =>
  isReviewReason(reason) ? reason : 'reference_differs'

/** What the review is about came in beyond what was asked for; a dispute or refund did not. */
export const isArrival = (review: ReviewRow): boolean => isArrivalReason(reasonOf(review))

const urlOf = ({ provider, ref }: DisputeRow, parts: PaymentParts): string =>
  provider === 'paypal' ? getPayPal(parts).disputeUrl(ref) : parts.gateways.card.disputeUrl(ref)

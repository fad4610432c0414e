import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { getPayment as contract } from '../../review-contract.ts'
import {
  isCaptured,
  isReviewReason,
  minorText,
  REVIEW_DECISIONS,
  type ReviewDecision,
} from '../../rules.ts'
import { getIndexed } from '../admin/list-payments.ts'
import type { PaymentListeners } from '../types.ts'
import { listAttempts, type AttemptRow } from '../store.ts'
import { listReviews, type ReviewRow } from './review-store.ts'

type Shown = Answer<typeof contract>

export const getPayment =
  (listeners: PaymentListeners) =>
  (db: Database, who: Member, { id }: Wish<typeof contract>): Promise<Shown> =>
    showPayment(db, id, { listeners, language: who.language })

/** @throws Refusal `not_found` */
export async function showPayment(
  db: Database,
  id: number,
  parts: Parameters<typeof getIndexed>[2],
): Promise<Shown> {
  const payment = await getIndexed(db, id, parts)
  const attempts = await listAttempts(db, id)
  const reviews = await listReviews(db, id)
  return {
    payment,
    attempts: attempts.map(presentAttempt),
    reviews: reviews.map(presentReview),
    decisions: possibleDecisions({ state: payment.state, attempts, reviews }),
  }
}

interface Standing {
  state: Shown['payment']['state']
  attempts: readonly AttemptRow[]
  reviews: readonly ReviewRow[]
}

/** What a person can make of a payment as it stands; nothing where all of it is settled. */
export function possibleDecisions({ state, attempts, reviews }: Standing): ReviewDecision[] {
  const open = attempts.find((attempt) => isOpen(attempt))
  const unsettled = reviews.filter(({ closed_at }) => closed_at === null)
  const isTaken = isCaptured(state)
  const possible: ReviewDecision[] = []
  if (!isTaken && (open || unsettled.length > 0)) possible.push('confirm')
  if (!isTaken && open && open.provider_ref === null) possible.push('repeat')
  if (unsettled.some(({ amount_minor }) => amount_minor !== null)) possible.push('return')
  if (!isTaken && open) possible.push('not_captured')
  if (unsettled.length > 0) possible.push('close')
  return possible
}

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

const presentReview = (row: ReviewRow): Shown['reviews'][number] => ({
  id: row.id,
  reason: isReviewReason(row.reason) ? row.reason : 'reference_differs',
  openedAt: row.opened_at.toISOString(),
  providerRef: row.provider_ref,
  amount: row.amount_minor === null ? null : minorText(row.amount_minor),
  currency: row.currency,
  closedAt: row.closed_at?.toISOString() ?? null,
  decision: REVIEW_DECISIONS.find((decision) => decision === row.decision) ?? null,
  note: row.note,
})

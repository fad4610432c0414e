import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import type { decidePayment as contract } from '../../review-contract.ts'
import { keyOfReference } from '../../transfer-rules.ts'
import { isCaptured, type PaymentState } from '../../rules.ts'
import { releaseCards } from '../disputes/dispute-store.ts'
import type { PaymentParts } from '../parts.ts'
import { settle } from '../settling/settle.ts'
import { findOpenAttempt, listAttempts, updateAttempt, type AttemptRow } from '../attempt-store.ts'
import { findPayment, lockPaymentRow, updatePayment } from '../store.ts'
import { findCounted } from '../transfers/arrival-store.ts'
import { closeReviews, listReviews, type ReviewRow } from './review-store.ts'
import { isArrival, possibleDecisions, showPayment } from './show-payment.ts'

interface Deciding {
  tx: Transaction
  parts: PaymentParts
  who: Member
  paymentId: number
  attempt: AttemptRow | undefined
  reviews: readonly ReviewRow[]
}

/** A person ends what the provider and we could not: booked, audited, and not undone by a sweep. */
export const decidePayment =
  (parts: PaymentParts) =>
  async (
    tx: Transaction,
    who: Member,
    { id, decision, reviewId, providerRef, evidence }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const before = await findPayment(tx, id)
    if (!before) throw new Refusal('not_found', 404)
    const all = await listReviews(tx, id)
    const state = before.state as PaymentState
    const standing = { state, attempts: await listAttempts(tx, id), reviews: all }
    const possible = possibleDecisions(standing)
    if (possible.length === 0) throw new Refusal('payment_not_in_review', 409)
    if (!possible.includes(decision)) throw new Refusal('decision_not_possible', 409)
    const reviews = all.filter(
      (review) =>
        !review.closed_at &&
        (reviewId === undefined || review.id === reviewId) &&
        // A dispute is no charge that was made or not: only `close` ends its review.
        (decision === 'close' || isArrival(review)),
    )
    const attempt = await findOpenAttempt(tx, id)
    const deciding = { tx, parts, who, paymentId: id, attempt, reviews }
    if (decision === 'confirm') await confirm(deciding, providerRef)
    if (decision === 'repeat') await repeat(deciding)
    if (decision === 'not_captured') await makeDue(deciding)
    if (decision === 'return') await giveBack(deciding)
    const decided = { by: who.id, decision, note: evidence }
    await closeReviews(
      tx,
      reviews.map((review) => review.id),
      decided,
      who.now,
    )
    if (decision === 'close') await goOnCharging(deciding)
    const after = await showPayment(parts, tx, id, who.language)
    await writeAudit(tx, who, {
      action: 'decide-payment',
      object: 'payment',
      objectId: id,
      before: { state: before.state, reasons: reviews.map(({ reason }) => reason) },
      after: { state: after.payment.state, decision, providerRef: providerRef ?? null, evidence },
    })
    return after
  }

/** The money is there: booked as paid under the provider's name for it. */
async function confirm(
  { tx, parts, who, paymentId, attempt, reviews }: Deciding,
  named: string | undefined,
): Promise<void> {
  const found = [named, attempt?.provider_ref, ...reviews.map((review) => review.provider_ref)]
  const captureRef = found.find((ref) => ref !== undefined && ref !== null && ref !== '')
  if (!captureRef) throw new Refusal('provider_ref_needed', 422, { fields: ['providerRef'] })
  const counted = named && (await findCounted(tx, keyOfReference(named)))
  if (counted) {
    const { reference } = counted
    throw new Refusal('transfer_counted', 409, {
      parameters: { reference },
      details: { reference },
    })
  }
  await settle(tx, parts, paymentId, { kind: 'confirmed', captureRef }, who.now)
  if (!attempt) return
  await updateAttempt(tx, attempt.id, {
    state: 'succeeded',
    provider_ref: captureRef,
    settled_at: who.now,
    next_try_at: null,
  })
}

const LONG_AGO = new Date(0)

/** The job looks the charge up before it makes it again, as if the key were long forgotten. */
async function repeat({ tx, paymentId, attempt }: Deciding): Promise<void> {
  if (!attempt) return
  await updateAttempt(tx, attempt.id, { key_at: LONG_AGO, next_try_at: null })
  await enqueue(tx, 'charge-payment', { paymentId })
}

/** The try took no money: it is closed, and the payment is due again. */
async function makeDue({ tx, who, paymentId, attempt }: Deciding): Promise<void> {
  if (attempt) {
    await updateAttempt(tx, attempt.id, {
      state: 'not_captured',
      settled_at: who.now,
      next_try_at: null,
    })
  }
  const payment = await lockPaymentRow(tx, paymentId)
  if (payment?.method !== 'credit_card' || payment.closed_at) return
  if (payment.card_setup_id === null || isCaptured(payment.state as PaymentState)) return
  await updatePayment(tx, paymentId, { state: 'ready', next_charge_at: who.now })
  await enqueue(tx, 'charge-payment', { paymentId })
}

/** A card that disputes a charge is charged again, unless its dispute was lost. */
async function goOnCharging({ tx, paymentId, reviews }: Deciding): Promise<void> {
  if (!reviews.some(({ reason }) => reason === 'disputed')) return
  await releaseCards(tx, paymentId)
  await enqueue(tx, 'sweep-charges', {})
}

/** What arrived goes back to where it came from; what was asked for is still due. */
async function giveBack(deciding: Deciding): Promise<void> {
  const { tx, reviews, attempt } = deciding
  for (const { id, amount_minor } of reviews) {
    if (amount_minor !== null) await enqueue(tx, 'return-charge', { reviewId: id })
  }
  if (attempt) await makeDue(deciding)
}

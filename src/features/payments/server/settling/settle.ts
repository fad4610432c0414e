import { dayOf } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import type { ChargeResult, Decline } from '#server/gateways/card.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { readCompany } from '#features/company/server/public.ts'
import { classOfDecline } from '../../declines.ts'
import { chargeInstant, isCaptured, isOwed } from '../../rules.ts'
import type { PaymentPurpose, PaymentState, ReviewReason } from '../../rules.ts'
import { bookCapture } from '../books/ledger.ts'
import { issueInvoice, sellerOf } from '../books/invoices.ts'
import { applyDispute, type DisputeNews } from '../disputes/apply-dispute.ts'
import { notifyCustomer } from '../notify.ts'
import type { PaymentParts } from '../parts.ts'
import { applyMadeRefund, type MadeRefund } from '../refunds/apply-made-refund.ts'
import { refundPayment } from '../refunds/refund-payment.ts'
import { openReview, type Arrived } from '../reviews/review-store.ts'
import { oweWhatArrived } from '../transfers/surplus.ts'
import { takeArrival, type NewArrival } from '../transfers/take-arrival.ts'
import { decline, giveUp } from './decline.ts'
import type { Outcome, Settling } from './settling.ts'
import { findAttempt, updateAttempt } from '../attempt-store.ts'
import { findPayment, lockPaymentRow, presentSettled, updatePayment } from '../store.ts'

/** What a webhook, a job's result, a returning browser or an admin can tell about a payment. */
export type PaymentEvent =
  | { kind: 'card_saved'; cardSetupId: number }
  | { kind: 'charge'; charge: ChargeResult }
  | { kind: 'paid'; captureRef: string; minorUnits: number; currency: string; reference: string }
  | { kind: 'confirmed'; captureRef: string }
  | { kind: 'arrived'; arrival: NewArrival }
  | { kind: 'lapsed' }
  | { kind: 'disputed'; dispute: DisputeNews }
  | { kind: 'refunded'; refund: MadeRefund }

/**
 * The one way a payment moves. Takes the row of what is paid for and then the payment's, and only
 * ever moves forward, so news may come twice, late and in any order.
 */
export async function settle(
  tx: Transaction,
  parts: PaymentParts,
  paymentId: number,
  event: PaymentEvent,
  now: Date,
): Promise<Outcome> {
  const unlocked = await findPayment(tx, paymentId)
  if (!unlocked) return 'none'
  const listener = parts.listeners[unlocked.purpose as PaymentPurpose]
  await listener.lock?.(tx, presentSettled(unlocked))
  const payment = await lockPaymentRow(tx, paymentId)
  if (!payment) return 'none'
  const settling = { tx, parts, listener, payment, now }
  switch (event.kind) {
    case 'card_saved':
      return useCard(settling, event.cardSetupId)
    case 'charge':
      return applyCharge(settling, event.charge)
    case 'paid':
      return applyPaid(settling, event)
    case 'confirmed':
      return capture(settling, event.captureRef)
    case 'arrived':
      return (await takeArrival(settling, event.arrival))
        ? capture(settling, `confirmed:${payment.reference}`)
        : 'applied'
    case 'lapsed':
      return lapse(settling)
    case 'disputed':
      return applyDispute(settling, event.dispute)
    case 'refunded':
      return applyMadeRefund(settling, event.refund)
  }
}

/** A saved card makes the payment ready. On its day it's charged at once: the customer is there. */
async function useCard(settling: Settling, cardSetupId: number): Promise<Outcome> {
  const { tx, listener, payment, now } = settling
  if (payment.method !== 'credit_card' || payment.closed_at) return 'none'
  if (isCaptured(payment.state as PaymentState)) return 'none'
  const isDue = payment.charge_on <= dayOf(now)
  const nextChargeAt = isDue ? now : chargeInstant(payment.charge_on)
  const ready = await updatePayment(tx, payment.id, {
    state: 'ready',
    card_setup_id: cardSetupId,
    next_charge_at: nextChargeAt,
  })
  await enqueue(tx, 'charge-payment', { paymentId: payment.id }, { startAfter: nextChargeAt })
  if (payment.state === 'requires_action' && payment.failures === 0) {
    await listener.onReady(tx, presentSettled(ready), now)
  }
  return 'applied'
}

const ATTEMPT_RANKS: Readonly<Record<string, number>> = {
  sent: 0,
  processing: 1,
  failed: 2,
  not_captured: 2,
  succeeded: 3,
}

async function applyCharge(settling: Settling, charge: ChargeResult): Promise<Outcome> {
  const { tx, payment, now } = settling
  const arrived = { ref: charge.ref, amountMinor: charge.amountFils, currency: charge.currency }
  const attempt = await findAttempt(tx, charge.key)
  if (attempt?.payment_id !== payment.id) return flag(settling, 'unknown_attempt', arrived)
  const isSame = attempt.provider_ref === null || attempt.provider_ref === charge.ref
  if (!isSame) return flag(settling, 'reference_differs', arrived)
  if (charge.amountFils !== payment.amount_fils) return flag(settling, 'amount_differs', arrived)
  if (charge.currency.toLowerCase() !== 'aed') return flag(settling, 'currency_differs', arrived)
  const said = declineOf(charge)
  const state = said ? 'failed' : charge.status
  if ((ATTEMPT_RANKS[state] ?? 0) <= (ATTEMPT_RANKS[attempt.state] ?? 0)) return 'none'
  await updateAttempt(tx, attempt.id, {
    state,
    provider_ref: charge.ref,
    failure_code: said?.code ?? null,
    decline_class: said ? classOfDecline(said) : null,
    settled_at: state === 'processing' ? null : now,
    next_try_at: null,
    last_fault: null,
  })
  if (state === 'succeeded') return capture(settling, charge.ref)
  if (said) return attempt.is_extra ? noteFailure(settling, said.code) : decline(settling, said)
  return 'applied'
}

/** What the bank said no with; that it wants to ask the customer is one as well. */
function declineOf(charge: ChargeResult): Decline | undefined {
  if (charge.status === 'requires_action') {
    return { code: 'authentication_required', advice: null, networkCode: null }
  }
  if (charge.status !== 'failed') return undefined
  return charge.decline ?? { code: 'generic_decline', advice: null, networkCode: null }
}

/** A try that the staff asked for takes none of the tries that the customer was notified of. */
async function noteFailure({ tx, payment }: Settling, failureCode: string): Promise<Outcome> {
  await updatePayment(tx, payment.id, { last_failure: failureCode })
  return 'applied'
}

async function applyPaid(
  settling: Settling,
  paid: Extract<PaymentEvent, { kind: 'paid' }>,
): Promise<Outcome> {
  const { payment } = settling
  const { captureRef: ref, minorUnits: amountMinor, currency } = paid
  const arrived = { ref, amountMinor, currency }
  if (payment.method !== 'paypal') return flag(settling, 'method_differs', arrived)
  if (paid.reference !== payment.reference) return flag(settling, 'reference_differs', arrived)
  if (amountMinor !== payment.usd_cents) return flag(settling, 'amount_differs', arrived)
  if (currency.toUpperCase() !== 'USD') return flag(settling, 'currency_differs', arrived)
  return capture(settling, paid.captureRef)
}

/** Books what came in. Money for a payment that was closed already is given back whole. */
async function capture(settling: Settling, captureRef: string): Promise<Outcome> {
  const { tx, parts, listener, payment, now } = settling
  if (isCaptured(payment.state as PaymentState)) {
    if (payment.capture_ref === captureRef) return 'none'
    const amountMinor = payment.usd_cents ?? payment.amount_fils
    const currency = payment.method === 'paypal' ? 'USD' : 'AED'
    return flag(settling, 'captured_twice', { ref: captureRef, amountMinor, currency })
  }
  const captured = await updatePayment(tx, payment.id, {
    state: 'captured',
    captured_at: now,
    capture_ref: captureRef,
    last_failure: null,
  })
  const seller = sellerOf(await readCompany(tx, parts.settings.seller))
  const split = await issueInvoice(tx, captured, seller, now)
  const booked = { id: payment.id, method: payment.method, amountFils: payment.amount_fils }
  await bookCapture(tx, booked, split, now)
  if (payment.closed_at) {
    await refundPayment(tx, {
      paymentId: payment.id,
      amountFils: payment.amount_fils,
      reason: 'paid_after_closing',
      now,
    })
    return 'applied'
  }
  await listener.onCaptured(tx, presentSettled(captured), now)
  await notifyCustomer(tx, captured, 'payment-captured', {}, now)
  return 'applied'
}

async function lapse(settling: Settling): Promise<Outcome> {
  const { tx, listener, payment, now } = settling
  if (payment.state !== 'requires_action') return 'none'
  if (isOwed(payment.purpose as PaymentPurpose)) return 'none'
  if (payment.method === 'cash_on_delivery' || payment.next_charge_at > now) return 'none'
  if (payment.failures > 0) {
    return giveUp(settling, payment.failures, payment.last_failure ?? 'generic_decline')
  }
  const expired = await updatePayment(tx, payment.id, { state: 'expired', closed_at: now })
  if (payment.request_ref) await enqueue(tx, 'withdraw-paypal-request', { paymentId: payment.id })
  await oweWhatArrived(tx, expired, now)
  await listener.onFailed(tx, presentSettled(expired), now)
  await notifyCustomer(tx, expired, 'payment-expired', {}, now)
  return 'applied'
}

async function flag(
  { tx, payment, now }: Settling,
  reason: ReviewReason,
  arrived: Arrived,
): Promise<Outcome> {
  await openReview(tx, payment.id, reason, arrived, now)
  return 'review'
}

import { addDays, instantAt, type Day } from '#shared/dates.ts'
import { toUsdCents } from '#shared/money.ts'
import { isTriedAgain, type DeclineClass } from './declines.ts'

/** How a subscription is paid. */
export const PAYMENT_METHODS = ['credit_card', 'paypal', 'usdt'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Whether the plans of the catalogue can be paid so. */
export const isPlanMethod = (method: OfferedMethod): method is PaymentMethod =>
  PAYMENT_METHODS.some((known) => known === method)

/** Money that arrives outside of any provider: an admin confirms it with the evidence. R-PAY-8 */
export const isConfirmedByHand = (method: OfferedMethod): boolean =>
  method === 'usdt' || method === 'bank_transfer'

/** How anything is paid. */
export const OFFERED_METHODS = [...PAYMENT_METHODS, 'cash_on_delivery', 'bank_transfer'] as const
export type OfferedMethod = (typeof OFFERED_METHODS)[number]

export const PAYMENT_PURPOSES = [
  'cycle',
  'add_on',
  'extras',
  'ingredients',
  'chef_deposit',
  'chef_balance',
  'receivable',
] as const
/** What a payment is for. */
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/**
 * What was cooked is owed: a payment of such a purpose never lapses. Where its card is declined to
 * the end, it waits for another one. R-PAY-5
 */
export const isOwed = (purpose: PaymentPurpose): boolean => OWED_PURPOSES.includes(purpose)

export const OWED_PURPOSES: readonly PaymentPurpose[] = ['extras', 'chef_balance', 'receivable']

/**
 * What comes within the day is not waited for: the first decline ends the payment, and who sells
 * notifies the customer. R-PAY-6
 */
export const isTakenAtOnce = (purpose: PaymentPurpose): boolean =>
  purpose === 'ingredients' || purpose === 'chef_deposit' || purpose === 'add_on'

/** Such money cannot go back the way it came: a person pays it out. R-PAY-7 */
export const isRefundedByHand = (method: OfferedMethod): boolean =>
  method === 'usdt' || method === 'cash_on_delivery' || method === 'bank_transfer'

export const PAYMENT_STATES = [
  'requires_action',
  'ready',
  'failed',
  'expired',
  'cancelled',
  'captured',
  'partially_refunded',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const REFUND_STATES = ['requested', 'sent', 'succeeded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** The money was taken, whatever became of it afterwards. */
export const isCaptured = (state: PaymentState): boolean =>
  state === 'captured' || state === 'partially_refunded' || state === 'refunded'

/** Cash is due at the door and not before: until then no one waits for it. */
export const isPaidOnDelivery = (payment: {
  method: OfferedMethod
  state: PaymentState
}): boolean => payment.method === 'cash_on_delivery' && payment.state === 'requires_action'

/** Such a payment still asks for money. */
export const OPEN_STATES: readonly PaymentState[] = ['ready', 'requires_action']

type RetryError =
  | 'payment_not_declined'
  | 'payment_taken'
  | 'payment_given_up'
  | 'payment_card_useless'

/**
 * Why the staff cannot have a charge tried again; none where it was declined and is still owed.
 * R-PAY-11
 */
export function errorOfRetry(payment: {
  state: PaymentState
  failures: number
  lastDecline: DeclineClass | null
}): RetryError | undefined {
  const { state, failures, lastDecline } = payment
  if (failures === 0) return 'payment_not_declined'
  if (isCaptured(state)) return 'payment_taken'
  if (!OPEN_STATES.includes(state)) return 'payment_given_up'
  return lastDecline === null || isTriedAgain(lastDecline) ? undefined : 'payment_card_useless'
}

/**
 * Charges come at nine in Dubai, so that a decline is read by day. See docs/decisions/0037. R-PAY-2
 */
export const chargeInstant = (day: Day): Date => instantAt(day, '09:00')

/**
 * A request that was not answered lapses: a cycle's with the last try of a card, others at once.
 * R-PAY-4
 */
export const expiryInstant = (chargeOn: Day, purpose: PaymentPurpose): Date =>
  chargeInstant(addDays(chargeOn, purpose === 'cycle' ? CYCLE_REQUEST_DAYS : 1))

const CYCLE_REQUEST_DAYS = 5
const RETRY_AFTER_DAYS = [2, 4]

/** When a declined charge is tried again: three tries within five days, then never. R-PAY-3 */
export function nextChargeDay(chargeOn: Day, failures: number): Day | undefined {
  const days = RETRY_AFTER_DAYS[failures - 1]
  return days === undefined ? undefined : addDays(chargeOn, days)
}

/** The day of the last try after declines. */
export function lastChargeDay(chargeOn: Day): Day {
  return addDays(chargeOn, Math.max(...RETRY_AFTER_DAYS))
}

/** What is left of payments, and whose it is: payout, income and VAT add up to it. */
export interface Kept {
  keptFils: number
  /** As it is put aside of these payments. */
  vatFils: number
  /** The house's part, VAT of the whole included. */
  feeFils: number
  payoutFils: number
  incomeFils: number
}

/** Parts what was kept of payments for someone else's work. See docs/decisions/0026. R-PAY-10 */
export function splitKept(
  payments: readonly { amountFils: number; refundedFils: number; vatFils: number }[],
  feeOf: (keptFils: number) => number,
): Kept {
  const sum = (of: (payment: (typeof payments)[number]) => number) =>
    payments.reduce((total, payment) => total + of(payment), 0)
  const keptFils = sum(({ amountFils, refundedFils }) => amountFils - refundedFils)
  const vatFils = sum((payment) => payment.vatFils)
  const feeFils = feeOf(keptFils)
  return {
    keptFils,
    vatFils,
    feeFils,
    payoutFils: keptFils - feeFils,
    incomeFils: feeFils - vatFils,
  }
}

/** US cents of a refund at the payment's own rate, never more than is left of what was paid. */
export function refundCents(refundedBeforeFils: number, amountFils: number): number {
  return toUsdCents(refundedBeforeFils + amountFils) - toUsdCents(refundedBeforeFils)
}

/** Of a hundredth of a dirham or dollar: `634.17`. */
export const minorText = (minor: number): string => (minor / 100).toFixed(2)

/** `634.17`. */
export const formatUsd = (cents: number): string => (cents / 100).toFixed(2)

/** Ten-thousandths of a dirham a dollar: the peg of 3.6725. R-PAY-13 */
export const USD_RATE = 36_725

/** The seller of every invoice, and its name on paper. */
export const SELLER = 'sufra'
export const SELLER_NAMES = { en: 'Sufra', ar: 'سُفرة' } as const

const SERIES = { invoice: 'INV', credit_note: 'CN' } as const

/** `INV-000042`, `CN-000007`. */
export const invoiceNumber = (kind: keyof typeof SERIES, sequence: number): string =>
  `${SERIES[kind]}-${String(sequence).padStart(6, '0')}`

/** What each product can be paid with, in the order of the page. R-PAY-1 */
export const METHODS_BY_PRODUCT = {
  subscription: ['credit_card', 'paypal', 'usdt'],
  ingredients: ['credit_card', 'cash_on_delivery'],
  chef: ['credit_card'],
  custom: ['credit_card', 'bank_transfer'],
} as const satisfies Record<string, readonly OfferedMethod[]>
export type PayableProduct = keyof typeof METHODS_BY_PRODUCT

/** Why a payment waits for a person: what arrived does not match what was asked. */
export const REVIEW_REASONS = [
  'amount_differs',
  'currency_differs',
  'reference_differs',
  'method_differs',
  'unknown_attempt',
  'captured_twice',
  'return_failed',
  'disputed',
  'dispute_lost',
  'refunded_beyond',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

export const isReviewReason = (text: string | null): text is ReviewReason =>
  REVIEW_REASONS.some((reason) => reason === text)

/** Whether money came in that does not match; a dispute or a refund took some away. */
export const isArrivalReason = (reason: ReviewReason): boolean =>
  reason !== 'disputed' && reason !== 'dispute_lost' && reason !== 'refunded_beyond'

/**
 * What a person makes of a payment that does not match: `confirm` takes it as paid, `repeat` charges
 * again, `return` sends back what arrived, `not_captured` makes it due again, `close` moves nothing.
 */
export const REVIEW_DECISIONS = ['confirm', 'repeat', 'return', 'not_captured', 'close'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** How a review ended: a dispute is decided by the bank. */
export const REVIEW_ENDS = [...REVIEW_DECISIONS, 'won', 'lost'] as const
export type ReviewEnd = (typeof REVIEW_ENDS)[number]

export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

const DISPUTE_RANKS: Readonly<Record<DisputeStatus, number>> = {
  needs_response: 0,
  under_review: 1,
  won: 2,
  lost: 2,
}

/** News of a dispute comes in any order: it only moves forward, and its end is final. R-PAY-12 */
export const isDisputeNews = (status: DisputeStatus, known: DisputeStatus | undefined): boolean =>
  known === undefined || DISPUTE_RANKS[status] > DISPUTE_RANKS[known]

/** Fils of US cents that a payment's provider names; all of it is all of the payment. */
export const filsOfCents = (
  cents: number,
  { amountFils, usdCents }: { amountFils: number; usdCents: number | null },
): number => (cents === usdCents ? amountFils : Math.round((cents * USD_RATE) / 10_000))

/** Providers remember a key for a day; after that, the same key could do the thing a second time. */
export const KEY_LIFE_MS = 23 * 3_600_000

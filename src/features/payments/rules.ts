import { addDays, instantAt, type Day } from '#shared/dates.ts'
import { formatDirhams, toUsdCents, vatIncluded } from '#shared/money.ts'

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'usdt'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_STATES = [
  'requires_action',
  'ready',
  'failed',
  'expired',
  'captured',
  'partially_refunded',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

const RANKS: Record<PaymentState, number> = {
  requires_action: 0,
  ready: 1,
  failed: 2,
  expired: 2,
  captured: 3,
  partially_refunded: 4,
  refunded: 5,
}

/** A payment only ever moves forward (reliability, section 4, row 7). */
export const isForward = (from: PaymentState, to: PaymentState): boolean => RANKS[to] > RANKS[from]

/** Nothing more is taken: money that still arrives is given back. */
export const isClosed = (state: PaymentState): boolean => state === 'failed' || state === 'expired'

export const isCaptured = (state: PaymentState): boolean => RANKS[state] >= RANKS.captured

/** Payment is processed when the subscription starts (part 1, section 9): 00:05 in Dubai. */
export const chargeInstant = (day: Day): Date => instantAt(day, '00:05')

/** A request that was not answered lapses with the day it was due. */
export const expiryInstant = (chargeOn: Day): Date => chargeInstant(addDays(chargeOn, 1))

const RETRY_AFTER_DAYS = [1, 3]

/** When a declined charge is tried again: one and three days after the due day, then never. */
export function nextChargeDay(chargeOn: Day, failures: number): Day | undefined {
  const days = RETRY_AFTER_DAYS[failures - 1]
  return days === undefined ? undefined : addDays(chargeOn, days)
}

export interface VatSplit {
  netFils: number
  vatFils: number
}

/** The VAT of 5% inside a gross amount: the two parts add up to it. */
export const splitVat = (grossFils: number): VatSplit => {
  const vatFils = vatIncluded(grossFils)
  return { netFils: grossFils - vatFils, vatFils }
}

/** A refund's parts so that refunds of the whole give back exactly the VAT of the whole. */
export function splitRefundVat(refundedBeforeFils: number, amountFils: number): VatSplit {
  const vatFils =
    splitVat(refundedBeforeFils + amountFils).vatFils - splitVat(refundedBeforeFils).vatFils
  return { netFils: amountFils - vatFils, vatFils }
}

/** US cents of a refund at the payment's own rate, never more than is left of what was paid. */
export function refundCents(refundedBeforeFils: number, amountFils: number): number {
  return toUsdCents(refundedBeforeFils + amountFils) - toUsdCents(refundedBeforeFils)
}

/** `634.17`. */
export const formatUsd = (cents: number): string => (cents / 100).toFixed(2)

/** 10,000 dollars' worth of dirhams at the peg (decision on PayPal: 3.6725). */
export const USD_RATE = 36_725

export const formatAmount = (fils: number): string =>
  `AED ${formatDirhams(fils, 'en', { decimals: 'always' })}`

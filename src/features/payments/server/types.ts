import type { Day } from '#shared/dates.ts'
import type { Bilingual, Language } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import type { PaymentMethod, PaymentState } from '../rules.ts'

export interface NewPayment {
  customerId: string
  subscriptionId: number
  /** 1 for the first cycle; one live payment a subscription and cycle. */
  cycle: number
  /** Gross, VAT included. */
  amountFils: number
  method: PaymentMethod
  /** Required with `paypal`. */
  paypalEmail?: string
  /** The customer's own card set-up; a succeeded one makes the payment `ready` at once. */
  cardSetupId?: number
  /** Nothing is taken before 00:05 in Dubai on this day. */
  chargeOn: Day
  /** The line of the tax invoice. */
  description: Bilingual
}

export interface PaymentOpener {
  now: Date
  today: Day
  language: Language
}

/** What the customer still has to do; null when the payment is `ready`. */
export type NextAction =
  /** A page of ours where the card step is shown. */
  | { kind: 'card_setup'; url: string }
  /** `usd` reads like `634.17`. */
  | { kind: 'paypal_request'; email: string; usd: string }
  | { kind: 'usdt_instructions' }
  | null

export interface OpenedPayment {
  id: number
  state: PaymentState
  nextAction: NextAction
}

/** A payment as other features see it. */
export interface PaymentSummary {
  id: number
  subscriptionId: number
  cycle: number
  amountFils: number
  state: PaymentState
  method: PaymentMethod
  chargeOn: Day
  capturedAt: Date | null
  refundedFils: number
}

export interface NewRefund {
  paymentId: number
  amountFils: number
  reason: string
  now: Date
  /** Into the customer's wallet instead of back to the card or PayPal account. */
  toWallet: boolean
}

/** The payment a listener is told of; its row is locked. */
export interface SettledPayment extends PaymentSummary {
  customerId: string
}

/**
 * Told inside the settling transaction, with the payment's row locked and `now` as its instant.
 * `onFailed` comes once, when no retry is left or the payment expired unpaid.
 */
export interface PaymentListener {
  /**
   * Called before the payment's row is locked: take the subscription's row here, so that every
   * transaction locks user, subscription, payment in this order.
   */
  lock?: (tx: Transaction, subscriptionId: number) => Promise<void>
  onReady: (tx: Transaction, payment: SettledPayment, now: Date) => Promise<void>
  onCaptured: (tx: Transaction, payment: SettledPayment, now: Date) => Promise<void>
  onFailed: (tx: Transaction, payment: SettledPayment, now: Date) => Promise<void>
}

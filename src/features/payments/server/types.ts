import type { Day } from '#shared/dates.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import type { OfferedMethod, PaymentPurpose, PaymentState } from '../rules.ts'

export interface NewPayment {
  customerId: string
  purpose: PaymentPurpose
  /** The cycle, delivery day or order that is paid for; one live payment a purpose and subject. */
  subjectId: number
  /** Whose card is charged where none is named. */
  subscriptionId: number | null
  /** Which cycle it is, 1 for the first; only with the purpose `cycle`. */
  cycle?: number
  /** Gross, VAT included. */
  amountFils: number
  method: OfferedMethod
  /** Required with `paypal`. */
  paypalEmail?: string
  /** The customer's own card set-up; a succeeded one makes the payment `ready` at once. */
  cardSetupId?: number
  /** Nothing was paid for its subscription before, so no card was used for it yet. */
  isFirst?: boolean
  /** Taken at nine in Dubai on this day, at once where that has passed. */
  chargeOn: Day
  /** Taken this minute: the customer is there and pays. */
  isPaidNow?: boolean
  /** What the payment is called; the line of the tax invoice where there are no others. */
  description: Bilingual
  /** The lines of the tax invoice, which add up to the amount. */
  lines?: readonly PartLine[]
}

/** A line of a tax invoice or credit note. */
export interface PaymentLine {
  description: Bilingual
  quantity: number
  /** Of all of the quantity, VAT included. */
  grossFils: number
}

/** A line that can be given back by itself, with the others of its part. */
export interface PartLine extends PaymentLine {
  part: string
}

export interface PaymentOpener {
  now: Date
  today: Day
}

/** What the customer still has to do; null when the payment is `ready` or cash at the door. */
export type NextAction =
  /** A page of ours where the card step is shown. */
  | { kind: 'card_setup'; url: string }
  /** `usd` reads like `634.17`. */
  | { kind: 'paypal_request'; email: string; usd: string }
  | { kind: 'usdt_instructions' }
  /** The account and the reference stand in the list of payments. */
  | { kind: 'bank_transfer' }
  | null

export interface OpenedPayment {
  id: number
  state: PaymentState
  nextAction: NextAction
}

/** A payment as other features see it. */
export interface PaymentSummary {
  id: number
  purpose: PaymentPurpose
  subjectId: number
  subscriptionId: number | null
  cycle: number | null
  amountFils: number
  state: PaymentState
  method: OfferedMethod
  chargeOn: Day
  capturedAt: Date | null
  refundedFils: number
}

export interface NewRefund {
  paymentId: number
  amountFils: number
  reason: string
  now: Date
  /** The credit note's lines, where they are not the payment's own description. */
  lines?: readonly PaymentLine[]
}

/** The payment a listener is notified of; its row is locked. */
export interface SettledPayment extends PaymentSummary {
  customerId: string
}

/**
 * What one purpose's payments move. Called inside the settling transaction, with the payment's row
 * locked and `now` as its instant. `onFailed` comes once, when no retry is left or the payment
 * expired unpaid; never for a purpose whose payments are owed.
 */
export interface PaymentListener {
  /**
   * Called before the payment's row is locked: take the row of what is paid for here, so that every
   * transaction locks user, subscription, payment in this order.
   */
  lock?: (tx: Transaction, payment: SettledPayment) => Promise<void>
  onReady: (tx: Transaction, payment: SettledPayment, now: Date) => Promise<void>
  onCaptured: (tx: Transaction, payment: SettledPayment, now: Date) => Promise<void>
  onFailed: (tx: Transaction, payment: SettledPayment, now: Date) => Promise<void>
  /**
   * An admin gives something back beyond what the seller does by itself, with its row locked.
   * Without it, payments of the purpose are refunded only by what the seller does.
   * @throws Refusal where the seller has promised that money already
   */
  onGoodwill?: (
    tx: Transaction,
    payment: SettledPayment,
    amountFils: number,
    now: Date,
  ) => Promise<void>
  /**
   * The customer's bank took all or part of a payment back: what was not delivered for it leaves
   * the plan. Answers what was delivered and is owed; without it, all that was taken back is owed.
   */
  onLost?: (
    tx: Transaction,
    payment: SettledPayment,
    lostFils: number,
    now: Date,
  ) => Promise<number>
  /** What the bank took back of this payment and is owed was paid again, or taken back again. */
  onReceivable?: (tx: Transaction, payment: SettledPayment, now: Date) => Promise<void>
}

/** One listener a purpose; `main` composes them of the features that sell. */
export type PaymentListeners = Readonly<Record<PaymentPurpose, PaymentListener>>

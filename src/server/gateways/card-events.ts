import type { ChargeResult, RefundResult } from './card.ts'

/** What a card provider says by webhook: twice, late and in any order. */
export type CardEvent = {
  id: string
  type: string
  occurredAt: Date
} & (
  | { subject: 'setup'; setupRef: string }
  | { subject: 'charge'; charge: ChargeResult }
  | { subject: 'refund'; refund: RefundNews }
  | { subject: 'dispute'; dispute: DisputeNews }
  | { subject: 'payout'; payout: PayoutNews }
  | { subject: 'other' }
)

export interface RefundNews extends RefundResult {
  /** Our key of it; null where someone made it at the provider. */
  key: string | null
  chargeRef: string
  amountFils: number
}

export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost'] as const

export interface DisputeNews {
  ref: string
  chargeRef: string
  amountFils: number
  /** `fraudulent`, `product_not_received` and so on. */
  reason: string
  status: (typeof DISPUTE_STATUSES)[number]
  /** Until when the bank takes our evidence. */
  evidenceDueBy: Date | null
  /** What the provider has moved because of it so far. */
  movements: DisputeMovement[]
}

/** Money that left our balance with the provider, or came back to it. */
export interface DisputeMovement {
  ref: string
  /** Negative where it was withdrawn; without the fee. */
  amountFils: number
  feeFils: number
}

export interface PayoutNews {
  ref: string
  amountFils: number
  /** One that was paid may fail days later. */
  status: 'pending' | 'paid' | 'failed' | 'canceled'
  failureCode: string | null
  arrivesAt: Date
}

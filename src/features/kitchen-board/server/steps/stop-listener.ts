import type { Transaction } from '#server/database/database.ts'
import type { FailureReason, TicketStatus } from '../../rules.ts'
import type { TicketRow } from '../ticket-store.ts'

export interface StopStep {
  to: TicketStatus
  failureReason?: FailureReason
  isRecall?: boolean
}

/** Learns of each step of a drop in its transaction; `ticket` is as it was before. */
export type StopListener = (
  tx: Transaction,
  ticket: TicketRow,
  step: StopStep,
  now: Date,
) => Promise<void>

let listener: StopListener = () => Promise.resolve()

/** What a customer has said of a drop follows it; composition says who is notified. */
export function listenToStops(next: StopListener): void {
  listener = next
}

export const announceStep: StopListener = (tx, ticket, step, now) => listener(tx, ticket, step, now)

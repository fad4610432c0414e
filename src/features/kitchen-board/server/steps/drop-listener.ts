import type { Transaction } from '#server/database/database.ts'
import type { FailureReason, TicketStatus } from '../../rules.ts'
import type { TicketRow } from '../ticket-store.ts'

export interface DropStep {
  to: TicketStatus
  failureReason?: FailureReason
  isRecall?: boolean
}

/** Learns of each step of a drop in its transaction; `ticket` is as it was before. */
export type DropListener = (
  tx: Transaction,
  ticket: TicketRow,
  step: DropStep,
  now: Date,
) => Promise<void>

let listener: DropListener = () => Promise.resolve()

/** What a customer has said of a drop follows it; composition says who is told. */
export function listenToDrops(next: DropListener): void {
  listener = next
}

export const announceStep: DropListener = (tx, ticket, step, now) => listener(tx, ticket, step, now)

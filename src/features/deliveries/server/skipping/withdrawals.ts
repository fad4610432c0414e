import type { Transaction } from '#server/database/database.ts'
import type { LedgerRow } from '../store.ts'

/** Learns in the same transaction, before they are gone, of days that leave the ledger unpaid. */
export type WithdrawalListener = (
  tx: Transaction,
  days: readonly Pick<LedgerRow, 'id' | 'day' | 'restaurantId'>[],
  now: Date,
) => Promise<void>

let listener: WithdrawalListener = () => Promise.resolve()

/** Kitchens that have a day's sheet already hear of it; composition says who notifies them. */
export function listenToWithdrawals(next: WithdrawalListener): void {
  listener = next
}

export const announceWithdrawal: WithdrawalListener = (tx, days, now) => listener(tx, days, now)

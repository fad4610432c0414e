import type { Transaction } from '#server/database/database.ts'
import { splitKept, type Kept } from '../../rules.ts'
import { listSums, write } from './ledger.ts'

export interface ChefEarnings {
  /** What the customer was charged for the event: deposit and balance, as far as captured. */
  paymentIds: readonly [number, ...number[]]
  bookingId: number
  /** Sufra's part of what was kept, VAT included. */
  feeOf: (keptFils: number) => number
}

/**
 * What was kept of an event is earned: deferred revenue becomes the chef's payout and the fee, of
 * which the VAT of the whole was put aside at the capture. Called again after a refund, it books
 * the difference to what stands booked. See docs/decisions/0026.
 */
export async function bookChefEarnings(
  tx: Transaction,
  { paymentIds, bookingId, feeOf }: ChefEarnings,
  at: Date,
): Promise<Kept> {
  const payments = await tx
    .selectFrom('payments')
    .select(['amount_fils', 'refunded_fils'])
    .where('id', 'in', paymentIds)
    .where('captured_at', 'is not', null)
    .execute()
  const kept = splitKept(
    payments.map((payment) => ({
      amountFils: payment.amount_fils,
      refundedFils: payment.refunded_fils,
    })),
    feeOf,
  )
  const prefix = `chef-earned:${bookingId}:`
  const { sums, count } = await listSums(tx, prefix)
  const wanted = {
    'deferred-revenue': kept.keptFils - kept.vatFils,
    'chef-payouts': -kept.payoutFils,
    'chef-fees': -kept.incomeFils,
  }
  const entries = Object.entries(wanted).map(
    ([account, amountFils]) => [account, amountFils - (sums.get(account) ?? 0)] as const,
  )
  if (entries.some(([, amountFils]) => amountFils !== 0)) {
    await write(tx, { key: `${prefix}${count + 1}`, paymentId: paymentIds[0], at, entries })
  }
  return kept
}

/** A payout was transferred from where the cards' money arrives. */
export const bookChefPayout = (
  tx: Transaction,
  payout: { id: number; paymentId: number; netFils: number },
  at: Date,
): Promise<void> =>
  write(tx, {
    key: `chef-payout:${payout.id}`,
    paymentId: payout.paymentId,
    at,
    entries: [
      ['chef-payouts', payout.netFils],
      ['clearing:credit_card', -payout.netFils],
    ],
  })

import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { splitKept } from '../../rules.ts'
import { listSums, write } from './ledger.ts'

type PaymentIds = readonly [number, ...number[]]

export interface ChefEarnings {
  /** What the customer was charged for the event: deposit and balance, as far as captured. */
  paymentIds: PaymentIds
  bookingId: number
  /** The chef cooked: what the customer's bank takes back afterwards changes nothing for them. */
  isCooked: boolean
  /** The chef's part of what the customer paid. */
  netOf: (grossFils: number) => number
}

/**
 * What was kept of an event is earned: deferred revenue becomes the chef's payout and the fee, of
 * which the VAT of the whole was put aside at the capture. Called again after a refund or a lost
 * dispute, it books the difference to what is booked. See docs/decisions/0026 and 0041.
 */
export async function bookChefEarnings(
  tx: Transaction,
  { paymentIds, bookingId, isCooked, netOf }: ChefEarnings,
  at: Date,
): Promise<{ grossFils: number; netFils: number }> {
  const payments = await listCaptured(tx, paymentIds)
  const grossFils = payments
    .filter(({ isReceivable }) => !isReceivable)
    .reduce((sum, one) => sum + leftOf(one) + (isCooked ? one.lostFils : 0), 0)
  const netFils = netOf(grossFils)
  const kept = splitKept(payments, (keptFils) => keptFils - netFils)
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
  return { grossFils, netFils }
}

interface CapturedPayment {
  amountFils: number
  refundedFils: number
  /** What its invoice put aside, less what its credit notes gave back. */
  vatFils: number
  /** What the bank took back of it for good. */
  lostFils: number
  /** It pays again what the bank took back. */
  isReceivable: boolean
}

const leftOf = ({ amountFils, refundedFils }: CapturedPayment) => amountFils - refundedFils

/** Payments that were captured, and those that pay again what a bank took back of them. */
async function listCaptured(db: Database, ids: PaymentIds): Promise<CapturedPayment[]> {
  const { rows } = await sql<CapturedPayment>`
    with recursive own as (
      select p.*, false as is_receivable from payments p where p.id = any(${ids}::bigint[])
      union all
      select p.*, true from payments p
        join own on p.purpose = 'receivable' and p.subject_id = own.id
    )
    select amount_fils as "amountFils", refunded_fils as "refundedFils",
      is_receivable as "isReceivable", (
        select sum(case kind when 'invoice' then i.vat_fils else -i.vat_fils end)
        from invoices i where i.payment_id = own.id)::integer as "vatFils", coalesce((
        select sum(r.amount_fils) from refunds r
        where r.payment_id = own.id and r.reason = 'dispute_lost'), 0) as "lostFils"
    from own where captured_at is not null`.execute(db)
  return rows
}

/** What the customer's bank took back of payments for good, and what of it was paid again. */
export async function sumTakenBack(
  db: Database,
  ids: PaymentIds,
): Promise<{ takenBackFils: number; paidAgainFils: number }> {
  const payments = await listCaptured(db, ids)
  const sum = (isReceivable: boolean, of: (payment: CapturedPayment) => number) =>
    payments
      .filter((one) => one.isReceivable === isReceivable)
      .reduce((total, one) => total + of(one), 0)
  return {
    takenBackFils: sum(false, ({ lostFils }) => lostFils),
    paidAgainFils: sum(true, leftOf),
  }
}

/** A person transferred a payout from our bank account, where the cards' money ends up. */
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
      ['bank', -payout.netFils],
    ],
  })

/**
 * A process of before migration 0355 may book a payout from the cards' clearing account while it is
 * rolled out, after the migration corrected the others. What left our bank is booked from the bank.
 */
export async function correctChefPayouts(db: Database): Promise<void> {
  await sql`
    with wrong as (
      select 'chef-payout-from-bank:' || substr(t.key, length('chef-payout:') + 1) as key,
             t.payment_id, t.at, e.amount_fils
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.code = 'clearing:credit_card'
       where t.key like 'chef-payout:%'
    ), corrected as (
      insert into ledger_transactions (key, payment_id, at)
      select key, payment_id, at from wrong
      on conflict (key) do nothing
      returning id, key
    )
    insert into ledger_entries (transaction_id, account_id, amount_fils)
    select c.id, a.id, case a.code when 'bank' then w.amount_fils else -w.amount_fils end
      from corrected c
      join wrong w using (key)
      join ledger_accounts a on a.code in ('bank', 'clearing:credit_card')`.execute(db)
}

import type { DisputeMovement } from '#server/gateways/card-events.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { OfferedMethod } from '../../rules.ts'
import type { VatSplit } from '../../vat-rules.ts'

/** Account and amount in fils: debits positive, credits negative. */
type Entry = readonly [account: string, amountFils: number]

interface Movement {
  /** The same key is written once. */
  key: string
  /** Null for what moves the money of many payments. */
  paymentId: number | null
  refundId?: number
  at: Date
  entries: readonly Entry[]
}

const clearing = (method: string): string => `clearing:${method as OfferedMethod}`

/** Money came in: the provider owes it to us, we owe meals and VAT for it. */
export const bookCapture = (
  tx: Transaction,
  payment: { id: number; method: string; amountFils: number },
  { netFils, vatFils }: VatSplit,
  at: Date,
): Promise<void> =>
  write(tx, {
    key: `capture:${payment.id}`,
    paymentId: payment.id,
    at,
    entries: [
      [clearing(payment.method), payment.amountFils],
      ['deferred-revenue', -netFils],
      ['vat-payable', -vatFils],
    ],
  })

/** Part of a payment is given back: meals and VAT no longer owed, the money is. */
export const bookRefund = (
  tx: Transaction,
  refund: { id: number; paymentId: number; amountFils: number },
  { netFils, vatFils }: VatSplit,
  at: Date,
): Promise<void> =>
  write(tx, {
    key: `refund:${refund.id}`,
    paymentId: refund.paymentId,
    refundId: refund.id,
    at,
    entries: [
      ['deferred-revenue', netFils],
      ['vat-payable', vatFils],
      ['refunds-payable', -refund.amountFils],
    ],
  })

/** More arrived than was asked for: the rest is owed back, and nothing was sold for it. */
export const bookSurplus = (
  tx: Transaction,
  refund: { id: number; paymentId: number; method: string; amountFils: number },
  at: Date,
): Promise<void> =>
  write(tx, {
    key: `surplus:${refund.id}`,
    paymentId: refund.paymentId,
    refundId: refund.id,
    at,
    entries: [
      [clearing(refund.method), refund.amountFils],
      ['refunds-payable', -refund.amountFils],
    ],
  })

interface BookedRefund {
  id: number
  /** The provider's key of this sending; a refund that failed is sent again under another. */
  key: string
  paymentId: number
  amountFils: number
}

/** Where a refund leaves from: the way it came, or our bank where a person sends it. */
type RefundedFrom = OfferedMethod | 'bank' | 'disputed-funds'

const accountOf = (from: RefundedFrom): string =>
  from === 'bank' || from === 'disputed-funds' ? from : clearing(from)

/** A refund reached the customer. */
export const bookRefundSettled = (
  tx: Transaction,
  refund: BookedRefund,
  from: RefundedFrom,
  at: Date,
): Promise<void> =>
  write(tx, {
    key: `refund-settled:${refund.id}:${refund.key}`,
    paymentId: refund.paymentId,
    refundId: refund.id,
    at,
    entries: [
      ['refunds-payable', refund.amountFils],
      [accountOf(from), -refund.amountFils],
    ],
  })

/** A refund that had been sent came back to us: it is owed again. */
export const bookRefundFailed = (
  tx: Transaction,
  refund: BookedRefund,
  method: string,
  at: Date,
): Promise<void> =>
  write(tx, {
    key: `refund-failed:${refund.id}:${refund.key}`,
    paymentId: refund.paymentId,
    refundId: refund.id,
    at,
    entries: [
      [clearing(method), refund.amountFils],
      ['refunds-payable', -refund.amountFils],
    ],
  })

/** A dispute moved money between our balance with the provider and the bank that asks for it. */
export const bookDisputeMovement = (
  tx: Transaction,
  payment: { id: number; method: string },
  { disputeRef, ref, amountFils, feeFils }: DisputeMovement & { disputeRef: string },
  at: Date,
): Promise<void> =>
  write(tx, {
    key: `dispute:${disputeRef}:${ref}`,
    paymentId: payment.id,
    at,
    entries: [
      ['disputed-funds', -amountFils],
      ['fees', feeFils],
      [clearing(payment.method), amountFils - feeFils],
    ],
  })

interface BookedPayout {
  provider: string
  ref: string
  amountFils: number
}

/** The provider moved what it owed us to our bank account, or our bank sent that back. */
export const bookPayout = (
  tx: Transaction,
  { provider, ref, amountFils }: BookedPayout,
  kind: 'payout' | 'payout-failed',
  at: Date,
): Promise<void> => {
  const arrivedFils = kind === 'payout' ? amountFils : -amountFils
  return write(tx, {
    key: `${kind}:${provider}:${ref}`,
    paymentId: null,
    at,
    entries: [
      ['bank', arrivedFils],
      [clearing('credit_card'), -arrivedFils],
    ],
  })
}

export async function write(tx: Transaction, movement: Movement): Promise<void> {
  const written = await tx
    .insertInto('ledger_transactions')
    .values({
      key: movement.key,
      payment_id: movement.paymentId,
      refund_id: movement.refundId ?? null,
      at: movement.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  const entries = movement.entries.filter(([, amountFils]) => amountFils !== 0)
  const accounts = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'code'])
    .where(
      'code',
      'in',
      entries.map(([code]) => code),
    )
    .execute()
  const idOf = new Map(accounts.map(({ id, code }) => [code, id]))
  await tx
    .insertInto('ledger_entries')
    .values(
      entries.map(([code, amountFils]) => {
        const account = idOf.get(code)
        if (account === undefined) throw new Error(`No ledger account ${code}`)
        return { transaction_id: written.id, account_id: account, amount_fils: amountFils }
      }),
    )
    .execute()
}

/** What each account has of all transactions whose keys begin so, and how many these are. */
export async function listSums(
  tx: Transaction,
  prefix: string,
): Promise<{ sums: Map<string, number>; count: number }> {
  const rows = await tx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(({ fn }) => ['t.id', 'a.code', fn.sum<number>('e.amount_fils').as('amountFils')])
    .where('t.key', 'like', `${prefix}%`)
    .groupBy(['t.id', 'a.code'])
    .execute()
  const sums = new Map<string, number>()
  for (const { code, amountFils } of rows) sums.set(code, (sums.get(code) ?? 0) + amountFils)
  return { sums, count: new Set(rows.map(({ id }) => id)).size }
}

export interface LedgerError {
  error: 'unbalanced' | 'capture_missing' | 'refund_differs'
  id: number
}

const ERRORS_MAX = 100

/** Where the ledger and the payments tell different stories; empty when all is well. */
export async function listLedgerErrors(db: Database): Promise<LedgerError[]> {
  const unbalanced = await db
    .selectFrom('ledger_transactions as t')
    .leftJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select('t.id')
    .groupBy('t.id')
    .having((eb) =>
      eb.or([eb(eb.fn.count('e.id'), '=', 0), eb(eb.fn.sum('e.amount_fils'), '<>', 0)]),
    )
    .limit(ERRORS_MAX)
    .execute()
  const uncaptured = await db
    .selectFrom('payments as p')
    .select('p.id')
    .where('p.captured_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_transactions as t')
            .select('t.id')
            .whereRef('t.payment_id', '=', 'p.id')
            .where('t.key', 'like', 'capture:%'),
        ),
      ),
    )
    .limit(ERRORS_MAX)
    .execute()
  const differing = await db
    .selectFrom('payments as p')
    .leftJoin('refunds as r', (join) =>
      join.onRef('r.payment_id', '=', 'p.id').on('r.is_surplus', '=', false),
    )
    .select('p.id')
    .groupBy('p.id')
    .having((eb) =>
      eb(eb.fn.coalesce(eb.fn.sum('r.amount_fils'), eb.lit(0)), '<>', eb.ref('p.refunded_fils')),
    )
    .limit(ERRORS_MAX)
    .execute()
  return [
    ...unbalanced.map(({ id }): LedgerError => ({ error: 'unbalanced', id })),
    ...uncaptured.map(({ id }): LedgerError => ({ error: 'capture_missing', id })),
    ...differing.map(({ id }): LedgerError => ({ error: 'refund_differs', id })),
  ]
}

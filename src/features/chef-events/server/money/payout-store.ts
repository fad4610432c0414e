import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface PayoutRow {
  id: number
  bookingId: number
  chefId: number
  grossFils: number
  feeFils: number
  netFils: number
  dueAt: Date
  suspendedAt: Date | null
  paidAt: Date | null
  reference: string | null
}

const COLUMNS = [
  'id',
  'booking_id as bookingId',
  'chef_id as chefId',
  'gross_fils as grossFils',
  'fee_fils as feeFils',
  'net_fils as netFils',
  'due_at as dueAt',
  'held_at as suspendedAt',
  'paid_at as paidAt',
  'reference',
] as const

const payoutsOf = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chef_payouts')
    .select(COLUMNS)
    .where('booking_id', '=', sql<number>`any(${param('ids')}::integer[])`),
)

export const listPayoutsOf = async (db: Database, bookingIds: number[]): Promise<PayoutRow[]> =>
  bookingIds.length === 0 ? [] : payoutsOf(db, { ids: bookingIds })

/** Writes what a chef is owed for a booking; one that was paid stays as it is. */
export async function putPayout(
  tx: Transaction,
  payout: Pick<
    PayoutRow,
    'bookingId' | 'chefId' | 'grossFils' | 'feeFils' | 'dueAt' | 'suspendedAt'
  >,
): Promise<void> {
  const owed = {
    gross_fils: payout.grossFils,
    fee_fils: payout.feeFils,
    due_at: payout.dueAt,
    held_at: payout.suspendedAt,
  }
  await tx
    .insertInto('chef_payouts')
    .values({ booking_id: payout.bookingId, chef_id: payout.chefId, ...owed })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet(owed).where('chef_payouts.paid_at', 'is', null),
    )
    .execute()
}

/** Nothing of the event was kept. */
export async function discardPayout(tx: Transaction, bookingId: number): Promise<void> {
  await tx
    .deleteFrom('chef_payouts')
    .where('booking_id', '=', bookingId)
    .where('paid_at', 'is', null)
    .execute()
}

export async function suspendPayout(tx: Transaction, bookingId: number, now: Date): Promise<void> {
  await tx
    .updateTable('chef_payouts')
    .set({ held_at: now })
    .where('booking_id', '=', bookingId)
    .where('paid_at', 'is', null)
    .execute()
}

export async function markPaid(
  tx: Transaction,
  id: number,
  { reference, now }: { reference: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('chef_payouts')
    .set({ paid_at: now, reference })
    .where('id', '=', id)
    .execute()
}

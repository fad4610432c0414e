import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface PayoutRow {
  bookingId: number
  grossFils: number
  feeFils: number
  netFils: number
  dueAt: Date
  suspendedAt: Date | null
  paidAt: Date | null
  reference: string | null
}

const payoutsOfChef = prepared<{ chefId: number }>()((db, param) =>
  db
    .selectFrom('chef_payouts')
    .select([
      'booking_id as bookingId',
      'gross_fils as grossFils',
      'fee_fils as feeFils',
      'net_fils as netFils',
      'due_at as dueAt',
      'held_at as suspendedAt',
      'paid_at as paidAt',
      'reference',
    ])
    .where('chef_id', '=', param('chefId'))
    .orderBy('id', 'desc'),
)

export const listPayouts = (db: Database, chefId: number): Promise<PayoutRow[]> =>
  payoutsOfChef(db, { chefId })

import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface ReviewRow {
  bookingId: number
  stars: number
  text: string
  writtenAt: Date
  reply: string | null
}

const reviewsOf = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chef_reviews')
    .select(['booking_id as bookingId', 'stars', 'text', 'written_at as writtenAt', 'reply'])
    .where('booking_id', '=', sql<number>`any(${param('ids')}::integer[])`),
)

export const listReviewsOf = async (db: Database, bookingIds: number[]): Promise<ReviewRow[]> =>
  bookingIds.length === 0 ? [] : reviewsOf(db, { ids: bookingIds })

export async function putReview(
  tx: Transaction,
  review: { bookingId: number; chefId: number; stars: number; text: string; language: Language },
  now: Date,
): Promise<void> {
  const said = { stars: review.stars, text: review.text, language: review.language }
  await tx
    .insertInto('chef_reviews')
    .values({ booking_id: review.bookingId, chef_id: review.chefId, ...said, written_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(said))
    .execute()
}

export interface ComplaintRow {
  bookingId: number
  text: string
  madeAt: Date
  resolvedAt: Date | null
  refundedFils: number | null
  resolution: string | null
}

const complaintsOf = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chef_complaints')
    .select([
      'booking_id as bookingId',
      'text',
      'made_at as madeAt',
      'resolved_at as resolvedAt',
      'refunded_fils as refundedFils',
      'resolution',
    ])
    .where('booking_id', '=', sql<number>`any(${param('ids')}::integer[])`),
)

export const listComplaintsOf = async (
  db: Database,
  bookingIds: number[],
): Promise<ComplaintRow[]> => (bookingIds.length === 0 ? [] : complaintsOf(db, { ids: bookingIds }))

export const findComplaint = async (
  db: Database,
  bookingId: number,
): Promise<ComplaintRow | undefined> => (await listComplaintsOf(db, [bookingId]))[0]

export async function insertComplaint(
  tx: Transaction,
  complaint: { bookingId: number; text: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chef_complaints')
    .values({ booking_id: complaint.bookingId, text: complaint.text, made_at: now })
    .execute()
}

export async function closeComplaint(
  tx: Transaction,
  bookingId: number,
  decision: { by: string; refundedFils: number; resolution: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('chef_complaints')
    .set({
      resolved_at: now,
      resolved_by: decision.by,
      refunded_fils: decision.refundedFils,
      resolution: decision.resolution,
    })
    .where('booking_id', '=', bookingId)
    .execute()
}

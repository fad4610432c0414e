import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface BookingReview {
  bookingId: number
  stars: number
  text: string
  reply: string | null
}

const reviewsOfBookings = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chef_reviews')
    .select(['booking_id as bookingId', 'stars', 'text', 'reply'])
    .where('booking_id', '=', sql<number>`any(${param('ids')}::integer[])`),
)

export async function listReviews(
  db: Database,
  bookingIds: number[],
): Promise<Map<number, BookingReview>> {
  const rows = bookingIds.length > 0 ? await reviewsOfBookings(db, { ids: bookingIds }) : []
  return new Map(rows.map((row) => [row.bookingId, row]))
}

/** Whether there is a review to answer. */
export async function setReply(
  tx: Transaction,
  bookingId: number,
  text: string,
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable('chef_reviews')
    .set({ reply: text, replied_at: now })
    .where('booking_id', '=', bookingId)
    .returning('booking_id')
    .executeTakeFirst()
  return updated !== undefined
}

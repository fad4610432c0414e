import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
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

export async function insertReview(
  tx: Transaction,
  booking: { id: number; chefId: number },
  review: { stars: number; text: string; language: Language; writtenAt: Date; reply?: string },
): Promise<void> {
  await tx
    .insertInto('chef_reviews')
    .values({
      booking_id: booking.id,
      chef_id: booking.chefId,
      stars: review.stars,
      text: review.text,
      language: review.language,
      written_at: review.writtenAt,
      ...(review.reply !== undefined && { reply: review.reply, replied_at: review.writtenAt }),
    })
    .execute()
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

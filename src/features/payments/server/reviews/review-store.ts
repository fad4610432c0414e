import type { Selectable } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import type { PaymentReviews } from '#server/database/schema.gen.ts'
import type { ReviewDecision, ReviewEnd, ReviewReason } from '../../rules.ts'

export type ReviewRow = Selectable<PaymentReviews>

/** What arrived and does not match. */
export interface Arrived {
  ref: string
  amountMinor?: number
  currency?: string
}

/** Opens a review once: the same news opens none that was decided on. */
export async function openReview(
  tx: Transaction,
  paymentId: number,
  reason: ReviewReason,
  { ref, amountMinor, currency }: Arrived,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('payment_reviews')
    .values({
      payment_id: paymentId,
      reason,
      provider_ref: ref,
      amount_minor: amountMinor ?? null,
      currency: currency?.toUpperCase() ?? null,
      opened_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const listReviews = (db: Database, paymentId: number): Promise<ReviewRow[]> =>
  db
    .selectFrom('payment_reviews')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()

export const findReview = (db: Database, id: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('payment_reviews').selectAll().where('id', '=', id).executeTakeFirst()

export interface Decided {
  by: string
  decision: ReviewDecision
  note: string
}

export async function closeReviews(
  tx: Transaction,
  ids: readonly number[],
  { by, decision, note }: Decided,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('payment_reviews')
    .set({ closed_at: now, closed_by: by, decision, note })
    .where('id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute()
}

/** What the review was about has ended by itself. */
export async function closeReviewOf(
  tx: Transaction,
  { paymentId, ref, reason }: { paymentId: number; ref: string; reason: ReviewReason },
  decision: ReviewEnd,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_reviews')
    .set({ closed_at: now, decision })
    .where('payment_id', '=', paymentId)
    .where('reason', '=', reason)
    .where('provider_ref', '=', ref)
    .where('closed_at', 'is', null)
    .execute()
}

export async function markReturned(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('payment_reviews').set({ returned_at: now }).where('id', '=', id).execute()
}

/** Reviews whose money is to go back and has not gone, after an id, in pages. */
export const listUnreturned = (
  db: Database,
  afterId: number,
  { before, limit }: { before: Date; limit: number },
) =>
  db
    .selectFrom('payment_reviews')
    .select('id')
    .where('id', '>', afterId)
    .where('decision', '=', 'return')
    .where('amount_minor', 'is not', null)
    .where('returned_at', 'is', null)
    .where('closed_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()

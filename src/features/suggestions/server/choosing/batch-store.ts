import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { NO_WISH, type Wish } from '../../wishes/wish.ts'

export interface Batch {
  id: number
  subscriptionId: number
  day: Day
  number: number
  seed: number
  catalogueVersion: string
  relaxed: string[]
  servings: number
  wish: Wish | null
}

const BATCH = [
  'id',
  'subscription_id as subscriptionId',
  'day',
  'number',
  'seed',
  'catalogue_version as catalogueVersion',
  'relaxed',
  'servings',
  'wish',
] as const

/** The batch that counts today: the last one made. */
export const findBatch = async (
  db: Database,
  subscriptionId: number,
  day: Day,
): Promise<Batch | undefined> => {
  const row = await db
    .selectFrom('suggestion_batches')
    .select(BATCH)
    .where('subscription_id', '=', subscriptionId)
    .where('day', '=', day)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, wish: toWish(row.wish) }
}

/** An older wish lacks the slots that came later. */
export const toWish = (stored: unknown): Wish | null =>
  stored === null ? null : { ...NO_WISH, ...(stored as Partial<Wish>) }

export interface NewBatch extends Omit<Batch, 'id'> {
  customerId: string
  task: unknown
}

export async function insertBatch(tx: Transaction, batch: NewBatch, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('suggestion_batches')
    .values({
      customer_id: batch.customerId,
      subscription_id: batch.subscriptionId,
      day: batch.day,
      number: batch.number,
      seed: batch.seed,
      catalogue_version: batch.catalogueVersion,
      task: JSON.stringify(batch.task),
      relaxed: batch.relaxed,
      servings: batch.servings,
      wish: batch.wish && JSON.stringify(batch.wish),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

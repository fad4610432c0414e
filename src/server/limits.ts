import { keptSince } from '#shared/retention.ts'
import { sql } from 'kysely'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from './database/database.ts'

export interface Limit extends Bucket {
  max: number
}

export interface Bucket {
  /** What is counted, such as `otp-15m:+9715…`. */
  bucket: string
  windowSeconds: number
}

/**
 * Counts one hit in the bucket's current window, atomically for all processes.
 * @throws Refusal `too_many_requests` (429) with the seconds until the window ends.
 */
export async function countHit(db: Database, limit: Limit, now: Date): Promise<void> {
  const { hits, windowStartsAt } = await addHit(db, limit, now)
  if (hits > limit.max) throw tooMany(limit, windowStartsAt, now)
}

/** Refuses when a bucket is full already, without counting. */
export async function refuseWhenFull(db: Database, limit: Limit, now: Date): Promise<void> {
  const window = await findWindow(db, limit, now)
  if (window && window.hits >= limit.max) throw tooMany(limit, window.startsAt, now)
}

/** The hits of the current window, without counting one: for what only sets a price. */
export const countOf = async (db: Database, bucket: Bucket, now: Date): Promise<number> =>
  (await findWindow(db, bucket, now))?.hits ?? 0

async function findWindow(db: Database, { bucket, windowSeconds }: Bucket, now: Date) {
  const row = await db
    .selectFrom('rate_limits')
    .select(['hits', 'window_starts_at as startsAt'])
    .where('bucket', '=', bucket)
    .executeTakeFirst()
  const oldest = now.getTime() - windowSeconds * 1000
  return row && row.startsAt.getTime() > oldest ? row : undefined
}

export const forgetHits = async (db: Database, bucket: string): Promise<void> => {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute()
}

export async function addHit(
  db: Database,
  { bucket, windowSeconds }: Bucket,
  now: Date,
): Promise<{ hits: number; windowStartsAt: Date }> {
  const oldest = new Date(now.getTime() - windowSeconds * 1000)
  const row = await db
    .insertInto('rate_limits')
    .values({ bucket, window_starts_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when rate_limits.window_starts_at <= ${oldest} then 1 else rate_limits.hits + 1 end`,
        window_starts_at: sql<Date>`case when rate_limits.window_starts_at <= ${oldest} then ${now}::timestamptz else rate_limits.window_starts_at end`,
      }),
    )
    .returning(['hits', 'window_starts_at'])
    .executeTakeFirstOrThrow()
  return { hits: row.hits, windowStartsAt: row.window_starts_at }
}

function tooMany(limit: Limit, windowStartsAt: Date, now: Date): Refusal {
  const endsAt = windowStartsAt.getTime() + limit.windowSeconds * 1000
  const seconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000))
  return new Refusal('too_many_requests', 429, { parameters: { seconds } })
}

export const deleteOldLimits = async (db: Database, now: Date): Promise<void> => {
  const before = keptSince('limits', now)
  await db.deleteFrom('rate_limits').where('window_starts_at', '<', before).execute()
}

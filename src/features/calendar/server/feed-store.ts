import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'

export const findFeed = (db: Database, userId: string) =>
  db
    .selectFrom('calendar_feeds')
    .select(['nonce', 'token_hash as tokenHash'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const putFeed = (
  db: Database,
  feed: { userId: string; nonce: Buffer; tokenHash: Buffer; now: Date },
) => {
  const values = { nonce: feed.nonce, token_hash: feed.tokenHash, created_at: feed.now }
  return db
    .insertInto('calendar_feeds')
    .values({ user_id: feed.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export const deleteFeed = (db: Database, userId: string) =>
  db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()

export interface FeedOwner {
  id: string
  language: Language
}

export async function findFeedOwner(
  db: Database,
  tokenHash: Buffer,
): Promise<FeedOwner | undefined> {
  const owner = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['u.id', 'u.language'])
    .where('f.token_hash', '=', tokenHash)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst()
  return owner && { id: owner.id, language: owner.language as Language }
}

/** An entry as it should stand in calendars now. */
export interface Entry {
  deliveryDayId: number
  mealTime: string
  fingerprint: Buffer
}

export interface EntryState {
  sequence: number
  changedAt: Date
}

export const entryKey = (entry: Pick<Entry, 'deliveryDayId' | 'mealTime'>): string =>
  `${entry.deliveryDayId} ${entry.mealTime}`

/** Notes which entries have changed since calendars last asked, and says how often each has. */
export async function noteEntries(
  db: Database,
  entries: readonly Entry[],
  now: Date,
): Promise<Map<string, EntryState>> {
  const known = await listEntries(db, entries)
  const states = new Map(known.map((row) => [entryKey(row), row]))
  const changed = entries.filter(
    (entry) => !states.get(entryKey(entry))?.fingerprint.equals(entry.fingerprint),
  )
  if (changed.length === 0) return states
  await db
    .insertInto('calendar_entries')
    .values(
      changed.map(({ deliveryDayId, mealTime, fingerprint }) => ({
        delivery_day_id: deliveryDayId,
        meal_time: mealTime,
        fingerprint,
        changed_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['delivery_day_id', 'meal_time'])
        .doUpdateSet({
          fingerprint: sql`excluded.fingerprint`,
          sequence: sql`calendar_entries.sequence + 1`,
          changed_at: sql`excluded.changed_at`,
        })
        // Another process may have noted the same change meanwhile.
        .whereRef('calendar_entries.fingerprint', '!=', sql.ref('excluded.fingerprint')),
    )
    .execute()
  return new Map((await listEntries(db, entries)).map((row) => [entryKey(row), row]))
}

const listEntries = (db: Database, entries: readonly Entry[]) =>
  db
    .selectFrom('calendar_entries')
    .select([
      'delivery_day_id as deliveryDayId',
      'meal_time as mealTime',
      'fingerprint',
      'sequence',
      'changed_at as changedAt',
    ])
    .where(
      'delivery_day_id',
      '=',
      sql<number>`any(${entries.map(({ deliveryDayId }) => deliveryDayId)}::integer[])`,
    )
    .execute()

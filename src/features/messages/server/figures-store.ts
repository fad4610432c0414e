import type { Database } from '#server/database/database.ts'

/** What still waits in the outbox, and since when. */
export const countUnsent = (db: Database) =>
  db
    .selectFrom('messages')
    .select(({ fn }) => [fn.countAll<number>().as('unsent'), fn.min('created_at').as('oldestAt')])
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow()

/** How many messages went out after an instant. */
export async function countSentAfter(db: Database, instant: Date): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', '>', instant)
    .executeTakeFirstOrThrow()
  return count
}

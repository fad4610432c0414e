import type { Database } from '#server/database/database.ts'

/** Requests for a custom plan that no one has answered, and when the first must be. */
export const countOpenQuotes = (db: Database, now: Date) =>
  db
    .selectFrom('custom_quotes')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('open'),
      fn
        .countAll<number>()
        .filterWhere(eb('due_at', '<', now))
        .as('overdue'),
      fn.min('due_at').as('dueAt'),
    ])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()

import type { Database } from '#server/database/database.ts'

/** Applications that wait for a decision, and since when the oldest does. */
export const countWaitingApplications = (db: Database) =>
  db
    .selectFrom('chef_applications')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('submitted_at').as('oldestAt'),
    ])
    .where('status', 'in', ['submitted', 'pending'])
    .executeTakeFirstOrThrow()

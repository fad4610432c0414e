import type { Database } from '#server/database/database.ts'
import { isInReview } from '../restaurant-store.ts'

/** Kitchens whose owner waits for our look or owes us papers, and since when the first does. */
export const countKitchensInReview = (db: Database) =>
  db
    .selectFrom('restaurants as r')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min(fn.coalesce('r.papers_due_at', 'r.review_asked_at')).as('oldestAt'),
    ])
    .where(isInReview)
    .executeTakeFirstOrThrow()

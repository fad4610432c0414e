import type { Database } from '#server/database/database.ts'
import { isInReview } from '../restaurant-store.ts'

/** Kitchens whose owner waits for our look, and since when the first does. */
export const countKitchensInReview = (db: Database) =>
  db
    .selectFrom('restaurants as r')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('r.review_asked_at').as('oldestAt'),
    ])
    .where(isInReview)
    .executeTakeFirstOrThrow()

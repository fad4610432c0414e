import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { findChefOf, type Chef } from './store.ts'

/** @throws Refusal `not_found` where the caller has the role but no profile yet. */
export async function getOwnChef(db: Database, userId: string): Promise<Chef> {
  const chef = await findChefOf(db, userId)
  if (!chef) throw new Refusal('not_found', 404)
  return chef
}

import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { isSafeFor } from '../../safety.ts'
import type { CookableDish } from '../catalogue/food-catalogue.ts'
import { NO_PREFERENCES } from '../preferences/get-preferences.ts'
import { findPreferences } from '../preferences/store.ts'
import { getDish } from '../recipes/get-recipe.ts'
import { getTable } from './build-task.ts'
import type { Asking } from './day.ts'

/**
 * A dish of the catalogue that everyone at the table may eat, as the table is now.
 * @throws Refusal `not_found`, `dish_not_safe`
 */
export async function getSafeDish(
  db: Database,
  who: Pick<Member, 'id'>,
  { plan, catalogue }: Asking,
  dishId: number,
): Promise<CookableDish> {
  const dish = getDish(catalogue, dishId)
  const preferences = (await findPreferences(db, who.id)) ?? NO_PREFERENCES
  const table = await getTable(db, who.id, plan, preferences)
  if (!isSafeFor(dish, table)) throw new Refusal('dish_not_safe', 409)
  return dish
}

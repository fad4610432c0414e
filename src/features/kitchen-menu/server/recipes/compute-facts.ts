import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { computeDish, type DishFacts } from '#shared/food/dish-facts.ts'
import type { DishLine } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listIngredients } from '#features/ingredients/server/public.ts'
import type { getDishFacts as contract } from '../../recipe-contract.ts'
import { presentFacts } from '../menu/present-dish.ts'

export async function getDishFacts(
  db: Database,
  _who: Member,
  { lines }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  return presentFacts(await computeFacts(db, lines))
}

/**
 * What a dish of these ingredients holds; no one types it.
 * @throws Refusal `ingredient_unknown`
 */
export async function computeFacts(db: Database, lines: readonly DishLine[]): Promise<DishFacts> {
  const ids = lines.map((line) => line.ingredientId)
  const known = await listIngredients(db, ids)
  if (ids.some((id) => !known.has(id))) {
    throw new Refusal('ingredient_unknown', 422, { fields: ['lines'] })
  }
  return computeDish(lines, known)
}

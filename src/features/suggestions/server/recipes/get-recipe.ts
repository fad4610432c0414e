import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { loadWarnings } from '#features/household/server/public.ts'
import { findAiPlan } from '#features/subscriptions/server/public.ts'
import { WHOLE_PORTION } from '../../portions.ts'
import type * as contract from '../../recipe-contract.ts'
import { SERVINGS_DEFAULT } from '../../rules.ts'
import {
  getFoodCatalogue,
  type CookableDish,
  type FoodCatalogue,
} from '../catalogue/food-catalogue.ts'
import { pictureOf, presentRecipe, roundKcal } from './present-recipe.ts'
import { deleteSaved, insertSaved, isSaved, listSaved, mapLastPortions } from './recipe-store.ts'
import { scaleDish } from './scale-dish.ts'

/** @throws Refusal `not_found` for what no one can cook at home */
export function getDish({ dishes }: FoodCatalogue, id: number): CookableDish {
  const dish = dishes.get(id)
  if (!dish) throw new Refusal('not_found', 404)
  return dish
}

export async function getRecipe(
  db: Database,
  who: Member,
  { id, servings, portion }: Input<typeof contract.getRecipe>,
): Promise<Output<typeof contract.getRecipe>> {
  const catalogue = await getFoodCatalogue(db)
  const dish = getDish(catalogue, id)
  const serving = {
    servings: servings ?? SERVINGS_DEFAULT,
    portionTwentieths: portion ?? WHOLE_PORTION,
  }
  return {
    ...presentRecipe(catalogue, dish, serving, who.language),
    isSaved: await isSaved(db, who.id, id),
    warnings: (await loadWarnings(db, who))(dish),
  }
}

export async function listSavedMeals(
  db: Database,
  who: Member,
  _input: Input<typeof contract.listSavedMeals>,
): Promise<Output<typeof contract.listSavedMeals>> {
  const catalogue = await getFoodCatalogue(db)
  const saved = await listSaved(db, who.id)
  const ids = saved.map(({ dishId }) => dishId)
  const portions = await mapLastPortions(db, who.id, ids)
  return saved.flatMap(({ dishId, savedAt }) => {
    const dish = catalogue.dishes.get(dishId)
    if (!dish) return []
    const portionTwentieths = portions.get(dishId) ?? WHOLE_PORTION
    const one = { servings: 1, portionTwentieths }
    return {
      dishId,
      slug: dish.slug,
      name: dish.name[who.language],
      image: pictureOf(dish.slug),
      cuisineType: dish.cuisine,
      preparationTime: dish.minutes,
      portion: portionTwentieths,
      calories: roundKcal(scaleDish(catalogue, dish, one).nutrients.kcal),
      savedAt: savedAt.toISOString(),
    }
  })
}

export async function saveMeal(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.saveMeal>,
): Promise<Output<typeof contract.saveMeal>> {
  getDish(await getFoodCatalogue(tx), id)
  if (!(await findAiPlan(tx, who.id, who.today))) throw new Refusal('plan_needed', 403)
  await insertSaved(tx, who.id, id, who.now)
  return { ok: true }
}

export async function forgetMeal(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.forgetMeal>,
): Promise<Output<typeof contract.forgetMeal>> {
  await deleteSaved(tx, who.id, id)
  return { ok: true }
}

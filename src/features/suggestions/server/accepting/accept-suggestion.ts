import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { loadWarnings } from '#features/household/server/public.ts'
import { findAiPlan } from '#features/subscriptions/server/public.ts'
import type * as contract from '../../accepted-contract.ts'
import { getFoodCatalogue, type FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { getSafeDish } from '../choosing/get-safe-dish.ts'
import { getAsking } from '../choosing/get-suggestions.ts'
import { findOffered, isOwnSuggestion } from '../choosing/suggestion-store.ts'
import { gramsAsBought } from '../preferences/pantry-grams.ts'
import { takeFromPantry } from '../preferences/store.ts'
import { getDish } from '../recipes/get-recipe.ts'
import { scaleDish } from '../recipes/scale-dish.ts'
import {
  findAccepted,
  findBySuggestion,
  insertAccepted,
  isSameMeal,
  listAccepted,
  listAcceptedOn,
  updateCooked,
  withdraw,
  type AcceptedMeal,
} from './accepted-store.ts'
import { presentAccepted } from './present-accepted.ts'

const PAGE = 50

/** Takes a suggestion once; whatever the client says of its contents is computed here. */
export async function acceptSuggestion(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract.acceptSuggestion>,
): Promise<Output<typeof contract.acceptSuggestion>> {
  const asking = await getAsking(tx, who)
  const { catalogue } = asking
  await lockUser(tx, who.id)
  if (!(await isOwnSuggestion(tx, who.id, input.mealId))) throw new Refusal('not_found', 404)
  const before = await findBySuggestion(tx, who.id, input.mealId)
  if (before) return present(tx, who, { catalogue, meal: before })

  const suggestion = await findOffered(tx, who.id, input.mealId)
  if (suggestion?.day !== who.today) throw new Refusal('suggestion_over', 409)
  const dish = await getSafeDish(tx, who, asking, suggestion.dishId)
  const twin = (await listAcceptedOn(tx, who.id, who.today)).find(isSameMeal(suggestion))
  if (twin) return present(tx, who, { catalogue, meal: twin })
  const id = await insertAccepted(
    tx,
    {
      customerId: who.id,
      subscriptionId: suggestion.subscriptionId,
      suggestionId: suggestion.id,
      dishId: dish.id,
      day: who.today,
      mealTime: suggestion.mealTime,
      servings: input.servings ?? suggestion.servings,
      portionTwentieths: suggestion.portionTwentieths,
      catalogueVersion: catalogue.engine.version,
    },
    who.now,
  )
  return present(tx, who, { catalogue, meal: await getAccepted(tx, who, id) })
}

const present = async (
  db: Database,
  who: Member,
  { catalogue, meal }: { catalogue: FoodCatalogue; meal: AcceptedMeal },
) =>
  presentAccepted(catalogue, meal, {
    language: who.language,
    warnOf: await loadWarnings(db, who),
  })

/** @throws Refusal `not_found` */
async function getAccepted(db: Database, who: Member, id: number): Promise<AcceptedMeal> {
  const meal = await findAccepted(db, who.id, id)
  if (!meal) throw new Refusal('not_found', 404)
  return meal
}

export async function listAcceptedSuggestions(
  db: Database,
  who: Member,
  { before }: Input<typeof contract.listAcceptedSuggestions>,
): Promise<Output<typeof contract.listAcceptedSuggestions>> {
  if (!(await findAiPlan(db, who.id, who.today))) return []
  const catalogue = await getFoodCatalogue(db)
  const warnOf = await loadWarnings(db, who)
  const meals = await listAccepted(db, who.id, { before, limit: PAGE })
  return meals
    .filter(({ dishId }) => catalogue.dishes.has(dishId))
    .map((meal) => presentAccepted(catalogue, meal, { language: who.language, warnOf }))
}

export async function withdrawAccepted(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract.withdrawAccepted>,
): Promise<Output<typeof contract.withdrawAccepted>> {
  await lockUser(tx, who.id)
  const meal = await getAccepted(tx, who, id)
  if (meal.cookedAt) throw new Refusal('already_cooked', 409)
  await withdraw(tx, id, who.now)
  return { ok: true }
}

/**
 * It was cooked when it was first said so, and then took from the pantry what it needs; the stars
 * may change afterwards.
 */
export async function markCooked(
  tx: Transaction,
  who: Member,
  { id, rating, servings }: Input<typeof contract.markCooked>,
): Promise<Output<typeof contract.markCooked>> {
  await lockUser(tx, who.id)
  const catalogue = await getFoodCatalogue(tx)
  const meal = await getAccepted(tx, who, id)
  const cooked = { ...meal, servings: servings ?? meal.servings }
  await updateCooked(tx, id, {
    at: meal.cookedAt ?? who.now,
    rating: rating ?? meal.rating,
    servings: cooked.servings,
  })
  if (!meal.cookedAt) await takeFromPantry(tx, who.id, usedBy(catalogue, cooked))
  return present(tx, who, { catalogue, meal: await getAccepted(tx, who, id) })
}

/** Grams as bought, by ingredient. */
function usedBy(catalogue: FoodCatalogue, meal: AcceptedMeal): Map<string, number> {
  const { lines } = scaleDish(catalogue, getDish(catalogue, meal.dishId), meal)
  const used = new Map<string, number>()
  for (const { ingredient, grams } of lines)
    used.set(ingredient.id, (used.get(ingredient.id) ?? 0) + gramsAsBought(grams, ingredient))
  return used
}

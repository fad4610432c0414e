import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { PublicDayContext } from '#server/http/kept/serve-kept.ts'
import type {
  listMealItems as mealItemsContract,
  listRestaurantMealItems as menuContract,
} from '../contract.ts'
import { dietsAsked } from '../rules.ts'
import { listEveryDish, listMenu, type MenuRow } from './menu-read-model.ts'
import { presentMenuItem } from './present-menu-item.ts'
import { findKitchen, findOwnSubscription } from './store.ts'

export async function listRestaurantMealItems(
  db: Database,
  { language }: PublicDayContext,
  wish: Wish<typeof menuContract>,
): Promise<Answer<typeof menuContract>> {
  const kitchen = await findKitchen(db, wish.restaurantId)
  if (!kitchen?.isActive) throw new Refusal('restaurant_not_found', 404)
  const rows = await listMenu(db, [kitchen.id])
  const diets = dietsAsked(wish)
  return rows
    .filter((row) => diets.every((diet) => row.diets.includes(diet)))
    .map((row) => presentMenuItem(row, language))
}

type Query = Wish<typeof mealItemsContract>

export const listMealItems = async (
  db: Database,
  { language }: PublicDayContext,
  wish: Omit<Query, 'subscriptionId'>,
): Promise<Answer<typeof mealItemsContract>> =>
  presentAsked(await listEveryDish(db), wish, language)

/** A subscription shows its own kitchen only. */
export async function listMealItemsOfPlan(
  db: Database,
  who: Visitor,
  wish: Query & { subscriptionId: number },
): Promise<Answer<typeof mealItemsContract>> {
  if (!who.user) throw new Refusal('unauthenticated', 401)
  const subscription = await findOwnSubscription(db, who.user.id, wish.subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  return presentAsked(await listMenu(db, [subscription.restaurantId]), wish, who.language)
}

function presentAsked(
  rows: readonly MenuRow[],
  wish: Omit<Query, 'subscriptionId'>,
  language: Language,
): Answer<typeof mealItemsContract> {
  const diets = dietsAsked(wish)
  return rows
    .filter((row) => wish.categoryId === undefined || row.categoryId === wish.categoryId)
    .filter((row) => diets.every((diet) => row.diets.includes(diet)))
    .map((row) => presentMenuItem(row, language))
}

import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
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
  who: Visitor,
  wish: Wish<typeof menuContract>,
): Promise<Answer<typeof menuContract>> {
  const kitchen = await findKitchen(db, wish.restaurantId)
  if (!kitchen?.isActive) throw new Refusal('restaurant_not_found', 404)
  const rows = await listMenu(db, [kitchen.id])
  const diets = dietsAsked(wish)
  return rows
    .filter((row) => diets.every((diet) => row.diets.includes(diet)))
    .map((row) => presentMenuItem(row, who.language))
}

export async function listMealItems(
  db: Database,
  who: Visitor,
  wish: Wish<typeof mealItemsContract>,
): Promise<Answer<typeof mealItemsContract>> {
  const rows = await rowsToChooseFrom(db, who, wish.subscriptionId)
  const diets = dietsAsked(wish)
  return rows
    .filter((row) => wish.categoryId === undefined || row.categoryId === wish.categoryId)
    .filter((row) => diets.every((diet) => row.diets.includes(diet)))
    .map((row) => presentMenuItem(row, who.language))
}

/** A subscription shows its own kitchen only. */
async function rowsToChooseFrom(
  db: Database,
  who: Visitor,
  subscriptionId: number | undefined,
): Promise<MenuRow[]> {
  if (subscriptionId === undefined) return listEveryDish(db)
  if (!who.user) throw new Refusal('unauthenticated', 401)
  const subscription = await findOwnSubscription(db, who.user.id, subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  return listMenu(db, [subscription.restaurantId])
}

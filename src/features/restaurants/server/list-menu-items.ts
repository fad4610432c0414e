import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { PublicDayContext } from '#server/http/kept/serve-kept.ts'
import { countFitting } from '#server/http/answers/count-fitting.ts'
import { nextLink } from '#server/http/answers/next-link.ts'
import { Reply } from '#server/http/answers/reply.ts'
import {
  MEAL_ITEMS_MAX,
  listMealItems as mealItemsContract,
  type listRestaurantMealItems as menuContract,
} from '../contract.ts'
import { dietsAsked } from '../rules.ts'
import { listDishes, listMenu } from './menu-read-model.ts'
import { presentMenuItem } from './present-menu-item.ts'
import { findKitchen, findOwnSubscription } from './store.ts'

export async function listRestaurantMealItems(
  db: Database,
  { language }: PublicDayContext,
  input: Input<typeof menuContract>,
): Promise<Output<typeof menuContract>> {
  const kitchen = await findKitchen(db, input.restaurantId)
  if (!kitchen?.isActive) throw new Refusal('restaurant_not_found', 404)
  const rows = await listMenu(db, [kitchen.id])
  const diets = dietsAsked(input)
  return rows
    .filter((row) => diets.every((diet) => row.diets.includes(diet)))
    .map((row) => presentMenuItem(row, language))
}

type Query = Input<typeof mealItemsContract>
type MealItem = Output<typeof mealItemsContract>[number]

/** A page of all dishes: with `limit` so many, without it as many as fit. */
export async function listMealItems(
  db: Database,
  { language }: PublicDayContext,
  input: Omit<Query, 'subscriptionId'>,
): Promise<Reply<MealItem[]>> {
  const { categoryId, cursor, limit = MEAL_ITEMS_MAX } = input
  const wanted = { categoryId, diets: dietsAsked(input), after: cursor }
  // One more than the page holds says whether there is another page.
  const rows = await listDishes(db, { ...wanted, limit: limit + 1 })
  const items = rows.map((row) => presentMenuItem(row, language))
  const count = input.limit ?? countFitting(items.slice(0, limit))
  const last = rows[count - 1]
  if (!last || rows.length <= count) return new Reply(items)
  const link = nextLink(mealItemsContract.path, input, `${last.dishId}`)
  return new Reply(items.slice(0, count), { headers: { link } })
}

/** A subscription shows its own kitchen only, and all of it. */
export async function listMealItemsOfPlan(
  db: Database,
  who: Visitor,
  input: Query & { subscriptionId: number },
): Promise<MealItem[]> {
  if (!who.user) throw new Refusal('unauthenticated', 401)
  const subscription = await findOwnSubscription(db, who.user.id, input.subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  const rows = await listMenu(db, [subscription.restaurantId])
  const diets = dietsAsked(input)
  return rows
    .filter((row) => input.categoryId === undefined || row.categoryId === input.categoryId)
    .filter((row) => diets.every((diet) => row.diets.includes(diet)))
    .map((row) => presentMenuItem(row, who.language))
}

import { sql } from 'kysely'
import type { MealCategory, MealTime } from '#shared/food/food.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { RecordFields } from '#server/http/version.ts'
import { OWN_DISHES_MAX } from '../../rules.ts'
import { updateItem, type ItemRow } from '../menu/store.ts'
import { answersIn } from './answer-store.ts'
import { judgeDish } from './compute-facts.ts'
import { countOwnDishes, insertDish, listLines, type Recipe } from './store.ts'

/** Lets one dish of a kitchen come after the other. @throws Refusal `too_many_own_dishes` */
export async function ensureRoomForDish(tx: Transaction, restaurantId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('own-dishes'), ${restaurantId})`.execute(tx)
  if ((await countOwnDishes(tx, restaurantId)) >= OWN_DISHES_MAX) {
    throw new Refusal('too_many_own_dishes', 422, { parameters: { count: OWN_DISHES_MAX } })
  }
}

/**
 * The kitchen's own dish behind a place on its menu: a dish of the catalogue is copied first, and
 * the place, with all that is chosen of it, goes on with the copy. The place must be locked.
 */
export async function ownDishOf(
  tx: Transaction,
  restaurantId: number,
  item: ItemRow,
): Promise<number> {
  if (item.ownerId !== null) return item.dishId
  await ensureRoomForDish(tx, restaurantId)
  const recipe = await recipeOf(tx, item)
  const dishId = await insertDish(
    tx,
    { ...recipe, restaurantId, copiedFrom: item.dishId },
    await judgeDish(tx, recipe, []),
  )
  await updateItem(tx, item.id, { dish_id: dishId })
  return dishId
}

export const recipeOf = async (db: Database, item: ItemRow): Promise<Recipe> =>
  toRecipe(item, await listLines(db, item.dishId))

type Lines = Awaited<ReturnType<typeof listLines>>

/** As the form has it. */
export function recipeFields(
  item: ItemRow,
  lines: Lines,
  answers: Parameters<typeof answersIn>[0],
): RecordFields {
  const { priceFils, ...recipe } = toRecipe(item, lines)
  return { ...recipe, price: toDirhams(priceFils), answers: answersIn(answers) }
}

function toRecipe(item: ItemRow, lines: Lines): Recipe {
  return {
    nameEn: item.nameEn,
    nameAr: item.nameAr,
    descriptionEn: item.descriptionEn,
    descriptionAr: item.descriptionAr,
    category: item.category as MealCategory,
    cuisine: item.cuisine,
    mealTimes: item.mealTimes as MealTime[],
    minutes: item.minutes,
    priceFils: item.priceFils,
    lines: lines.map(({ ingredientId, grams }) => ({ ingredientId, grams })),
  }
}

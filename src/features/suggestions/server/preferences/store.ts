import type { Cuisine, Diet, Equipment } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'

export interface Preferences {
  kcal: number | null
  proteinG: number | null
  carbsG: number | null
  fatG: number | null
  cuisines: Cuisine[]
  diets: Diet[]
  maxMinutes: number | null
  budgetFils: number | null
  equipment: Equipment[] | null
  maxHeat: number | null
  isAdult: boolean
}

export const findPreferences = async (
  db: Database,
  customerId: string,
): Promise<Preferences | undefined> => {
  const row = await db
    .selectFrom('suggestion_preferences')
    .select([
      'kcal',
      'protein_g as proteinG',
      'carbs_g as carbsG',
      'fat_g as fatG',
      'cuisines',
      'diets',
      'max_minutes as maxMinutes',
      'budget_fils as budgetFils',
      'equipment',
      'max_heat as maxHeat',
      'is_adult as isAdult',
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      cuisines: row.cuisines as Cuisine[],
      diets: row.diets as Diet[],
      equipment: row.equipment as Equipment[] | null,
    }
  )
}

export async function savePreferences(
  tx: Transaction,
  customerId: string,
  preferences: Preferences,
  now: Date,
): Promise<void> {
  const columns = {
    kcal: preferences.kcal,
    protein_g: preferences.proteinG,
    carbs_g: preferences.carbsG,
    fat_g: preferences.fatG,
    cuisines: preferences.cuisines,
    diets: preferences.diets,
    max_minutes: preferences.maxMinutes,
    budget_fils: preferences.budgetFils,
    equipment: preferences.equipment,
    max_heat: preferences.maxHeat,
    is_adult: preferences.isAdult,
    updated_at: now,
  }
  await tx
    .insertInto('suggestion_preferences')
    .values({ customer_id: customerId, ...columns })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(columns))
    .execute()
}

export const listPantry = (db: Database, customerId: string) =>
  db
    .selectFrom('pantry_items')
    .innerJoin('ingredients', 'ingredients.id', 'pantry_items.ingredient_id')
    .select(['ingredient_id as ingredientId', 'grams', 'name_en as nameEn', 'name_ar as nameAr'])
    .where('customer_id', '=', customerId)
    .orderBy('ingredient_id')
    .execute()

export async function savePantry(
  tx: Transaction,
  customerId: string,
  items: readonly { ingredientId: string; grams: number }[],
): Promise<void> {
  await tx.deleteFrom('pantry_items').where('customer_id', '=', customerId).execute()
  if (items.length === 0) return
  await tx
    .insertInto('pantry_items')
    .values(
      items.map(({ ingredientId, grams }) => ({
        customer_id: customerId,
        ingredient_id: ingredientId,
        grams,
      })),
    )
    .execute()
}

/** Takes so many grams as bought of what is there, never more; what is used up is gone. */
export async function takeFromPantry(
  tx: Transaction,
  customerId: string,
  used: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [ingredientId, grams] of [...used].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    await tx
      .deleteFrom('pantry_items')
      .where('customer_id', '=', customerId)
      .where('ingredient_id', '=', ingredientId)
      .where('grams', '<=', grams)
      .execute()
    await tx
      .updateTable('pantry_items')
      .set((eb) => ({ grams: eb('grams', '-', grams) }))
      .where('customer_id', '=', customerId)
      .where('ingredient_id', '=', ingredientId)
      .where('grams', '>', grams)
      .execute()
  }
}

export const countIngredients = async (db: Database, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0
  const rows = await db.selectFrom('ingredients').select('id').where('id', 'in', ids).execute()
  return rows.length
}

export const listBanned = (db: Database, customerId: string) =>
  db
    .selectFrom('banned_dishes')
    .innerJoin('dishes', 'dishes.id', 'banned_dishes.dish_id')
    .select(['dish_id as dishId', 'slug', 'name_en as nameEn', 'name_ar as nameAr'])
    .where('customer_id', '=', customerId)
    .orderBy('banned_at', 'desc')
    .execute()

export async function banDish(
  tx: Transaction,
  customerId: string,
  dishId: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('banned_dishes')
    .values({ customer_id: customerId, dish_id: dishId, banned_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unbanDish(
  tx: Transaction,
  customerId: string,
  dishId: number,
): Promise<void> {
  await tx
    .deleteFrom('banned_dishes')
    .where('customer_id', '=', customerId)
    .where('dish_id', '=', dishId)
    .execute()
}

/** Since when the customer's choices are learned from; null is from the beginning. */
export const findTasteSince = async (db: Database, customerId: string): Promise<Date | null> =>
  (
    await db
      .selectFrom('suggestion_preferences')
      .select('taste_since as since')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.since ?? null

export async function setTasteSince(tx: Transaction, customerId: string, now: Date): Promise<void> {
  await tx
    .insertInto('suggestion_preferences')
    .values({ customer_id: customerId, taste_since: now, updated_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ taste_since: now }))
    .execute()
}

import { sql } from 'kysely'
import type { DishLine, MealCategory, MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { JudgedDish } from './compute-facts.ts'

export interface Recipe {
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  category: MealCategory
  cuisine: string
  mealTimes: readonly MealTime[]
  minutes: number
  priceFils: number
  lines: readonly DishLine[]
}

export const listLines = (db: Database, dishId: number) => listLinesOf(db, [dishId])

export const listLinesOf = (db: Database, dishIds: readonly number[]) =>
  db
    .selectFrom('dish_lines as l')
    .innerJoin('ingredients as g', 'g.id', 'l.ingredient_id')
    .select([
      'l.dish_id as dishId',
      'l.ingredient_id as ingredientId',
      'l.grams',
      'g.name_en as nameEn',
      'g.name_ar as nameAr',
    ])
    .where('l.dish_id', '=', sql<number>`any(${[...dishIds]}::integer[])`)
    .orderBy('l.dish_id')
    .orderBy('l.position')
    .execute()

const categoryId = (db: Database, slug: string) =>
  db.selectFrom('meal_categories').select('id').where('slug', '=', slug)

const toJudgement = ({ allergens, diets, asked, textTraces }: JudgedDish) => ({
  allergens,
  diets,
  asked_allergens: asked,
  text_traces: textTraces,
  are_texts_read: true,
})

const toColumns = (db: Database, recipe: Recipe, facts: JudgedDish) => ({
  name_en: recipe.nameEn,
  name_ar: recipe.nameAr,
  description_en: recipe.descriptionEn,
  description_ar: recipe.descriptionAr,
  category_id: categoryId(db, recipe.category),
  cuisine: recipe.cuisine,
  meal_times: [...new Set(recipe.mealTimes)],
  minutes: recipe.minutes,
  price_fils: recipe.priceFils,
  kcal: facts.nutrients.kcal,
  protein_g: facts.nutrients.proteinG,
  carbs_g: facts.nutrients.carbsG,
  fat_g: facts.nutrients.fatG,
  fibre_g: facts.nutrients.fibreG,
  sodium_mg: facts.nutrients.sodiumMg,
  ...toJudgement(facts),
})

/** A dish of the kitchen's own. It has its final slug from `namePicture`. */
export async function insertDish(
  tx: Transaction,
  dish: Recipe & { restaurantId: number; copiedFrom: number | null },
  facts: JudgedDish,
): Promise<number> {
  const { id } = await tx
    .insertInto('dishes')
    .values({
      ...toColumns(tx, dish, facts),
      slug: crypto.randomUUID(),
      restaurant_id: dish.restaurantId,
      copied_from: dish.copiedFrom,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertLines(tx, id, dish.lines)
  return id
}

export async function updateDish(
  tx: Transaction,
  id: number,
  recipe: Recipe,
  facts: JudgedDish,
): Promise<void> {
  await tx
    .updateTable('dishes')
    .set(toColumns(tx, recipe, facts))
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('dish_lines').where('dish_id', '=', id).execute()
  await insertLines(tx, id, recipe.lines)
}

/** Own dishes whose names and texts were written before they were read. */
export const listUnreadDishes = (db: Database) =>
  db
    .selectFrom('dishes')
    .select([
      'id',
      'name_en as nameEn',
      'name_ar as nameAr',
      'description_en as descriptionEn',
      'description_ar as descriptionAr',
    ])
    .where('restaurant_id', 'is not', null)
    .where('are_texts_read', '=', false)
    .orderBy('id')
    .execute()

export async function updateJudgement(
  tx: Transaction,
  id: number,
  judged: JudgedDish,
): Promise<void> {
  await tx
    .updateTable('dishes')
    .set(toJudgement(judged))
    .where('id', '=', id)
    .where('are_texts_read', '=', false)
    .execute()
}

async function insertLines(
  tx: Transaction,
  dishId: number,
  lines: readonly DishLine[],
): Promise<void> {
  await tx
    .insertInto('dish_lines')
    .values(
      lines.map((line, index) => ({
        dish_id: dishId,
        position: index + 1,
        ingredient_id: line.ingredientId,
        grams: line.grams,
      })),
    )
    .execute()
}

export async function countOwnDishes(db: Database, restaurantId: number): Promise<number> {
  const { count } = await db
    .selectFrom('dishes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow()
  return count
}

export async function setSlug(tx: Transaction, dishId: number, slug: string): Promise<void> {
  await tx.updateTable('dishes').set({ slug }).where('id', '=', dishId).execute()
}

export async function storePhoto(
  tx: Transaction,
  dishId: number,
  image: Buffer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('dish_photos')
    .values({ dish_id: dishId, image, uploaded_at: now })
    .onConflict((conflict) => conflict.column('dish_id').doUpdateSet({ image, uploaded_at: now }))
    .execute()
}

export async function deletePhoto(tx: Transaction, dishId: number): Promise<void> {
  await tx.deleteFrom('dish_photos').where('dish_id', '=', dishId).execute()
}

/** All that the picture of an own dish is made of. */
export const findPictureRow = (db: Database, dishId: number) =>
  db
    .selectFrom('dishes as f')
    .innerJoin('meal_categories as c', 'c.id', 'f.category_id')
    .leftJoin('dishes as base', 'base.id', 'f.copied_from')
    .leftJoin('dish_photos as p', 'p.dish_id', 'f.id')
    .select([
      'f.id',
      'f.slug',
      'f.name_en as nameEn',
      'f.cuisine',
      'c.slug as category',
      'base.id as baseId',
      'base.slug as baseSlug',
      'p.image as photo',
    ])
    .where('f.id', '=', dishId)
    .where('f.restaurant_id', 'is not', null)
    .executeTakeFirst()

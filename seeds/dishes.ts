import { sql } from 'kysely'
import { computeDish, type DishFacts } from '#shared/food/dish-facts.ts'
import { MEAL_CATEGORIES, MEAL_CATEGORY_NAMES, type Ingredient } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { readDishes, readIngredients, type CatalogueDish } from './catalogue/read.ts'

export async function seedCategories(db: Database): Promise<void> {
  await db
    .insertInto('meal_categories')
    .values(
      MEAL_CATEGORIES.map((slug, index) => ({
        id: index + 1,
        slug,
        name_en: MEAL_CATEGORY_NAMES[slug].en,
        name_ar: MEAL_CATEGORY_NAMES[slug].ar,
        sort_order: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const toIngredientRow = (ingredient: Ingredient) => {
  const { source, nutrientsPer100g: per100g } = ingredient
  return {
    id: ingredient.id,
    name_en: ingredient.name.en,
    name_ar: ingredient.name.ar,
    source: source.kind === 'usda' ? `usda: ${source.ndb}` : `typical: ${source.note}`,
    kcal_per_100g: per100g.kcal,
    protein_g_per_100g: per100g.proteinG,
    carbs_g_per_100g: per100g.carbsG,
    fat_g_per_100g: per100g.fatG,
    fibre_g_per_100g: per100g.fibreG,
    sugar_g_per_100g: ingredient.sugarGPer100g,
    sodium_mg_per_100g: per100g.sodiumMg,
    allergens: [...ingredient.allergens],
    tags: [...ingredient.tags],
    price_per_kg_fils: ingredient.pricePerKgFils,
    pack_grams: ingredient.packGrams,
    is_perishable: ingredient.perishable,
    aisle: ingredient.aisle,
    may_contain: [...ingredient.mayContain],
    edible_pct: ingredient.ediblePct,
    unit: ingredient.unit,
    unit_grams: ingredient.unitGrams,
    spoon_grams: ingredient.spoonGrams,
    keeps_days: ingredient.keepsDays,
    scaling: ingredient.scaling,
    needs_halal_certificate: ingredient.needsHalalCertificate,
    priced_on: ingredient.pricedOn,
  }
}

const toDishRow = (dish: CatalogueDish, { nutrients, allergens, diets }: DishFacts) => ({
  slug: dish.id,
  name_en: dish.name.en,
  name_ar: dish.name.ar,
  description_en: dish.description.en,
  description_ar: dish.description.ar,
  cuisine: dish.cuisine,
  category_id: MEAL_CATEGORIES.indexOf(dish.category) + 1,
  meal_times: [...dish.mealTimes],
  minutes: dish.minutes,
  price_fils: dish.priceFils,
  kcal: nutrients.kcal,
  protein_g: nutrients.proteinG,
  carbs_g: nutrients.carbsG,
  fat_g: nutrients.fatG,
  fibre_g: nutrients.fibreG,
  sodium_mg: nutrients.sodiumMg,
  allergens: [...allergens],
  diets: [...diets],
  active_minutes: dish.activeMinutes,
  keeps_days: dish.keepsDays,
  equipment: [...dish.equipment],
  heat: dish.heat,
})

/** `name = excluded.name` for each: the row of the catalogue's file replaces the stored one. */
const fromExcluded = <K extends string>(columns: readonly K[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]))

/** The catalogue's files are the source: rows that are there already are brought up to date. */
export async function seedDishes(db: Database): Promise<void> {
  const ingredients = readIngredients()
  const ingredientRows = ingredients.map(toIngredientRow)
  await db
    .insertInto('ingredients')
    .values(ingredientRows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(fromExcluded(Object.keys(ingredientRows[0] ?? {}))),
    )
    .execute()

  const known = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]))
  const dishes = readDishes()
  const dishRows = dishes.map((dish) => toDishRow(dish, computeDish(dish.lines, known)))
  const stored = await db
    .insertInto('dishes')
    .values(dishRows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(fromExcluded(Object.keys(dishRows[0] ?? {}))),
    )
    .returning(['id', 'slug'])
    .execute()
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]))
  await seedLines(db, dishes, ids)
  await seedSteps(db, dishes, ids)
}

async function seedLines(
  db: Database,
  dishes: readonly CatalogueDish[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const lines = dishes.flatMap((dish) =>
    dish.lines.map((line, index) => ({
      dish_id: ids.get(dish.id) ?? 0,
      position: index + 1,
      ingredient_id: line.ingredientId,
      grams: line.grams,
    })),
  )
  await db
    .deleteFrom('dish_lines')
    .where('dish_id', 'in', [...ids.values()])
    .execute()
  await db.insertInto('dish_lines').values(lines).execute()
}

async function seedSteps(
  db: Database,
  dishes: readonly CatalogueDish[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const steps = dishes.flatMap((dish) =>
    dish.steps.map((step, index) => ({
      dish_id: ids.get(dish.id) ?? 0,
      position: index + 1,
      text_en: step.text.en,
      text_ar: step.text.ar,
      timer_seconds: step.timerSeconds,
      core_c: step.coreC,
      ingredient_ids: [...step.uses],
      pan_servings: step.panServings,
    })),
  )
  await db
    .deleteFrom('dish_steps')
    .where('dish_id', 'in', [...ids.values()])
    .execute()
  await db.insertInto('dish_steps').values(steps).execute()
}

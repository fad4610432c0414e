import { computeDish } from '#shared/food/dish-facts.ts'
import type {
  Allergen,
  Cuisine,
  Diet,
  DishLine,
  Equipment,
  Ingredient,
  MealCategory,
  MealTime,
} from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { listAllIngredients } from '#features/ingredients/server/public.ts'
import { compileCatalogue, type Catalogue, type EngineDish } from '../../engine/engine.ts'
import { getVersion, listDishRows, listLineRows, listStepRows } from './catalogue-store.ts'

export interface RecipeStep {
  text: Bilingual
  timerSeconds: number | null
  coreC: number | null
  ingredientIds: readonly string[]
  /** How many servings fit a wide pan at once; missing where the amount does not matter. */
  panServings?: number | null
}

export interface CookableDish {
  id: number
  slug: string
  name: Bilingual
  description: Bilingual
  cuisine: Cuisine
  category: MealCategory
  mealTimes: readonly MealTime[]
  minutes: number
  activeMinutes: number
  keepsDays: number
  equipment: readonly Equipment[]
  heat: number
  /** Grams of one serving. */
  lines: readonly DishLine[]
  steps: readonly RecipeStep[]
  allergens: readonly Allergen[]
  mayContain: readonly Allergen[]
  diets: readonly Diet[]
}

export interface FoodCatalogue {
  /** Of the stored catalogue: grows with every change. */
  version: number
  dishes: ReadonlyMap<number, CookableDish>
  bySlug: ReadonlyMap<string, CookableDish>
  ingredients: ReadonlyMap<string, Ingredient>
  /** The same, laid out for the engine. */
  engine: Catalogue
}

let kept: FoodCatalogue | undefined

/** The dishes that can be cooked at home; read again only after the catalogue has changed. */
export async function getFoodCatalogue(db: Database): Promise<FoodCatalogue> {
  const version = await getVersion(db)
  if (kept?.version !== version) kept = await readFoodCatalogue(db, version)
  return kept
}

async function readFoodCatalogue(db: Database, version: number): Promise<FoodCatalogue> {
  const ingredients = await listAllIngredients(db)
  const lines = Map.groupBy(await listLineRows(db), ({ dishId }) => dishId)
  const steps = Map.groupBy(await listStepRows(db), ({ dishId }) => dishId)
  const dishes = (await listDishRows(db)).map((row): CookableDish => {
    const ownLines = lines.get(row.id) ?? []
    return {
      id: row.id,
      slug: row.slug,
      name: { en: row.name_en, ar: row.name_ar },
      description: { en: row.description_en, ar: row.description_ar },
      cuisine: row.cuisine as Cuisine,
      category: row.category as MealCategory,
      mealTimes: row.meal_times as MealTime[],
      minutes: row.minutes,
      activeMinutes: row.active_minutes ?? row.minutes,
      keepsDays: row.keeps_days ?? 0,
      equipment: (row.equipment ?? []) as Equipment[],
      heat: row.heat ?? 0,
      lines: ownLines,
      steps: (steps.get(row.id) ?? []).map((step) => ({
        text: { en: step.textEn, ar: step.textAr },
        timerSeconds: step.timerSeconds,
        coreC: step.coreC,
        ingredientIds: step.ingredientIds,
        panServings: step.panServings,
      })),
      ...factsOf(ownLines, ingredients),
    }
  })
  return layCatalogue(version, ingredients, dishes)
}

/** The rows as they are looked up, and as the engine takes them. */
export function layCatalogue(
  version: number,
  ingredients: ReadonlyMap<string, Ingredient>,
  dishes: readonly CookableDish[],
): FoodCatalogue {
  return {
    version,
    dishes: new Map(dishes.map((dish) => [dish.id, dish])),
    bySlug: new Map(dishes.map((dish) => [dish.slug, dish])),
    ingredients,
    engine: compileCatalogue({
      ingredients: [...ingredients.values()],
      dishes: dishes.map(toEngineDish),
    }),
  }
}

const toEngineDish = (dish: CookableDish): EngineDish => ({
  id: dish.slug,
  cuisine: dish.cuisine,
  category: dish.category,
  mealTimes: dish.mealTimes,
  minutes: dish.minutes,
  keepsDays: dish.keepsDays,
  equipment: dish.equipment,
  heat: dish.heat,
  lines: dish.lines.map(({ ingredientId, grams }) => ({ ingredientId, grams })),
})

/** Computed from the lines each time: no stored flag decides what is safe. */
export function factsOf(
  lines: readonly DishLine[],
  ingredients: ReadonlyMap<string, Ingredient>,
): Pick<CookableDish, 'allergens' | 'mayContain' | 'diets'> {
  const { allergens, diets } = computeDish(lines, ingredients)
  const traces = lines.flatMap(
    ({ ingredientId }) => ingredients.get(ingredientId)?.mayContain ?? [],
  )
  return {
    allergens,
    diets,
    mayContain: [...new Set(traces)].filter((trace) => !allergens.includes(trace)).toSorted(),
  }
}

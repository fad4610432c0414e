import { FORBIDDEN_BY_DIET } from '#shared/food/dish-facts.ts'
import { ALLERGENS, DIETS, EQUIPMENT, MEAL_TIMES } from '#shared/food/food.ts'
import type {
  Cuisine,
  Diet,
  DishLine,
  Equipment,
  Ingredient,
  MealCategory,
  MealTime,
  Nutrients,
} from '#shared/food/food.ts'
import { EngineError } from './errors.ts'
import { proteinClassOf, type ProteinClass } from './basics/protein-class.ts'
import { fingerprint } from './basics/random.ts'

/** What the engine needs of an ingredient. */
export type EngineIngredient = Pick<
  Ingredient,
  | 'id'
  | 'nutrientsPer100g'
  | 'allergens'
  | 'mayContain'
  | 'tags'
  | 'pricePerKgFils'
  | 'packGrams'
  | 'perishable'
  | 'ediblePct'
>

export interface EngineDish {
  id: string
  cuisine: Cuisine
  category: MealCategory
  mealTimes: readonly MealTime[]
  minutes: number
  /** Days the cooked dish keeps well in the fridge. */
  keepsDays: number
  /** What it can't be cooked without. */
  equipment: readonly Equipment[]
  /** 0 none to 3 hot. */
  heat: number
  /** One serving, raw. */
  lines: readonly DishLine[]
}

export interface CatalogueRows {
  ingredients: readonly EngineIngredient[]
  dishes: readonly EngineDish[]
}

/** A speck is a hundredth of a milligram: a line's portion of 1/2000 serving weighs whole specks. */
export const SPECKS_PER_GRAM = 100_000
/** The search moves portions in steps of 1/2000 serving, a hundredth of a twentieth. */
export const STEPS_PER_SERVING = 2000
export const STEPS_PER_TWENTIETH = 100

/** Positions in the rows of `nutrients`: milli-kilocalories, then milligrams. */
export const NUTRIENT_COUNT = 5
export const [KCAL, PROTEIN, CARBS, FAT, NET_CARBS] = [0, 1, 2, 3, 4] as const

/** The rows, sorted by id and laid out for the search; ingredients and dishes are known by index. */
export interface Catalogue {
  /** Fingerprint of the content, whatever the order of the rows. */
  version: string
  rows: CatalogueRows
  ingredientIndex: ReadonlyMap<string, number>
  dishIndex: ReadonlyMap<string, number>

  /** Milli-units per gram, NUTRIENT_COUNT to an ingredient. */
  nutrientsPerGram: Float64Array
  /** What is edible of a pack, and of a kilogram bought; dishes are written in edible grams. */
  packSpecks: Float64Array
  filsPerKg: Float64Array
  isPerishable: Uint8Array

  /** Milli-units per serving, NUTRIENT_COUNT to a dish. */
  nutrients: Float64Array
  /** Lines of dish d: from lineStart[d] up to lineStart[d + 1]. */
  lineStart: Int32Array
  lineIngredient: Int16Array
  lineSpecksPerStep: Float64Array
  /** One bit to an allergen, a diet it suits, a meal time, a piece of equipment. */
  allergens: Int32Array
  traces: Int32Array
  diets: Int32Array
  mealTimes: Uint8Array
  equipment: Uint8Array
  /** By weight, whole packs aside: specks times fils per kilogram. */
  servingCost: Float64Array
  minutes: Int32Array
  keepsDays: Uint8Array
  heat: Uint8Array
  proteinClass: readonly ProteinClass[]
}

export const maskOf = <T>(known: readonly T[], chosen: readonly T[]): number => {
  let mask = 0
  for (const value of chosen) mask |= 1 << known.indexOf(value)
  return mask
}

/** The diets that ask for what an ingredient is; the other two count a day's carbohydrates. */
export const isByNumber = (diet: Diet): diet is 'low-carb' | 'keto' =>
  diet === 'low-carb' || diet === 'keto'

const suitedDiets = (parts: readonly EngineIngredient[]): number => {
  let mask = 0
  DIETS.forEach((diet, bit) => {
    if (isByNumber(diet)) return
    const { tags, allergens } = FORBIDDEN_BY_DIET[diet]
    const isForbidden = parts.some(
      (part) =>
        part.tags.some((tag) => tags.includes(tag)) ||
        part.allergens.some((allergen) => allergens.includes(allergen)),
    )
    if (!isForbidden) mask |= 1 << bit
  })
  return mask
}

const byId = (one: { id: string }, other: { id: string }): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0

const indexById = (records: readonly { id: string }[]): Map<string, number> => {
  const index = new Map(records.map(({ id }, position) => [id, position]))
  if (index.size !== records.length) throw new EngineError('repeated_id', 'an id comes twice')
  return index
}

const layIngredients = (ingredients: readonly EngineIngredient[]) => ({
  nutrientsPerGram: Float64Array.from(
    ingredients.flatMap(({ nutrientsPer100g: { kcal, proteinG, carbsG, fatG, fibreG } }) =>
      [kcal, proteinG, carbsG, fatG, Math.max(0, carbsG - fibreG)].map((value) => value * 10),
    ),
  ),
  packSpecks: Float64Array.from(ingredients, ({ packGrams, ediblePct }) =>
    Math.round((packGrams * SPECKS_PER_GRAM * ediblePct) / 100),
  ),
  filsPerKg: Float64Array.from(ingredients, ({ pricePerKgFils, ediblePct }) =>
    Math.round((pricePerKgFils * 100) / ediblePct),
  ),
  isPerishable: Uint8Array.from(ingredients, ({ perishable }) => (perishable ? 1 : 0)),
})

const nutrientsOf = (parts: readonly EngineIngredient[], { lines }: EngineDish): number[] => {
  const sums = [0, 0, 0, 0, 0]
  const { nutrientsPerGram } = layIngredients(parts)
  lines.forEach(({ grams }, line) => {
    for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1) {
      sums[nutrient] =
        (sums[nutrient] ?? 0) + (nutrientsPerGram[line * NUTRIENT_COUNT + nutrient] ?? 0) * grams
    }
  })
  return sums.map(Math.round)
}

const costOf = (parts: readonly EngineIngredient[], { lines }: EngineDish): number => {
  const { filsPerKg } = layIngredients(parts)
  return lines.reduce(
    (cost, { grams }, line) => cost + Math.round(grams * SPECKS_PER_GRAM) * (filsPerKg[line] ?? 0),
    0,
  )
}

/** A sweet is no meal, whatever its meal times say. */
const mealTimesOf = (dish: EngineDish): number =>
  dish.category === 'sweets' ? 0 : maskOf(MEAL_TIMES, dish.mealTimes)

const layDishes = (
  dishes: readonly EngineDish[],
  partsOf: readonly (readonly EngineIngredient[])[],
  ingredientIndex: ReadonlyMap<string, number>,
) => {
  const lines = dishes.flatMap((dish) => dish.lines)
  const lineStart = new Int32Array(dishes.length + 1)
  dishes.forEach((dish, at) => {
    lineStart[at + 1] = (lineStart[at] ?? 0) + dish.lines.length
  })
  return {
    nutrients: Float64Array.from(
      dishes.flatMap((dish, at) => nutrientsOf(partsOf[at] ?? [], dish)),
    ),
    lineStart,
    lineIngredient: Int16Array.from(lines, (line) => ingredientIndex.get(line.ingredientId) ?? -1),
    lineSpecksPerStep: Float64Array.from(lines, ({ grams }) =>
      Math.round((grams * SPECKS_PER_GRAM) / STEPS_PER_SERVING),
    ),
    allergens: Int32Array.from(partsOf, (parts) =>
      maskOf(
        ALLERGENS,
        parts.flatMap((part) => part.allergens),
      ),
    ),
    traces: Int32Array.from(partsOf, (parts) =>
      maskOf(
        ALLERGENS,
        parts.flatMap((part) => part.mayContain),
      ),
    ),
    diets: Int32Array.from(partsOf, suitedDiets),
    mealTimes: Uint8Array.from(dishes, mealTimesOf),
    equipment: Uint8Array.from(dishes, (dish) => maskOf(EQUIPMENT, dish.equipment)),
    servingCost: Float64Array.from(dishes, (dish, at) => costOf(partsOf[at] ?? [], dish)),
    minutes: Int32Array.from(dishes, ({ minutes }) => minutes),
    keepsDays: Uint8Array.from(dishes, ({ keepsDays }) => keepsDays),
    heat: Uint8Array.from(dishes, ({ heat }) => heat),
    proteinClass: dishes.map((dish, at) => proteinClassOf(dish.lines, partsOf[at] ?? [])),
  }
}

/** Only what the engine uses, in one order of keys: other changes of a row keep the version. */
const pickIngredient = (row: EngineIngredient): EngineIngredient => ({
  id: row.id,
  nutrientsPer100g: pickNutrients(row.nutrientsPer100g),
  allergens: ALLERGENS.filter((one) => row.allergens.includes(one)),
  mayContain: ALLERGENS.filter((one) => row.mayContain.includes(one)),
  tags: row.tags.toSorted(),
  pricePerKgFils: row.pricePerKgFils,
  packGrams: row.packGrams,
  perishable: row.perishable,
  ediblePct: row.ediblePct,
})

const pickNutrients = (row: Nutrients): Nutrients => ({
  kcal: row.kcal,
  proteinG: row.proteinG,
  carbsG: row.carbsG,
  fatG: row.fatG,
  fibreG: row.fibreG,
  sodiumMg: row.sodiumMg,
})

const pickDish = (row: EngineDish): EngineDish => ({
  id: row.id,
  cuisine: row.cuisine,
  category: row.category,
  mealTimes: MEAL_TIMES.filter((one) => row.mealTimes.includes(one)),
  minutes: row.minutes,
  keepsDays: row.keepsDays,
  equipment: EQUIPMENT.filter((one) => row.equipment.includes(one)),
  heat: row.heat,
  lines: row.lines.map(({ ingredientId, grams }) => ({ ingredientId, grams })),
})

/** Lays out the rows for the search; throws an EngineError on an unknown or repeated id. */
export const compileCatalogue = (rows: CatalogueRows): Catalogue => {
  const ingredients = rows.ingredients.map(pickIngredient).toSorted(byId)
  const dishes = rows.dishes.map(pickDish).toSorted(byId)
  const ingredientIndex = indexById(ingredients)
  const dishIndex = indexById(dishes)
  const partsOf = dishes.map(({ id, lines }) =>
    lines.map(({ ingredientId }) => {
      const part = ingredients[ingredientIndex.get(ingredientId) ?? -1]
      if (!part) throw new EngineError('unknown_ingredient', `${ingredientId} in ${id}`)
      return part
    }),
  )
  return {
    version: fingerprint(JSON.stringify([ingredients, dishes])),
    rows: { ingredients, dishes },
    ingredientIndex,
    dishIndex,
    ...layIngredients(ingredients),
    ...layDishes(dishes, partsOf, ingredientIndex),
  }
}

import { DIETS } from './food.ts'
import type { Allergen, Diet, DishLine, Ingredient, IngredientTag, Nutrients } from './food.ts'

export interface DishFacts {
  nutrients: Nutrients
  allergens: Allergen[]
  diets: Diet[]
}

/** A quarter of the energy: the usual upper edge of "low carbohydrate" in nutrition studies. */
export const LOW_CARB_MAX_ENERGY_SHARE = 0.26
/** Three such meals and snacks stay below the 130 g a day at which low carbohydrate begins. */
export const LOW_CARB_MAX_NET_CARBS_G = 30
/** Three such meals stay within the 50 g a day under which most people reach ketosis. */
export const KETO_MAX_NET_CARBS_G = 15
/** Below this the protein, not the fat, would be the main fuel. */
export const KETO_MIN_FAT_ENERGY_SHARE = 0.6

const KCAL_PER_G_CARBS = 4
const KCAL_PER_G_FAT = 9

interface Forbidden {
  tags: readonly IngredientTag[]
  allergens: readonly Allergen[]
}

const LAND_ANIMALS = ['meat', 'poultry', 'pork', 'animal-rennet'] as const
const SEA_ANIMALS = ['fish', 'crustaceans', 'molluscs'] as const

/** What each diet rules out, by what the ingredients carry (decisions, row 28). */
export const FORBIDDEN_BY_DIET: Readonly<Record<Exclude<Diet, 'low-carb' | 'keto'>, Forbidden>> = {
  vegetarian: { tags: [...LAND_ANIMALS, 'fish', 'shellfish'], allergens: SEA_ANIMALS },
  vegan: {
    tags: [...LAND_ANIMALS, 'fish', 'shellfish', 'egg', 'dairy', 'honey'],
    allergens: [...SEA_ANIMALS, 'eggs', 'milk'],
  },
  'gluten-free': { tags: [], allergens: ['gluten'] },
  'dairy-free': { tags: ['dairy'], allergens: ['milk'] },
  halal: { tags: ['pork', 'alcohol'], allergens: [] },
  'nut-free': { tags: [], allergens: ['peanuts', 'tree-nuts'] },
  paleo: {
    tags: ['grain', 'legume', 'dairy', 'refined', 'alcohol'],
    allergens: ['gluten', 'milk', 'peanuts', 'soybeans', 'lupin'],
  },
  pescatarian: { tags: LAND_ANIMALS, allergens: [] },
}

const NUTRIENTS = ['kcal', 'proteinG', 'carbsG', 'fatG', 'fibreG', 'sodiumMg'] as const

const toTenths = (value: number): number => Math.round(value * 10) / 10

const round = (exact: Nutrients): Nutrients => ({
  kcal: Math.round(exact.kcal),
  proteinG: toTenths(exact.proteinG),
  carbsG: toTenths(exact.carbsG),
  fatG: toTenths(exact.fatG),
  fibreG: toTenths(exact.fibreG),
  sodiumMg: Math.round(exact.sodiumMg),
})

const isWithin = (
  diet: Diet,
  parts: readonly Ingredient[],
  { kcal, carbsG, fibreG, fatG }: Nutrients,
): boolean => {
  const netCarbsG = Math.max(0, carbsG - fibreG)
  if (diet === 'low-carb') {
    return (
      netCarbsG <= LOW_CARB_MAX_NET_CARBS_G &&
      netCarbsG * KCAL_PER_G_CARBS <= kcal * LOW_CARB_MAX_ENERGY_SHARE
    )
  }
  if (diet === 'keto') {
    return (
      netCarbsG <= KETO_MAX_NET_CARBS_G && fatG * KCAL_PER_G_FAT >= kcal * KETO_MIN_FAT_ENERGY_SHARE
    )
  }
  const { tags, allergens } = FORBIDDEN_BY_DIET[diet]
  return !parts.some(
    (part) =>
      part.tags.some((tag) => tags.includes(tag)) ||
      part.allergens.some((allergen) => allergens.includes(allergen)),
  )
}

/** The same dish, which contains these as well: what they rule out is gone. */
export const withAllergens = (facts: DishFacts, added: readonly Allergen[]): DishFacts => ({
  ...facts,
  allergens: [...new Set([...facts.allergens, ...added])].toSorted(),
  diets: withoutDietsOf(facts.diets, added),
})

/** The diets that allow these allergens. */
export const withoutDietsOf = (diets: readonly Diet[], allergens: readonly Allergen[]): Diet[] =>
  diets.filter(
    (diet) =>
      diet === 'low-carb' ||
      diet === 'keto' ||
      !FORBIDDEN_BY_DIET[diet].allergens.some((one) => allergens.includes(one)),
  )

/** Facts of one serving, computed from its lines; throws on an ingredient it does not know. */
export const computeDish = (
  lines: readonly DishLine[],
  ingredients: ReadonlyMap<string, Ingredient>,
): DishFacts => {
  const exact: Nutrients = { kcal: 0, proteinG: 0, carbsG: 0, fatG: 0, fibreG: 0, sodiumMg: 0 }
  const parts = lines.map(({ ingredientId, grams }) => {
    const ingredient = ingredients.get(ingredientId)
    if (!ingredient) throw new Error(`Unknown ingredient: ${ingredientId}`)
    for (const key of NUTRIENTS) exact[key] += (ingredient.nutrientsPer100g[key] * grams) / 100
    return ingredient
  })
  const carried = new Set(parts.flatMap((part) => part.allergens))
  return {
    nutrients: round(exact),
    allergens: [...carried].toSorted(),
    diets: DIETS.filter((diet) => isWithin(diet, parts, exact)),
  }
}

import {
  AISLES,
  ALLERGENS,
  CUISINES,
  INGREDIENT_TAGS,
  INGREDIENT_UNITS,
  MEAL_CATEGORIES,
  MEAL_TIMES,
  SCALINGS,
} from '#shared/food/food.ts'
import type {
  Cuisine,
  DishLine,
  Ingredient,
  MealCategory,
  MealTime,
  NutrientSource,
} from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import { readCooking, type Cooking } from './read-cooking.ts'
import {
  countIn,
  countWithin,
  dateIn,
  fileText,
  idIn,
  ifAny,
  isYes,
  numberIn,
  oneOf,
  parseTable,
  someOf,
  textIn,
  type Row,
} from './table.ts'

interface MenuDish {
  id: string
  name: Bilingual
  description: Bilingual
  cuisine: Cuisine
  category: MealCategory
  mealTimes: MealTime[]
  minutes: number
  priceFils: number
  lines: DishLine[]
}

export type CatalogueDish = MenuDish & Cooking

const INGREDIENT_COLUMNS = [
  'id',
  'nameEn',
  'nameAr',
  'source',
  'kcal',
  'proteinG',
  'carbsG',
  'fatG',
  'fibreG',
  'sugarG',
  'sodiumMg',
  'allergens',
  'tags',
  'pricePerKgFils',
  'packGrams',
  'perishable',
  'aisle',
  'mayContain',
  'ediblePct',
  'unit',
  'unitGrams',
  'spoonGrams',
  'keepsDays',
  'scaling',
  'needsHalalCertificate',
  'pricedOn',
] as const

const DISH_COLUMNS = [
  'id',
  'nameEn',
  'nameAr',
  'cuisine',
  'category',
  'mealTimes',
  'minutes',
  'priceFils',
  'lines',
  'descriptionEn',
  'descriptionAr',
] as const

const sourceIn = (cell: string): NutrientSource => {
  const [, kind, detail = ''] = /^(usda|typical): (.+)$/.exec(cell) ?? []
  if (kind === 'usda' && /^\d{5}$/.test(detail)) return { kind, ndb: detail }
  if (kind === 'typical') return { kind, note: detail }
  throw new Error(`bad source "${cell}"`)
}

const linesIn = (cell: string): DishLine[] => {
  const lines = cell.split(',').map((item) => {
    const [ingredientId = '', grams = ''] = item.split(':')
    return { ingredientId: idIn(ingredientId), grams: numberIn(grams) }
  })
  if (lines.some(({ grams }) => grams === 0)) throw new Error(`a line without weight in "${cell}"`)
  if (new Set(lines.map(({ ingredientId }) => ingredientId)).size !== lines.length)
    throw new Error(`an ingredient twice in "${cell}"`)
  return lines
}

const toIngredient = (row: Row<(typeof INGREDIENT_COLUMNS)[number]>): Ingredient => ({
  id: idIn(row.id),
  name: { en: textIn(row.nameEn), ar: textIn(row.nameAr) },
  source: sourceIn(row.source),
  nutrientsPer100g: {
    kcal: numberIn(row.kcal),
    proteinG: numberIn(row.proteinG),
    carbsG: numberIn(row.carbsG),
    fatG: numberIn(row.fatG),
    fibreG: numberIn(row.fibreG),
    sodiumMg: numberIn(row.sodiumMg),
  },
  sugarGPer100g: numberIn(row.sugarG),
  allergens: someOf(ALLERGENS, row.allergens),
  tags: someOf(INGREDIENT_TAGS, row.tags),
  pricePerKgFils: countIn(row.pricePerKgFils),
  packGrams: countIn(row.packGrams),
  perishable: isYes(row.perishable),
  aisle: oneOf(AISLES, row.aisle),
  mayContain: someOf(ALLERGENS, row.mayContain),
  ediblePct: countWithin(row.ediblePct, 1, 100),
  unit: ifAny(row.unit, (cell) => oneOf(INGREDIENT_UNITS, cell)),
  unitGrams: ifAny(row.unitGrams, numberIn),
  spoonGrams: ifAny(row.spoonGrams, numberIn),
  keepsDays: countIn(row.keepsDays),
  scaling: oneOf(SCALINGS, row.scaling),
  needsHalalCertificate: isYes(row.needsHalalCertificate),
  pricedOn: dateIn(row.pricedOn),
})

const toDish = (row: Row<(typeof DISH_COLUMNS)[number]>): MenuDish => {
  const mealTimes = someOf(MEAL_TIMES, row.mealTimes)
  if (mealTimes.length === 0) throw new Error('no meal time')
  return {
    id: idIn(row.id),
    name: { en: textIn(row.nameEn), ar: textIn(row.nameAr) },
    description: { en: textIn(row.descriptionEn), ar: textIn(row.descriptionAr) },
    cuisine: oneOf(CUISINES, row.cuisine),
    category: oneOf(MEAL_CATEGORIES, row.category),
    mealTimes,
    minutes: countIn(row.minutes),
    priceFils: countIn(row.priceFils),
    lines: linesIn(row.lines),
  }
}

export const parseIngredients = (text: string): Ingredient[] =>
  parseTable('ingredients.tsv', text, INGREDIENT_COLUMNS, toIngredient)

export const parseDishes = (text: string): MenuDish[] =>
  parseTable('dishes.tsv', text, DISH_COLUMNS, toDish)

export const readIngredients = (): Ingredient[] => parseIngredients(fileText('ingredients.tsv'))

export const readDishes = (): CatalogueDish[] => {
  const cooking = readCooking(CUISINES)
  const dishes = parseDishes(fileText('dishes.tsv')).map((dish) => {
    const ownCooking = cooking.get(dish.id)
    if (!ownCooking) throw new Error(`cooking: no row of "${dish.id}"`)
    cooking.delete(dish.id)
    return { ...dish, ...ownCooking }
  })
  if (cooking.size > 0) throw new Error(`cooking: no dish "${[...cooking.keys()].join()}"`)
  return dishes
}

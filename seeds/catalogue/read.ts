import { readFileSync } from 'node:fs'
import {
  AISLES,
  ALLERGENS,
  CUISINES,
  INGREDIENT_TAGS,
  MEAL_CATEGORIES,
  MEAL_TIMES,
} from '#shared/food.ts'
import type {
  Cuisine,
  DishLine,
  Ingredient,
  MealCategory,
  MealTime,
  NutrientSource,
} from '#shared/food.ts'
import type { Bilingual } from '#shared/language.ts'

export interface CatalogueDish {
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
  'sodiumMg',
  'allergens',
  'tags',
  'pricePerKgFils',
  'packGrams',
  'perishable',
  'aisle',
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

type Row<C extends string> = Record<C, string>

const itemsIn = (cell: string): string[] => (cell === '' ? [] : cell.split(','))

const textIn = (cell: string): string => {
  if (cell === '' || cell !== cell.trim()) throw new Error(`empty or untrimmed text "${cell}"`)
  return cell
}

const idIn = (cell: string): string => {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell)) throw new Error(`bad id "${cell}"`)
  return cell
}

const numberIn = (cell: string): number => {
  if (!/^\d+(\.\d+)?$/.test(cell)) throw new Error(`bad number "${cell}"`)
  return Number(cell)
}

const countIn = (cell: string): number => {
  if (!/^[1-9]\d*$/.test(cell)) throw new Error(`bad whole number "${cell}"`)
  return Number(cell)
}

const oneOf = <T extends string>(known: readonly T[], cell: string): T => {
  const found = known.find((value) => value === cell)
  if (found === undefined) throw new Error(`unknown value "${cell}"`)
  return found
}

const someOf = <T extends string>(known: readonly T[], cell: string): T[] => {
  const found = itemsIn(cell).map((item) => oneOf(known, item))
  if (new Set(found).size !== found.length) throw new Error(`repeated value in "${cell}"`)
  return found
}

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
  allergens: someOf(ALLERGENS, row.allergens),
  tags: someOf(INGREDIENT_TAGS, row.tags),
  pricePerKgFils: countIn(row.pricePerKgFils),
  packGrams: countIn(row.packGrams),
  perishable: oneOf(['yes', 'no'], row.perishable) === 'yes',
  aisle: oneOf(AISLES, row.aisle),
})

const toDish = (row: Row<(typeof DISH_COLUMNS)[number]>): CatalogueDish => {
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

const toRow = <C extends string>(columns: readonly C[], cells: string[]): Row<C> => {
  if (cells.length !== columns.length)
    throw new Error(`${cells.length} columns, not ${columns.length}`)
  return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Row<C>
}

/** Rows of a tab-separated text with a header; a bad row throws with its file and line. */
const parseTable = <C extends string, T extends { id: string }>(
  file: string,
  text: string,
  columns: readonly C[],
  toRecord: (row: Row<C>) => T,
): T[] => {
  const [header, ...lines] = text.trimEnd().split('\n')
  if (header !== columns.join('\t')) throw new Error(`${file}:1: unexpected header`)
  const seen = new Set<string>()
  return lines.map((line, index) => {
    try {
      const record = toRecord(toRow(columns, line.split('\t')))
      if (seen.has(record.id)) throw new Error(`id "${record.id}" appears twice`)
      seen.add(record.id)
      return record
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`${file}:${index + 2}: ${reason}`, { cause })
    }
  })
}

const textOf = (file: string): string => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')

export const parseIngredients = (text: string): Ingredient[] =>
  parseTable('ingredients.tsv', text, INGREDIENT_COLUMNS, toIngredient)

export const parseDishes = (text: string): CatalogueDish[] =>
  parseTable('dishes.tsv', text, DISH_COLUMNS, toDish)

export const readIngredients = (): Ingredient[] => parseIngredients(textOf('ingredients.tsv'))

export const readDishes = (): CatalogueDish[] => parseDishes(textOf('dishes.tsv'))

import type { CallInput } from '#shared/wire/endpoint.ts'
import type { Allergen, Cuisine, MealCategory, MealTime } from '#shared/food/food.ts'
import type { createDish } from '../../recipe-contract.ts'
import type { Recipe } from './queries.ts'

/** A line of the form; grams are NaN until something is typed. */
export interface LineValue {
  ingredientId: string
  name: string
  grams: number
}

/** `words` are the mentions that were answered. */
export interface AnswerValue {
  allergen: Allergen
  holds: boolean
  words: string[]
}

/** What the form shows; numbers are NaN while nothing is typed. */
export interface DishValues {
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  category: MealCategory | null
  cuisine: Cuisine | null
  mealTimes: MealTime[]
  minutes: number
  price: number
  lines: LineValue[]
  /** What the kitchen says about allergens that its names and texts mention. */
  answers: AnswerValue[]
}

/** In the order of the form: the error summary lists them so. */
export const FIELD_ORDER = [
  'nameEn',
  'nameAr',
  'descriptionEn',
  'descriptionAr',
  'category',
  'cuisine',
  'mealTimes',
  'minutes',
  'price',
  'lines',
] as const satisfies readonly (keyof DishValues)[]

export const EMPTY_DISH: DishValues = {
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  category: null,
  cuisine: null,
  mealTimes: ['lunch', 'dinner'],
  minutes: Number.NaN,
  price: Number.NaN,
  lines: [],
  answers: [],
}

export const valuesOf = ({
  id: _id,
  slug: _slug,
  isOwn: _isOwn,
  hasPhoto: _hasPhoto,
  version: _version,
  ...values
}: Recipe): DishValues => values

export type DishInput = CallInput<typeof createDish>

/** The API's shape; the schema has looked at it before. */
export const inputOf = (values: DishValues): DishInput =>
  ({
    ...values,
    lines: values.lines.map(({ ingredientId, grams }) => ({ ingredientId, grams })),
    answers: values.answers,
  }) as DishInput

/**
 * For a draft: a recipe's lines as they are in either language, since their names are not. The names
 * of the recipe come back with `withNames`.
 */
export const withoutNames = (values: DishValues): DishValues => ({
  ...values,
  lines: values.lines.map((line) => ({ ...line, name: '' })),
})

export function withNames(values: DishValues, named: DishValues): DishValues {
  const names = new Map(named.lines.map(({ ingredientId, name }) => [ingredientId, name]))
  return {
    ...values,
    lines: values.lines.map((line) => ({
      ...line,
      name: names.get(line.ingredientId) ?? line.name,
    })),
  }
}

import type { Amounts, EatenMeal, NutritionDay } from './queries.ts'

export type Source = EatenMeal['source']
export type Nutrient = keyof Amounts

/** What is eaten for sure first. */
export const SOURCES: readonly Source[] = ['delivered', 'cooked', 'accepted']
export const NUTRIENTS: readonly Nutrient[] = ['calories', 'protein', 'carbs', 'fat']

/** The sum of one source. */
export function amountsOf({ meals }: NutritionDay, source: Source): Amounts {
  const own = meals.filter((meal) => meal.source === source)
  const sumOf = (nutrient: Nutrient) => own.reduce((sum, meal) => sum + meal[nutrient], 0)
  return {
    calories: sumOf('calories'),
    protein: sumOf('protein'),
    carbs: sumOf('carbs'),
    fat: sumOf('fat'),
  }
}

interface Stretch {
  source: Source
  /** As shares of the whole length. */
  start: number
  share: number
}

/** The sources one after the other, for a whole length of so much. */
export function stretchesOf(day: NutritionDay, nutrient: Nutrient, full: number): Stretch[] {
  let start = 0
  return SOURCES.flatMap((source) => {
    const share = full > 0 ? amountsOf(day, source)[nutrient] / full : 0
    const stretch = { source, start, share }
    start += share
    return share > 0 ? [stretch] : []
  })
}

import { NUTRIENT_COUNT, SPECKS_PER_GRAM } from '../catalogue.ts'
import { PLAIN_PORTION } from '../weights.ts'
import { roundToScale } from './kitchen-scale.ts'
import type { Problem } from './problem.ts'

/** A dish for the whole table, weighed on a kitchen scale. */
export interface Serving {
  /** In the order of the dish's lines. */
  grams: readonly number[]
  ingredients: Int16Array
  specks: Float64Array
  /** Milli-units to a person, from the weighed grams. */
  nutrients: Float64Array
  /** The same as weighted shares of the day's targets. */
  shares: Float64Array
}

/** Servings of dishes in twentieths, each weighed once. */
export class Servings {
  private readonly problem: Problem
  private readonly known = new Map<number, Serving>()

  constructor(problem: Problem) {
    this.problem = problem
  }

  of(dish: number, twentieths: number): Serving {
    const key = dish * 64 + twentieths
    const known = this.known.get(key)
    if (known) return known
    const serving = this.weigh(dish, twentieths)
    this.known.set(key, serving)
    return serving
  }

  private weigh(dish: number, twentieths: number): Serving {
    const { catalogue, people, shareFactors } = this.problem
    const lines = catalogue.rows.dishes[dish]?.lines ?? []
    const start = catalogue.lineStart[dish] ?? 0
    const grams = lines.map((line) =>
      roundToScale((line.grams * twentieths * people) / PLAIN_PORTION),
    )
    const sums = new Float64Array(NUTRIENT_COUNT)
    grams.forEach((weighed, line) => {
      const at = (catalogue.lineIngredient[start + line] ?? 0) * NUTRIENT_COUNT
      for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1)
        sums[nutrient] =
          (sums[nutrient] ?? 0) + (catalogue.nutrientsPerGram[at + nutrient] ?? 0) * weighed
    })
    const at = dish * NUTRIENT_COUNT
    const nutrients =
      lines.length === 0
        ? catalogue.nutrients.slice(at, at + NUTRIENT_COUNT)
        : sums.map((sum) => Math.round(sum / people))
    return {
      grams,
      ingredients: catalogue.lineIngredient.subarray(start, start + lines.length),
      specks: Float64Array.from(grams, (weighed) => Math.round(weighed * SPECKS_PER_GRAM)),
      nutrients,
      shares: nutrients.map((amount, nutrient) => amount * (shareFactors[nutrient] ?? 0)),
    }
  }
}

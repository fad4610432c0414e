import type { Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { recipe as wire } from '../../recipe-contract.ts'
import { describeAmount } from '../../amounts.ts'
import { messages } from '../../messages.ts'
import { batchesOf } from '../../portions.ts'
import type { CookableDish, FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { scaleDish, type ScaledLine } from './scale-dish.ts'

export type Recipe = Output<{ output: typeof wire }>

interface Serving {
  portionTwentieths: number
  servings: number
}

export const pictureOf = (slug: string): string => `/plates/${slug}.svg`

const ROUND_KCAL = 10

/** Weighing and tables scatter by some percent: no one is promised a single calorie. */
export const roundKcal = (kcal: number): number => Math.round(kcal / ROUND_KCAL) * ROUND_KCAL

/** Null where all of it is cooked at once. */
const batchesText = (count: number, language: Language): string | null =>
  count > 1 ? textsIn(messages, language).recipe.batches(count) : null

/** What every batch after the first adds, as far as a step says how long it takes. */
const extraMinutes = (dish: CookableDish, serving: Serving): number =>
  dish.steps.reduce((minutes, { panServings, timerSeconds }) => {
    const further = batchesOf(panServings, serving) - 1
    return minutes + further * Math.ceil((timerSeconds ?? 0) / 60)
  }, 0)

const heaviestFirst = (lines: readonly ScaledLine[]): ScaledLine[] =>
  lines.toSorted((one, other) => other.grams - one.grams)

export const ingredientNames = (lines: readonly ScaledLine[], language: Language): string[] =>
  heaviestFirst(lines).map(({ ingredient }) => ingredient.name[language])

export function presentRecipe(
  catalogue: FoodCatalogue,
  dish: CookableDish,
  serving: Serving,
  language: Language,
): Omit<Recipe, 'isSaved' | 'warnings'> {
  const { lines, nutrients, totalFils } = scaleDish(catalogue, dish, serving)
  const extra = extraMinutes(dish, serving)
  const amountOf = ({ ingredient, grams }: ScaledLine) =>
    describeAmount(grams, ingredient, language)
  return {
    dishId: dish.id,
    slug: dish.slug,
    name: dish.name[language],
    description: dish.description[language],
    image: pictureOf(dish.slug),
    cuisineType: dish.cuisine,
    preparationTime: dish.minutes + extra,
    activeMinutes: dish.activeMinutes + extra,
    keepsDays: dish.keepsDays,
    servings: serving.servings,
    calories: roundKcal(nutrients.kcal),
    protein: Math.round(nutrients.proteinG),
    carbs: Math.round(nutrients.carbsG),
    fat: Math.round(nutrients.fatG),
    fibre: Math.round(nutrients.fibreG),
    sodium: nutrients.sodiumMg,
    allergens: [...dish.allergens],
    mayContain: [...dish.mayContain],
    diets: [...dish.diets],
    ingredients: heaviestFirst(lines).map((line) => ({
      ingredientId: line.ingredient.id,
      name: line.ingredient.name[language],
      grams: line.grams,
      amount: amountOf(line),
      price: toDirhams(line.priceFils),
      pricedOn: line.ingredient.pricedOn,
      needsHalalCertificate: line.ingredient.needsHalalCertificate,
    })),
    cookingSteps: dish.steps.map((step) => ({
      text: step.text[language],
      timerSeconds: step.timerSeconds,
      coreC: step.coreC,
      batches: batchesText(batchesOf(step.panServings, serving), language),
      uses: lines
        .filter(({ ingredient }) => step.ingredientIds.includes(ingredient.id))
        .map((line) => ({ name: line.ingredient.name[language], amount: amountOf(line) })),
    })),
    totalPrice: toDirhams(totalFils),
  }
}

import type { MealTime } from '#shared/food/food.ts'
import { PLAIN_PORTION, SMALLEST_PORTION } from '../../engine/weights.ts'
import { isDishNamed } from '../../wishes/reading/dish-names.ts'
import { membersOf } from '../../wishes/reading/food-groups.ts'
import { LIMITED, type Limited, type Wish } from '../../wishes/wish.ts'
import type { CookableDish, FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { scaleDish, type ScaledDish } from '../recipes/scale-dish.ts'

/** Of one serving. */
const LIGHT_KCAL = 600
const RICH_PROTEIN_G = 25
/** From here on a dish is spicy. */
const HOT = 2

/** A dish in one portion, for all servings. */
export interface Meal {
  dish: CookableDish
  kcal: number
  proteinG: number
  lowIn: readonly Limited[]
  fils: number
}

const KCAL_PER_G_SUGAR = 4
const KCAL_PER_G_FAT = 9
/** Of the energy: what the World Health Organization advises at most of free sugars; all count here. */
const SUGAR_SHARE = 0.05
/** Of the energy, by the same advice. */
const FAT_SHARE = 0.3
/** In 100 g of a meal, by the United States' rule for "low sodium" (21 CFR 101.61). */
const SODIUM_MG = 140

/** A dish's figures do not change with its portion, but for rounding. */
const isLowIn: Readonly<Record<Limited, (dish: ScaledDish, grams: number) => boolean>> = {
  sugar: ({ sugarG, nutrients }) => sugarG * KCAL_PER_G_SUGAR <= nutrients.kcal * SUGAR_SHARE,
  fat: ({ nutrients }) => nutrients.fatG * KCAL_PER_G_FAT <= nutrients.kcal * FAT_SHARE,
  salt: ({ nutrients }, grams) => nutrients.sodiumMg * 100 <= grams * SODIUM_MG,
}

/** One thing that was wished for. */
export interface Point {
  slot: keyof Wish
  values: readonly string[]
  /** A limit holds for every meal of the wish; anything else is served at least once. */
  isLimit: boolean
  isMet: (meal: Meal) => boolean
  /** What a dish gains by it when dishes are ranked. */
  worth: number
}

/** Above all that can be wished for together: a dish within the limits comes first. */
const LIMIT = 1000
const DISH = 40
const CUISINE = 15
const FOOD = 10
const LEANING = 4

export const mealOf = (
  catalogue: FoodCatalogue,
  dish: CookableDish,
  amount: { portionTwentieths: number; servings: number },
): Meal => {
  const scaled = scaleDish(catalogue, dish, amount)
  const { nutrients, totalFils, lines } = scaled
  const grams = lines.reduce((sum, line) => sum + line.grams, 0) / amount.servings
  return {
    dish,
    kcal: nutrients.kcal,
    proteinG: nutrients.proteinG,
    lowIn: LIMITED.filter((limited) => isLowIn[limited](scaled, grams)),
    fils: totalFils,
  }
}

export function pointsOf({ ingredients }: FoodCatalogue, wish: Wish): Point[] {
  const known = [...ingredients.values()]
  const wants = (
    slot: keyof Wish,
    worth: number,
    values: readonly string[],
    isMet: Point['isMet'],
  ): Point => ({ slot, values, worth, isMet, isLimit: false })
  return [
    ...wish.wantedDishes.map((name) =>
      wants('wantedDishes', DISH, [name], ({ dish }) => isDishNamed(dish, name)),
    ),
    ...wish.wantedIngredients.map((food) => {
      const members = new Set(membersOf(food, known, 'wanted'))
      return wants('wantedIngredients', FOOD, [food], ({ dish }) =>
        dish.lines.some(({ ingredientId }) => members.has(ingredientId)),
      )
    }),
    ...(wish.cuisines.length > 0
      ? [
          wants('cuisines', CUISINE, wish.cuisines, ({ dish }) =>
            wish.cuisines.includes(dish.cuisine),
          ),
        ]
      : []),
    ...(wish.maxHeat === 3
      ? [wants('maxHeat', CUISINE, ['3'], ({ dish }) => dish.heat >= HOT)]
      : []),
    ...wish.leanings.map((leaning) =>
      leaning === 'light'
        ? wants('leanings', LEANING, [leaning], ({ kcal }) => kcal <= LIGHT_KCAL)
        : wants('leanings', LEANING, [leaning], ({ proteinG }) => proteinG >= RICH_PROTEIN_G),
    ),
    ...limitsOf(wish),
  ]
}

const limit = (slot: keyof Wish, most: number | null, measure: (meal: Meal) => number): Point[] => {
  if (most === null) return []
  const isMet = (meal: Meal) => measure(meal) <= most
  return [{ slot, values: [String(most)], worth: LIMIT, isLimit: true, isMet }]
}

const limitsOf = ({ lowIn, maxMinutes, maxKcal, budgetFils, maxHeat }: Wish): Point[] => [
  ...lowIn.map((limited): Point => ({
    slot: 'lowIn',
    values: [limited],
    worth: LIMIT,
    isLimit: true,
    isMet: (meal) => meal.lowIn.includes(limited),
  })),
  ...limit('maxMinutes', maxMinutes, ({ dish }) => dish.minutes),
  ...limit('maxKcal', maxKcal, ({ kcal }) => kcal),
  ...limit('budgetFils', budgetFils, ({ fils }) => fils),
  ...limit('maxHeat', maxHeat, ({ dish }) => dish.heat),
]

/** The meals that the wish is for: the one it names, where the plan has it. */
export const mealTimesOf = (wish: Wish, planned: readonly MealTime[]): readonly MealTime[] =>
  wish.mealTime !== null && planned.includes(wish.mealTime) ? [wish.mealTime] : planned

const kept = new WeakMap<FoodCatalogue, readonly Meal[]>()

/** Each dish in the smallest portion for one, with the protein of a plain one. */
export function smallMeals(catalogue: FoodCatalogue): readonly Meal[] {
  const known = kept.get(catalogue)
  if (known) return known
  const meals = [...catalogue.dishes.values()].map((dish) => {
    const small = mealOf(catalogue, dish, { portionTwentieths: SMALLEST_PORTION, servings: 1 })
    const plain = mealOf(catalogue, dish, { portionTwentieths: PLAIN_PORTION, servings: 1 })
    return { ...small, proteinG: plain.proteinG }
  })
  kept.set(catalogue, meals)
  return meals
}

/** How near each dish can come to the wish, in a portion that suits it. */
export function rankDishes(
  catalogue: FoodCatalogue,
  points: readonly Point[],
  servings: number,
): (dish: CookableDish, isStillOpen: (point: Point) => boolean) => number {
  const met = new Map(
    smallMeals(catalogue).map((meal) => {
      const forAll = { ...meal, fils: meal.fils * servings }
      return [meal.dish, points.filter((point) => point.isMet(forAll))]
    }),
  )
  return (dish, isStillOpen) =>
    (met.get(dish) ?? []).reduce(
      (sum, point) => sum + point.worth * (isStillOpen(point) ? 2 : 1),
      0,
    )
}

/** The largest portion up to the engine's own with which the dish keeps to the limits. */
export function fitPortion(
  catalogue: FoodCatalogue,
  points: readonly Point[],
  dish: CookableDish,
  amount: { portionTwentieths: number; servings: number },
): number {
  const caps = points.filter(({ isLimit, slot }) => isLimit || slot === 'leanings')
  for (let twentieths = amount.portionTwentieths; twentieths > SMALLEST_PORTION; twentieths -= 1) {
    const meal = mealOf(catalogue, dish, { ...amount, portionTwentieths: twentieths })
    if (caps.every((point) => isLimitedByLess(point) || point.isMet(meal))) return twentieths
  }
  return Math.min(SMALLEST_PORTION, amount.portionTwentieths)
}

/** A smaller portion does not make a dish quicker, milder or richer. */
const isLimitedByLess = ({ slot, values }: Point): boolean =>
  slot === 'maxMinutes' || slot === 'maxHeat' || values.includes('high-protein')

/** What of the wish the meals on the table do not keep. */
export const unmetPoints = (points: readonly Point[], meals: readonly Meal[]): Point[] =>
  points.filter((point) => (point.isLimit ? !meals.every(point.isMet) : !meals.some(point.isMet)))

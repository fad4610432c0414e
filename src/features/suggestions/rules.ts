import type { MealTime } from '#shared/food/food.ts'

/**
 * What is let go where nothing meets all wishes, in this order; never an allergy or a diet. R-AI-1
 */
export const RELAXATIONS = ['window', 'cuisines', 'minutes', 'macros', 'budget'] as const
export type Relaxation = (typeof RELAXATIONS)[number]

export const SERVINGS_MAX = 10
export const SERVINGS_DEFAULT = 2
export const RATING_MAX = 5
export const HEAT_MAX = 3
export const PANTRY_MAX = 100
export const WEEK_DAYS_MAX = 7

/** No target below: what a grown-up needs without a doctor's advice. R-AI-4 */
export const KCAL_MIN = 1200
export const KCAL_MAX = 5000
export const MINUTES_MIN = 10
export const MINUTES_MAX = 120
/** AED a person and day. */
export const BUDGET_MIN = 10
export const BUDGET_MAX = 300

/** A refresh and an unlimited replacement cost nothing: so many an hour are a person's. R-AI-5 */
export const REFRESHES_AN_HOUR = 50

/** Of the meals of a day the larger ones first: where they do not go up evenly, lunch has one more. */
const LARGER_FIRST: readonly MealTime[] = ['lunch', 'dinner', 'breakfast']

/** How many suggestions of a day each meal has: ten over three meals are 3, 4 and 3. R-AI-3 */
export function shareOut(
  suggestionsPerDay: number,
  mealTimes: readonly MealTime[],
): Map<MealTime, number> {
  if (mealTimes.length === 0) return new Map()
  const each = Math.floor(suggestionsPerDay / mealTimes.length)
  const rest = suggestionsPerDay - each * mealTimes.length
  const luckier = new Set(
    LARGER_FIRST.filter((mealTime) => mealTimes.includes(mealTime)).slice(0, rest),
  )
  return new Map(mealTimes.map((mealTime) => [mealTime, each + (luckier.has(mealTime) ? 1 : 0)]))
}

const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9 } as const
/** Labels round: a sum of macros so far above the energy is a slip. */
const ENERGY_SLACK = 1.1

/** Whether the macros of a day can fit into its energy. */
export function fitsEnergy(targets: {
  kcal: number | null
  protein: number | null
  carbs: number | null
  fat: number | null
}): boolean {
  if (targets.kcal === null) return true
  const kcal =
    (targets.protein ?? 0) * KCAL_PER_G.protein +
    (targets.carbs ?? 0) * KCAL_PER_G.carbs +
    (targets.fat ?? 0) * KCAL_PER_G.fat
  return kcal <= targets.kcal * ENERGY_SLACK
}

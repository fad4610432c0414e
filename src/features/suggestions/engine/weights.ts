import type { MealTime } from '#shared/food/food.ts'

/**
 * What a plan is judged by, in points: the lower, the better. These are choices of the product.
 * The first five are the points for missing a target by its whole amount.
 */
export const WEIGHTS = {
  kcal: 200,
  protein: 100,
  carbs: 50,
  fat: 50,
  netCarbsOverLimit: 800,
  /** For spending exactly the budget. */
  cost: 15,
  /** On top, for spending the budget twice. */
  overBudget: 300,
  /** For a plan that no one at the table likes. */
  preference: 20,
  sameProteinInARow: 0.5,
  wishedLeftover: 0.8,
} as const

/** Share of a day's energy that each meal brings; targets and budgets of a day are divided by it. */
export const MEAL_SHARES_PERCENT: Readonly<Record<MealTime, number>> = {
  breakfast: 25,
  lunch: 39,
  dinner: 36,
}

/** Portions are counted in twentieths of a serving. */
export const SMALLEST_PORTION = 12
export const PLAIN_PORTION = 20
export const LARGEST_PORTION = 36

export const MOST_DAYS = 14
export const MOST_PEOPLE = 12
/** Below this a day's energy is a matter for a physician. */
export const LEAST_KCAL_A_DAY = 1200

/** A day's net carbohydrates at up to 2,000 kcal; above that the limit grows with the energy. */
export const NET_CARBS_A_DAY_G = { 'low-carb': 130, keto: 50 } as const
export const KCAL_OF_NET_CARBS_LIMIT = 2000
/** The search aims below the limit, so that weighing in whole grams can't pass it. */
export const NET_CARBS_AIM = 0.97
/** A dish is not for a diet when its smallest portion takes more of the day's limit. */
export const NET_CARBS_MOST_OF_A_DISH = 0.6

/** Days in which a dish does not come again, unless the household wishes otherwise. */
export const BREAKFAST_WINDOW_DAYS = 3
export const MAINS_WINDOW_DAYS = 7
/** The window is first narrowed to this; only when more time to cook does not help, to one day. */
export const NARROW_WINDOW_DAYS = 2
export const MINUTES_STEP = 15
export const MOST_MINUTES = 120

/** What a day costs a person when no budget is given: cheaper still counts as better. */
export const USUAL_FILS_A_DAY = 3000

/** How well a dish is liked, in thousandths, as long as nothing has been learned about it. */
export const LIKING = { plain: 350, likedCuisine: 900, cuisineNotAsked: 600 } as const

/** Moves of a search; more make a better plan and take longer. */
export const MOVES = 10_000
/** Short plans start again, because one descent of theirs freezes early. */
export const RESTARTS = [
  { upToDays: 1, starts: 8 },
  { upToDays: 2, starts: 4 },
  { upToDays: 4, starts: 2 },
] as const
/** In points, divided by the days of the plan. */
export const FIRST_TEMPERATURE = 3.5
export const COOLING_STEPS = 256
/** Ends at a twenty-fifth of the first temperature: the 256th root of 0.04. */
export const COOLING = 0.987_505

/** A plan is said to miss its targets beyond these. */
export const REPORTED_KCAL_ERROR = 0.05
export const REPORTED_MACRO_ERROR = 0.15

/** Weights are rounded to what a kitchen scale shows: from so many grams on, to so many. */
export const SCALE_STEPS = [
  { fromGrams: 50, stepGrams: 5 },
  { fromGrams: 10, stepGrams: 1 },
  { fromGrams: 3, stepGrams: 0.5 },
  { fromGrams: 0, stepGrams: 0.1 },
] as const

/** A single dish can't meet every target of its meal: of a plan's points it counts this much. */
export const SUGGESTION_TARGETS_PERCENT = 40
/** In points: what sets the suggestions of one day apart. */
export const SAME_CUISINE = 3.5
export const SAME_PROTEIN = 2.5
/** Every so many suggestions one is drawn from what might be liked. */
export const EXPLORE_EVERY = 5
export const MOST_REPLACEMENTS = 3

export const MOST_REASONS = 3
export const LEAST_REASONS = 2
/** Differences below these are not worth a sentence. */
export const LEAST_REPORTED = {
  proteinG: 4,
  fatG: 4,
  fils: 50,
  liking: 100,
  minutes: 5,
  ingredients: 2,
} as const
/** How much a difference matters, in points; money counts as in a plan. */
export const REASON_POINTS = {
  proteinGram: 0.25,
  fatGram: 0.1,
  likedCuisine: 2,
  likedCuisineAgainstOther: 5,
  liking: 10,
  fromPantry: 3,
  finishesPack: 3,
  minuteSaved: 0.1,
  ingredientSaved: 0.1,
  inTime: 0.5,
} as const

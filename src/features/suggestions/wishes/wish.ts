import type { Allergen, Cuisine, Diet, MealTime } from '#shared/food/food.ts'

export const LEANINGS = ['light', 'high-protein'] as const
export type Leaning = (typeof LEANINGS)[number]

/** What a dish can be low in, by its figures. */
export const LIMITED = ['sugar', 'salt', 'fat'] as const
export type Limited = (typeof LIMITED)[number]

/** What someone wants to eat this time. Nothing in it can take an allergy or a diet away. */
export interface Wish {
  /** Ingredient ids, or groups of them (`any-chicken`). */
  wantedIngredients: string[]
  unwantedIngredients: string[]
  /** Names of dishes (`biryani`), or slugs where only one dish is meant. */
  wantedDishes: string[]
  unwantedDishes: string[]
  /** Only ever added to those of the household. */
  addAllergens: Allergen[]
  /** Only ever added. */
  diets: Diet[]
  cuisines: Cuisine[]
  unwantedCuisines: Cuisine[]
  mealTime: MealTime | null
  maxMinutes: number | null
  /** Of one serving. */
  maxKcal: number | null
  leanings: Leaning[]
  lowIn: Limited[]
  /** Of the meal with all its servings. */
  budgetFils: number | null
  /** 0 none, 1 mild, 2 medium at most; 3 asks for a hot dish. */
  maxHeat: number | null
  servings: number | null
}

export interface WishReading {
  wish: Wish
  /** Allergies that sound meant: to be asked, one by one. */
  questions: Allergen[]
  /** The customer's own words that were not understood. */
  unclear: string[]
  /** An allergy was spoken of, and it is not known to what. */
  isAllergyUnclear: boolean
}

export const NO_WISH: Wish = {
  wantedIngredients: [],
  unwantedIngredients: [],
  wantedDishes: [],
  unwantedDishes: [],
  addAllergens: [],
  diets: [],
  cuisines: [],
  unwantedCuisines: [],
  mealTime: null,
  maxMinutes: null,
  maxKcal: null,
  leanings: [],
  lowIn: [],
  budgetFils: null,
  maxHeat: null,
  servings: null,
}

export const MEAL_KCAL_MIN = 100
export const MEAL_KCAL_MAX = 2500
/** Dirhams. */
export const MEAL_BUDGET_MIN = 5
export const MEAL_BUDGET_MAX = 1000

import type { Cuisine, DishLine, MealCategory, MealTime } from '#shared/food/food.ts'

/**
 * What can be done to ingredients. A draft is described in these acts, never in a model's own
 * words.
 */
export const STEP_ACTIONS = [
  'rinse',
  'chop',
  'slice',
  'grate',
  'mix',
  'blend',
  'soak',
  'marinate',
  'boil',
  'simmer',
  'steam',
  'fry',
  'roast',
  'grill',
  'stir-in',
  'rest',
  'serve',
] as const
export type StepAction = (typeof STEP_ACTIONS)[number]

export const FLAMES = ['low', 'medium', 'high'] as const
export type Flame = (typeof FLAMES)[number]

export interface DraftStep {
  act: StepAction
  /** Positions in the draft's lines. */
  uses: number[]
  /** Null where there is nothing to wait for. */
  minutes: number | null
  /** Of frying. */
  flame: Flame | null
  /** Of roasting. */
  ovenC: number | null
}

/** What a model may say of a recipe: choices from lists, and numbers. */
export interface Draft {
  cuisine: Cuisine
  category: MealCategory
  mealTime: MealTime
  /** Grams of one serving; the ones that name the dish come first. */
  lines: DishLine[]
  steps: DraftStep[]
}

/** Acts that bring raw food to eating. */
export const HEATING: readonly StepAction[] = ['boil', 'simmer', 'steam', 'fry', 'roast', 'grill']
/** Acts that take the time they are given. */
export const TIMED: readonly StepAction[] = [...HEATING, 'soak', 'marinate', 'rest']
/** Acts that someone stays with. */
export const ATTENDED: readonly StepAction[] = ['fry', 'grill']

export const DRAFTS_MAX = 20
export const DRAFT_LINES_MIN = 3
export const DRAFT_LINES_MAX = 20
export const DRAFT_STEPS_MIN = 3
export const DRAFT_STEPS_MAX = 12
export const DRAFT_MINUTES_MAX = 120
export const OVEN_MIN_C = 100
export const OVEN_MAX_C = 250

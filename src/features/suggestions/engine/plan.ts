import type { DishLine, MealTime, Nutrients } from '#shared/food/food.ts'
import type { NoPlanReason, Relaxation } from './task.ts'
import type { Violation } from './verifying/violation.ts'

/** What one person eats at a meal or on a day, computed from the grams that are weighed. */
export type Eaten = Pick<Nutrients, 'kcal' | 'proteinG' | 'carbsG' | 'fatG'> & { netCarbsG: number }

export interface PlannedMeal {
  day: number
  mealTime: MealTime
  dishId: string
  /** Of one person, 12 to 36. */
  portionTwentieths: number
  /** For the whole table, as a kitchen scale shows them, in the order of the dish's lines. */
  gramsByLine: readonly DishLine[]
  /** A lunch that is cooked with the dinner before. */
  isLeftover: boolean
  eaten: Eaten
}

/** As much of a meal as a plan that was kept elsewhere remembers. */
export type PlacedMeal = Pick<
  PlannedMeal,
  'day' | 'mealTime' | 'dishId' | 'portionTwentieths' | 'isLeftover'
>

export interface PlanTotals {
  /** With what someone else brings. */
  days: readonly Eaten[]
  /** To buy for the whole plan and table: perishables in whole packs, the pantry taken off. */
  basketFils: number
  /** Of that, what the packs of perishables hold beyond the need. */
  leftoverFils: number
  /** The score; the lower, the better. */
  points: number
}

export interface Plan {
  kind: 'plan'
  meals: readonly PlannedMeal[]
  /** Wishes given up, in the order of the ladder. */
  relaxed: readonly Relaxation[]
  totals: PlanTotals
  catalogueVersion: string
  /** What the independent check found before this plan passed; worth an alarm when not empty. */
  incidents: readonly Violation[]
}

export interface NoPlan {
  kind: 'none'
  reason: NoPlanReason
  incidents: readonly Violation[]
}

export type PlanOutcome = Plan | NoPlan

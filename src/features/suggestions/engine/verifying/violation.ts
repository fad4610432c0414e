import type { MealTime } from '#shared/food/food.ts'
import type { EngineDish, EngineIngredient } from '../catalogue.ts'
import type { PlannedMeal } from '../plan.ts'
import type { LockedMeal, Task } from '../task.ts'

/** The last three are wishes, which a plan may give up when it says so; the others are not. */
export const VIOLATION_KINDS = [
  'unknown',
  'allergen',
  'traces',
  'diet',
  'dislike',
  'banned',
  'equipment',
  'heat',
  'slot',
  'portion',
  'grams',
  'locked',
  'window',
  'minutes',
  'budget',
] as const
export type ViolationKind = (typeof VIOLATION_KINDS)[number]

export interface Violation {
  kind: ViolationKind
  day: number
  /** Missing where it is about a whole day or plan. */
  mealTime?: MealTime
  dishId?: string
  detail: string
}

/** What is checked, and the raw rows that it is checked against. */
export interface Known {
  task: Task
  dishes: ReadonlyMap<string, EngineDish>
  ingredients: ReadonlyMap<string, EngineIngredient>
  meals: readonly PlannedMeal[]
}

export const findLock = ({ task }: Known, { day, mealTime }: PlannedMeal): LockedMeal | undefined =>
  task.locked.find((lock) => lock.day === day && lock.mealTime === mealTime)

import { MINUTES_MAX, MINUTES_MIN, SERVINGS_MAX } from '../../rules.ts'
import { MEAL_BUDGET_MAX, MEAL_BUDGET_MIN, MEAL_KCAL_MAX, MEAL_KCAL_MIN } from '../wish.ts'

const RANGES = {
  minutes: [MINUTES_MIN, MINUTES_MAX],
  kcal: [MEAL_KCAL_MIN, MEAL_KCAL_MAX],
  dirhams: [MEAL_BUDGET_MIN, MEAL_BUDGET_MAX],
  people: [1, SERVINGS_MAX],
} as const

/** Beyond it a figure is reported as not understood. */
export const isInRange = (unit: keyof typeof RANGES, value: number): boolean => {
  const [least, most] = RANGES[unit]
  return value >= least && value <= most
}

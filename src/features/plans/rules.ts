import { addDays, type Day } from '#shared/dates.ts'
import { roundHalfUp } from '#shared/money.ts'

/** A billing cycle is 28 days. R-PLAN-1 */
export const CYCLE_DAYS = 28
export const CYCLE_WEEKS = 4

/** Meals a month are meals a day x days a week x 4 weeks. R-PLAN-2 */
export const mealsPerCycle = (plan: { mealsPerDay: number; daysPerWeek: number }): number =>
  plan.mealsPerDay * plan.daysPerWeek * CYCLE_WEEKS

export const PRICE_SUBJECTS = ['plan', 'multiplier', 'add-on', 'diet'] as const
export type PriceSubject = (typeof PRICE_SUBJECTS)[number]

/** How far ahead a price can be set. */
export const PRICE_AHEAD_DAYS = 365

/** What was charged stays as it was: a price begins today at the earliest. R-PLAN-3 */
export const canBeginOn = (validFrom: Day, today: Day): boolean =>
  validFrom >= today && validFrom <= lastBeginning(today)
export const lastBeginning = (today: Day): Day => addDays(today, PRICE_AHEAD_DAYS)

/** On the wire a multiplier reads 1.2 and money is dirhams; both are kept as whole numbers. */
export const toAmount = (subject: PriceSubject, value: number): number =>
  roundHalfUp(value * (subject === 'multiplier' ? 10_000 : 100))
export const fromAmount = (subject: PriceSubject, amount: number): number =>
  amount / (subject === 'multiplier' ? 10_000 : 100)

const MULTIPLIER_MIN = 0.5
const MULTIPLIER_MAX = 5
const DIRHAMS_MAX = 10_000

/** A diet and an add-on may cost nothing, a plan may not. R-PLAN-4 */
export function isPriceInReach(subject: PriceSubject, value: number): boolean {
  if (subject === 'multiplier') return value >= MULTIPLIER_MIN && value <= MULTIPLIER_MAX
  return value <= DIRHAMS_MAX && value >= (subject === 'plan' ? 1 : 0)
}

import { extrasFils, openSlots, type PaidDay, type PickedLine } from '#features/meals/rules.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { ModelDay } from './ledger-model.ts'

/** One lunch and one dinner a day. */
const PLAN = {
  paid: 2,
  perDay: 2,
  mealTimes: ['lunch', 'dinner'],
} as const satisfies PaidDay

export type ModelLine = PickedLine & { priceFils: number }

export interface Choice {
  mealTime: MealTime
  quantity: number
  priceFils: number
}

/** Some portions more, of which those that the plan doesn't pay for at their meal time are extras. */
export function choose(day: ModelDay, choice: Choice): void {
  day.lines.push({ ...choice, paidAtAnyTime: 0 })
}

/** The kitchen brings what is open, and what is past the plan is charged. */
export function lockMeals(day: ModelDay): void {
  for (const mealTime of openSlots(day.lines, PLAN)) {
    choose(day, { mealTime, quantity: 1, priceFils: 3_000 })
  }
  const fils = extrasFils(day.lines, PLAN)
  if (fils > 0) day.chargesFils.push(fils)
}

/** Of a day that is locked every meal time comes, and what is past it was charged once. */
export function errorsOfMeals(days: readonly ModelDay[]): unknown[] {
  return days.filter((day) => {
    const isOpen = day.status === 'planned' || day.status === 'skipped'
    const expected = isOpen ? 0 : pastPlanFils(day)
    const charges = expected > 0 ? [expected] : []
    const comes = PLAN.mealTimes.every((time) => portionsAt(day, time).length > 0)
    return String(day.chargesFils) !== String(charges) || (!isOpen && !comes)
  })
}

/** Counted apart from the rule: all portions of a meal time but the first. */
const pastPlanFils = (day: ModelDay): number =>
  PLAN.mealTimes
    .flatMap((time) => portionsAt(day, time).slice(1))
    .reduce((sum, { priceFils }) => sum + priceFils, 0)

const portionsAt = ({ lines }: ModelDay, time: MealTime): ModelLine[] =>
  lines
    .filter(({ mealTime }) => mealTime === time)
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))

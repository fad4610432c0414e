import { MEAL_TIMES, type DishLine } from '#shared/food/food.ts'
import { CARBS, FAT, KCAL, NET_CARBS, PROTEIN, type Catalogue } from '../catalogue.ts'
import type { Eaten, Plan, PlannedMeal } from '../plan.ts'
import { COST_PER_FIL, LUNCH, MEALS_A_DAY, MICRO } from '../search/problem.ts'
import type { Serving } from '../search/servings.ts'
import type { WeighedPlan } from '../search/weighed-plan.ts'
import type { Relaxation } from '../task.ts'
import { REPORTED_KCAL_ERROR, REPORTED_MACRO_ERROR } from '../weights.ts'

export const toEaten = (nutrients: Float64Array): Eaten => ({
  kcal: (nutrients[KCAL] ?? 0) / 1000,
  proteinG: (nutrients[PROTEIN] ?? 0) / 1000,
  carbsG: (nutrients[CARBS] ?? 0) / 1000,
  fatG: (nutrients[FAT] ?? 0) / 1000,
  netCarbsG: (nutrients[NET_CARBS] ?? 0) / 1000,
})

const sumUp = (meals: readonly PlannedMeal[]): Eaten => {
  const total = { kcal: 0, proteinG: 0, carbsG: 0, fatG: 0, netCarbsG: 0 }
  for (const { eaten } of meals) {
    total.kcal += eaten.kcal
    total.proteinG += eaten.proteinG
    total.carbsG += eaten.carbsG
    total.fatG += eaten.fatG
    total.netCarbsG += eaten.netCarbsG
  }
  return total
}

/** The weighed grams of a dish with the ids of its lines. */
export const toLines = ({ rows }: Catalogue, dish: number, { grams }: Serving): DishLine[] =>
  (rows.dishes[dish]?.lines ?? []).map(({ ingredientId }, line) => ({
    ingredientId,
    grams: grams[line] ?? 0,
  }))

const toMeal = (plan: WeighedPlan, slot: number): PlannedMeal => {
  const { catalogue } = plan.problem
  const dish = plan.dish[slot] ?? 0
  const serving = plan.serving(slot)
  const day = Math.floor(slot / MEALS_A_DAY)
  const meal = slot % MEALS_A_DAY
  return {
    day,
    mealTime: MEAL_TIMES[meal] ?? 'lunch',
    dishId: catalogue.rows.dishes[dish]?.id ?? '',
    portionTwentieths: plan.twentieths[slot] ?? 0,
    gramsByLine: toLines(catalogue, dish, serving),
    isLeftover: meal === LUNCH && plan.isLeftover[day] === 1,
    eaten: toEaten(serving.nutrients),
  }
}

const MACROS = ['proteinG', 'carbsG', 'fatG'] as const

/** Reports targets that are missed by much, and a budget that is overdrawn. */
const reportMisses = (plan: WeighedPlan, days: readonly Eaten[]): Relaxation[] => {
  const { task, budget } = plan.problem
  const reported: Relaxation[] = []
  const share = plan.problem.plannedShare
  if (task.targets) {
    const { targets } = task
    const off = (eaten: number, target: number) => Math.abs(eaten / (target * share) - 1)
    const kcalError = Math.max(...days.map(({ kcal }) => off(kcal, targets.kcal)))
    const macroError = Math.max(
      0,
      ...MACROS.map((macro) => {
        const target = targets[macro]
        if (target === undefined) return 0
        return days.reduce((sum, eaten) => sum + off(eaten[macro], target), 0) / days.length
      }),
    )
    if (kcalError > REPORTED_KCAL_ERROR || macroError > REPORTED_MACRO_ERROR)
      reported.push({
        kind: 'macros',
        kcalErrorPercent: Math.round(kcalError * 100),
        macroErrorPercent: Math.round(macroError * 100),
      })
  }
  if (task.budgetFilsPerDay !== undefined && plan.basket.cost > budget)
    reported.push({
      kind: 'budget',
      fromFils: Math.round(budget / COST_PER_FIL),
      toFils: Math.ceil(plan.basket.cost / COST_PER_FIL),
    })
  return reported
}

/** The plan as it is handed out, with what it cost and what was given up. */
export const toPlan = (plan: WeighedPlan, relaxed: readonly Relaxation[]): Plan => {
  const { problem, basket } = plan
  const slots = Array.from({ length: problem.days }, (_, day) =>
    problem.meals.map((meal) => day * MEALS_A_DAY + meal),
  )
  const days = slots.map((ofDay) => sumUp(ofDay.map((slot) => toMeal(plan, slot))))
  const meals = slots
    .flat()
    .filter((slot) => problem.isServed[slot] === 0)
    .map((slot) => toMeal(plan, slot))
  return {
    kind: 'plan',
    meals,
    relaxed: [...relaxed, ...reportMisses(plan, days)],
    totals: {
      days,
      basketFils: Math.round(basket.cost / COST_PER_FIL),
      leftoverFils: Math.round(basket.leftoverCost() / COST_PER_FIL),
      points: plan.score() / MICRO,
    },
    catalogueVersion: problem.catalogue.version,
    incidents: [],
  }
}

import { MEAL_TIMES, type MealTime } from '#shared/food/food.ts'
import type { EngineIngredient } from '../catalogue.ts'
import type { PlannedMeal } from '../plan.ts'
import {
  BREAKFAST_WINDOW_DAYS,
  KCAL_OF_NET_CARBS_LIMIT,
  MAINS_WINDOW_DAYS,
  MEAL_SHARES_PERCENT,
  NET_CARBS_A_DAY_G,
} from '../weights.ts'
import { findLock, type Known, type Violation } from './violation.ts'

const netCarbsG = ({ ingredients }: Known, { gramsByLine }: PlannedMeal): number =>
  gramsByLine.reduce((sum, { ingredientId, grams }) => {
    const facts = ingredients.get(ingredientId)?.nutrientsPer100g
    return sum + (Math.max(0, (facts?.carbsG ?? 0) - (facts?.fibreG ?? 0)) * grams) / 100
  }, 0)

export const checkNetCarbs = (known: Known): Violation[] => {
  const { task, meals } = known
  const limits = task.diets.flatMap((diet) =>
    diet === 'keto' || diet === 'low-carb' ? NET_CARBS_A_DAY_G[diet] : [],
  )
  if (limits.length === 0) return []
  const planned = MEAL_TIMES.filter((time) => task.mealTimes.includes(time))
  const share = planned.reduce((sum, time) => sum + MEAL_SHARES_PERCENT[time], 0) / 100
  const growth = Math.max(1, (task.targets?.kcal ?? 0) / KCAL_OF_NET_CARBS_LIMIT)
  return Array.from({ length: task.days }, (_, day) => {
    const eaten = meals
      .filter((meal) => meal.day === day)
      .reduce((sum, meal) => sum + netCarbsG(known, meal) / task.portions, 0)
    const limit = Math.min(...limits) * (share - servedShare(known, day)) * growth
    return {
      kind: 'diet' as const,
      day,
      over: eaten - limit,
      detail: `${eaten.toFixed(1)} g of net carbs`,
    }
  }).filter(({ over }) => over > 1e-6)
}

/** Of a day's budget and limits, what the meals that someone else brings take. */
const servedShare = ({ task }: Known, day: number): number =>
  (task.served ?? [])
    .filter((meal) => meal.day === day)
    .reduce((sum, { mealTime }) => sum + MEAL_SHARES_PERCENT[mealTime], 0) / 100

const isServed = ({ task }: Known, day: number, mealTime: MealTime): boolean =>
  (task.served ?? []).some((meal) => meal.day === day && meal.mealTime === mealTime)

export const checkSlotsFilled = (known: Known): Violation[] => {
  const { task, meals } = known
  const found: Violation[] = []
  for (let day = 0; day < task.days; day += 1) {
    for (const mealTime of MEAL_TIMES) {
      const isCooked = task.mealTimes.includes(mealTime) && !isServed(known, day, mealTime)
      const expected = isCooked ? 1 : 0
      const count = meals.filter((meal) => meal.day === day && meal.mealTime === mealTime).length
      if (count !== expected) found.push({ kind: 'slot', day, mealTime, detail: `${count} meals` })
    }
  }
  const strays = meals.filter(({ day }) => !(day >= 0 && day < task.days))
  return [...found, ...strays.map(({ day }) => ({ kind: 'slot' as const, day, detail: 'no day' }))]
}

export const checkWindows = (known: Known): Violation[] => {
  const { task, meals } = known
  const windows = task.noRepeatDays ?? {
    breakfast: BREAKFAST_WINDOW_DAYS,
    mains: MAINS_WINDOW_DAYS,
  }
  const found: Violation[] = []
  const cooked = meals.filter(({ isLeftover }) => !isLeftover)
  cooked.forEach((meal, index) => {
    const { day, mealTime, dishId } = meal
    const add = (detail: string) => found.push({ kind: 'window', day, mealTime, dishId, detail })
    const own = mealTime === 'breakfast' ? windows.breakfast : windows.mains
    const isLocked = findLock(known, meal) !== undefined
    const eaten = task.recent.find((one) => one.dishId === dishId && day + one.daysAgo < own)
    if (eaten && !isLocked) add(`eaten ${eaten.daysAgo} days before`)
    for (const other of cooked.slice(index + 1)) {
      if (other.dishId !== dishId || (isLocked && findLock(known, other))) continue
      const areBreakfasts = mealTime === 'breakfast' && other.mealTime === 'breakfast'
      const window = areBreakfasts ? windows.breakfast : windows.mains
      if (Math.abs(other.day - day) < window) add(`again on day ${other.day}`)
    }
  })
  return found
}

/** Fils to spend, from the rows: perishables in whole packs, the pantry taken off. */
export const basketFilsOf = (
  ingredients: ReadonlyMap<string, EngineIngredient>,
  pantry: ReadonlyMap<string, number>,
  meals: readonly Pick<PlannedMeal, 'gramsByLine'>[],
): number => {
  const grams = new Map<string, number>()
  for (const { ingredientId, grams: more } of meals.flatMap(({ gramsByLine }) => gramsByLine))
    grams.set(ingredientId, (grams.get(ingredientId) ?? 0) + more)
  let fils = 0
  for (const [id, needed] of grams) {
    const part = ingredients.get(id)
    const missing = Math.round((needed - (pantry.get(id) ?? 0)) * 1e5) / 1e5
    if (!part || missing <= 0) continue
    const bought = (missing * 100) / part.ediblePct
    const packs = Math.ceil(bought / part.packGrams - 1e-9) * part.packGrams
    fils += ((part.perishable ? packs : bought) * part.pricePerKgFils) / 1000
  }
  return fils
}

export const checkBudget = (known: Known): Violation[] => {
  const { task, ingredients, meals } = known
  if (task.budgetFilsPerDay === undefined) return []
  const planned = MEAL_TIMES.filter((time) => task.mealTimes.includes(time))
  const share = planned.reduce((sum, time) => sum + MEAL_SHARES_PERCENT[time], 0) / 100
  let cookedDays = 0
  for (let day = 0; day < task.days; day += 1) cookedDays += share - servedShare(known, day)
  const budget = task.budgetFilsPerDay * cookedDays * task.portions
  const fils = basketFilsOf(ingredients, task.pantry, meals)
  return fils > budget * 1.001 + 1
    ? [{ kind: 'budget', day: 0, detail: `${Math.ceil(fils)} of ${Math.floor(budget)} fils` }]
    : []
}

import { MEAL_TIMES } from '#shared/food/food.ts'
import type { Choice, Limits } from '../answers/candidates.ts'
import {
  CARBS,
  FAT,
  KCAL,
  NET_CARBS,
  NUTRIENT_COUNT,
  PROTEIN,
  SPECKS_PER_GRAM,
  STEPS_PER_SERVING,
  STEPS_PER_TWENTIETH,
  type Catalogue,
} from '../catalogue.ts'
import { netCarbsLimitMg, shareOfDay } from '../basics/day-share.ts'
import { PROTEIN_CLASSES } from '../basics/protein-class.ts'
import { plannedTimes, type Task } from '../task.ts'
import {
  LARGEST_PORTION,
  LIKING,
  NET_CARBS_AIM,
  PLAIN_PORTION,
  SMALLEST_PORTION,
  USUAL_FILS_A_DAY,
  WEIGHTS,
} from '../weights.ts'

/** Scores are whole millionths of a point. */
export const MICRO = 1_000_000
/** A fil in the unit of costs: specks times fils per kilogram. */
export const COST_PER_FIL = SPECKS_PER_GRAM * 1000
export const MEALS_A_DAY = MEAL_TIMES.length
export const [BREAKFAST, LUNCH, DINNER] = [0, 1, 2] as const
const NEVER = 1_000_000

/** A task against a catalogue, in the numbers of the search. Slot = day x 3 + meal. */
export interface Problem {
  catalogue: Catalogue
  task: Task
  days: number
  people: number
  /** The planned ones of BREAKFAST, LUNCH, DINNER. */
  meals: readonly number[]
  /** Of a day, 0 to 1. */
  plannedShare: number
  slotCount: number
  limits: Limits
  /** Dish indexes for each meal, the promising ones first. */
  candidates: readonly Int16Array[]
  isCandidate: readonly Uint8Array[]
  /**
   * What a step of portion brings of each target, times the target's weight: a day is right when
   * each sum equals its weight. NUTRIENT_COUNT to a dish.
   */
  shares: Float64Array
  /** The same for a milli-unit of each nutrient. */
  shareFactors: Float64Array
  weights: Float64Array
  hasTargets: boolean
  dayFactor: number
  /** Thousandths. */
  liking: Int32Array
  likingFactor: number
  protein: Uint8Array
  pantrySpecks: Float64Array
  /** In cost units, for the whole plan and table. */
  budget: number
  costFactor: number
  overFactor: number
  leftoversWished: number
  /** Days since a dish was eaten last, before the plan. */
  lastEaten: Int32Array
  /** Dish to a slot, -1 where the engine chooses. */
  locked: Int16Array
  /** To a slot: 1 where someone else brings the meal. */
  isServed: Uint8Array
  leastPortion: Int32Array
  mostPortion: Int32Array
}

const WEIGHT_ORDER = [
  WEIGHTS.kcal,
  WEIGHTS.protein,
  WEIGHTS.carbs,
  WEIGHTS.fat,
  WEIGHTS.netCarbsOverLimit,
] as const

/** Milli-units that a person's planned meals of a day should bring; 0 without a target. */
const dayTargets = ({ targets, mealTimes }: Task): number[] => {
  const share = shareOfDay(mealTimes) * 1000
  const goals = [0, 0, 0, 0]
  goals[KCAL] = (targets?.kcal ?? 0) * share
  goals[PROTEIN] = (targets?.proteinG ?? 0) * share
  goals[CARBS] = (targets?.carbsG ?? 0) * share
  goals[FAT] = (targets?.fatG ?? 0) * share
  return goals
}

const layShares = ({ nutrients }: Catalogue, task: Task) => {
  const goals = dayTargets(task)
  const limit = netCarbsLimitMg(task) * NET_CARBS_AIM
  goals[NET_CARBS] = limit < Infinity ? limit : 0
  const weights = Float64Array.from(goals, (goal, nutrient) =>
    goal > 0 ? (WEIGHT_ORDER[nutrient] ?? 0) / 100 : 0,
  )
  const shareFactors = Float64Array.from(goals, (goal, nutrient) =>
    goal > 0 ? (weights[nutrient] ?? 0) / goal : 0,
  )
  const shares = nutrients.map(
    (amount, position) =>
      (amount * (shareFactors[position % NUTRIENT_COUNT] ?? 0)) / STEPS_PER_SERVING,
  )
  return { shares, shareFactors, weights, hasTargets: goals.some((goal) => goal > 0) }
}

const layLiking = ({ rows }: Catalogue, { taste, cuisines }: Task): Int32Array =>
  Int32Array.from(rows.dishes, ({ id, cuisine }) => {
    const learned = taste?.get(id)
    if (learned !== undefined) return Math.max(0, Math.min(1000, Math.round(learned)))
    if (cuisines.length === 0) return LIKING.cuisineNotAsked
    return cuisines.includes(cuisine) ? LIKING.likedCuisine : LIKING.plain
  })

/** Without a target of energy everyone has a serving as the dish is written. */
const portionRange = ({ targets }: Task) => ({
  least: (targets ? SMALLEST_PORTION : PLAIN_PORTION) * STEPS_PER_TWENTIETH,
  most: (targets ? LARGEST_PORTION : PLAIN_PORTION) * STEPS_PER_TWENTIETH,
})

const layLocked = (catalogue: Catalogue, task: Task) => {
  const slotCount = task.days * MEALS_A_DAY
  const { least, most } = portionRange(task)
  const dishes = new Int16Array(slotCount).fill(-1)
  const leastPortion = new Int32Array(slotCount).fill(least)
  const mostPortion = new Int32Array(slotCount).fill(most)
  for (const { day, mealTime, dishId, portionTwentieths } of task.locked) {
    const slot = day * MEALS_A_DAY + MEAL_TIMES.indexOf(mealTime)
    dishes[slot] = catalogue.dishIndex.get(dishId) ?? -1
    if (portionTwentieths === undefined) continue
    leastPortion[slot] = portionTwentieths * STEPS_PER_TWENTIETH
    mostPortion[slot] = portionTwentieths * STEPS_PER_TWENTIETH
  }
  const isServed = new Uint8Array(slotCount)
  for (const { day, mealTime } of task.served ?? [])
    isServed[day * MEALS_A_DAY + MEAL_TIMES.indexOf(mealTime)] = 1
  return { locked: dishes, isServed, leastPortion, mostPortion, slotCount }
}

const layMoney = (task: Task, planned: number) => {
  const { budgetFilsPerDay, days, portions } = task
  const cookedShare =
    shareOfDay(plannedTimes(task)) * days -
    shareOfDay((task.served ?? []).map(({ mealTime }) => mealTime))
  const fils = (budgetFilsPerDay ?? USUAL_FILS_A_DAY) * cookedShare * portions
  const budget = Math.max(1, Math.round(fils)) * COST_PER_FIL
  return {
    budget,
    costFactor: (WEIGHTS.cost * MICRO) / budget,
    overFactor: budgetFilsPerDay === undefined ? 0 : (WEIGHTS.overBudget * MICRO) / budget,
    likingFactor: (WEIGHTS.preference * MICRO) / (1000 * planned),
  }
}

const layLastEaten = ({ rows, dishIndex }: Catalogue, { recent }: Task): Int32Array => {
  const lastEaten = new Int32Array(rows.dishes.length).fill(NEVER)
  for (const { dishId, daysAgo } of recent) {
    const dish = dishIndex.get(dishId)
    if (dish !== undefined) lastEaten[dish] = Math.min(daysAgo, lastEaten[dish] ?? NEVER)
  }
  return lastEaten
}

/** Liked and cheap dishes come first, because the search draws the first ones more often. */
const rankCandidates = (
  catalogue: Catalogue,
  { byMeal }: Choice,
  liking: Int32Array,
  costWeight: number,
): Int16Array[] => {
  const worth = Float64Array.from(
    catalogue.rows.dishes,
    (_, dish) =>
      (WEIGHTS.preference * (liking[dish] ?? 0)) / 1000 -
      costWeight * (catalogue.servingCost[dish] ?? 0),
  )
  return byMeal.map((dishes) =>
    Int16Array.from(
      dishes.toSorted((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other),
    ),
  )
}

export const stateProblem = (catalogue: Catalogue, task: Task, choice: Choice): Problem => {
  const meals = plannedTimes(task).map((time) => MEAL_TIMES.indexOf(time))
  const planned = task.days * meals.length
  const liking = layLiking(catalogue, task)
  const money = layMoney(task, planned)
  const costWeight = (1.1 * WEIGHTS.cost * planned * task.portions) / money.budget
  const pantrySpecks = new Float64Array(catalogue.rows.ingredients.length)
  for (const [id, grams] of task.pantry) {
    const ingredient = catalogue.ingredientIndex.get(id)
    if (ingredient !== undefined) pantrySpecks[ingredient] = Math.round(grams * SPECKS_PER_GRAM)
  }
  return {
    catalogue,
    task,
    days: task.days,
    people: task.portions,
    meals,
    plannedShare: shareOfDay(plannedTimes(task)),
    limits: choice.limits,
    candidates: rankCandidates(catalogue, choice, liking, costWeight),
    isCandidate: choice.byMeal.map((dishes) => {
      const marks = new Uint8Array(catalogue.rows.dishes.length)
      for (const dish of dishes) marks[dish] = 1
      return marks
    }),
    ...layShares(catalogue, task),
    dayFactor: (100 * MICRO) / task.days,
    liking,
    protein: Uint8Array.from(catalogue.proteinClass, (kind) => PROTEIN_CLASSES.indexOf(kind)),
    pantrySpecks,
    ...money,
    leftoversWished: task.leftoversWished,
    lastEaten: layLastEaten(catalogue, task),
    ...layLocked(catalogue, task),
  }
}

import { ALLERGENS, CUISINES, DIETS, EQUIPMENT, MEAL_TIMES } from '#shared/food/food.ts'
import type { MealTime } from '#shared/food/food.ts'
import { isByNumber, maskOf, NET_CARBS, NUTRIENT_COUNT, type Catalogue } from '../catalogue.ts'
import { netCarbsLimitMg } from '../basics/day-share.ts'
import {
  noRepeatDaysOf,
  plannedTimes,
  type NoPlanReason,
  type Relaxation,
  type Task,
} from '../task.ts'
import {
  MINUTES_STEP,
  MOST_MINUTES,
  NARROW_WINDOW_DAYS,
  NET_CARBS_MOST_OF_A_DISH,
  PLAIN_PORTION,
  SMALLEST_PORTION,
} from '../weights.ts'

/** The wishes that decide what may stand where, after giving up as much as was needed. */
export interface Limits {
  minutes: number
  breakfastWindowDays: number
  mainsWindowDays: number
}

export interface Choice {
  limits: Limits
  /** Dish indexes in ascending order, for breakfast, lunch and dinner. */
  byMeal: readonly (readonly number[])[]
  relaxed: Relaxation[]
}

/** One for each dish that nothing speaks against, of what is never relaxed. */
export const findSafeDishes = (catalogue: Catalogue, task: Task): Uint8Array => {
  const allergens = maskOf(ALLERGENS, task.allergens)
  const traces = maskOf(ALLERGENS, task.traces)
  const diets = maskOf(
    DIETS,
    task.diets.filter((diet) => !isByNumber(diet)),
  )
  const lacking = task.equipment ? ~maskOf(EQUIPMENT, task.equipment) : 0
  const disliked = new Set(task.dislikes.map((id) => catalogue.ingredientIndex.get(id) ?? -1))
  const banned = new Set(task.banned)
  const mostNetCarbs = netCarbsLimitMg(task) * NET_CARBS_MOST_OF_A_DISH
  const hasDisliked = (dish: number): boolean => {
    if (disliked.size === 0) return false
    const from = catalogue.lineStart[dish] ?? 0
    const to = catalogue.lineStart[dish + 1] ?? 0
    return catalogue.lineIngredient.subarray(from, to).some((one) => disliked.has(one))
  }
  return Uint8Array.from(catalogue.rows.dishes, ({ id }, dish) => {
    const leastNetCarbs =
      ((catalogue.nutrients[dish * NUTRIENT_COUNT + NET_CARBS] ?? 0) * SMALLEST_PORTION) /
      PLAIN_PORTION
    const isSafe =
      ((catalogue.allergens[dish] ?? 0) & allergens) === 0 &&
      ((catalogue.traces[dish] ?? 0) & traces) === 0 &&
      ((catalogue.diets[dish] ?? 0) & diets) === diets &&
      ((catalogue.equipment[dish] ?? 0) & lacking) === 0 &&
      (catalogue.heat[dish] ?? 0) <= (task.maxHeat ?? 3) &&
      leastNetCarbs <= mostNetCarbs &&
      !banned.has(id) &&
      !hasDisliked(dish)
    return isSafe ? 1 : 0
  })
}

const listByMeal = (catalogue: Catalogue, task: Task, safe: Uint8Array, minutes: number) =>
  MEAL_TIMES.map((time, bit) => {
    const dishes: number[] = []
    if (!task.mealTimes.includes(time)) return dishes
    safe.forEach((isSafe, dish) => {
      const isFor = ((catalogue.mealTimes[dish] ?? 0) >> bit) & 1
      if (isSafe && isFor && (catalogue.minutes[dish] ?? 0) <= minutes) dishes.push(dish)
    })
    return dishes
  })

type Shortage = 'breakfast' | 'mains' | undefined

/** Which meals can't be filled without a repeat inside the window, by counting. */
const findShortage = (
  task: Task,
  byMeal: readonly (readonly number[])[],
  { breakfastWindowDays, mainsWindowDays }: Limits,
  recentCount: number,
): Shortage => {
  const times = plannedTimes(task)
  const [breakfasts = [], ...mainLists] = byMeal
  const hasBreakfast = times.includes('breakfast')
  const mainTimes = times.filter((time) => time !== 'breakfast')
  const breakfastsNeeded = Math.min(breakfastWindowDays, task.days)
  const mainsNeeded = Math.min(mainsWindowDays, task.days)
  if (hasBreakfast && breakfasts.length < breakfastsNeeded) return 'breakfast'
  if (mainTimes.length === 0) return undefined
  const distinct = new Set<number>()
  for (const time of mainTimes) {
    const dishes = mainLists[time === 'lunch' ? 0 : 1] ?? []
    if (dishes.length < mainsNeeded) return 'mains'
    for (const dish of dishes) distinct.add(dish)
  }
  if (distinct.size < mainsNeeded * mainTimes.length + recentCount) return 'mains'
  if (!hasBreakfast) return undefined
  for (const dish of breakfasts) distinct.add(dish)
  return distinct.size < mainsNeeded * mainTimes.length + breakfastsNeeded ? 'mains' : undefined
}

/** The next step down the ladder: a narrower window, more minutes, then hardly a window at all. */
const giveUpOne = (limits: Limits, shortage: Shortage): Limits | undefined => {
  const { minutes, breakfastWindowDays, mainsWindowDays } = limits
  if (shortage === 'mains' && mainsWindowDays > NARROW_WINDOW_DAYS)
    return { ...limits, mainsWindowDays: mainsWindowDays - 1 }
  if (shortage === 'breakfast' && breakfastWindowDays > NARROW_WINDOW_DAYS)
    return { ...limits, breakfastWindowDays: breakfastWindowDays - 1 }
  if (minutes < MOST_MINUTES)
    return { ...limits, minutes: Math.min(MOST_MINUTES, minutes + MINUTES_STEP) }
  if (minutes < Infinity) return { ...limits, minutes: Infinity }
  if (shortage === 'mains' && mainsWindowDays > 1)
    return { ...limits, mainsWindowDays: mainsWindowDays - 1 }
  if (breakfastWindowDays > 1) return { ...limits, breakfastWindowDays: breakfastWindowDays - 1 }
  return mainsWindowDays > 1 ? { ...limits, mainsWindowDays: mainsWindowDays - 1 } : undefined
}

/** What was given up to come from the wished limits to these, in the ladder's order. */
const reportRelaxed = (
  catalogue: Catalogue,
  task: Task,
  { limits, byMeal }: Omit<Choice, 'relaxed'>,
): Relaxation[] => {
  const wished = noRepeatDaysOf(task)
  const relaxed: Relaxation[] = []
  const windows = [
    { mealTime: 'breakfast', from: wished.breakfast, to: limits.breakfastWindowDays },
    { mealTime: 'mains', from: wished.mains, to: limits.mainsWindowDays },
  ] as const
  for (const { mealTime, from, to } of windows) {
    if (to < from) relaxed.push({ kind: 'window', mealTime, fromDays: from, toDays: to })
  }
  const liked = maskOf(CUISINES, task.cuisines)
  MEAL_TIMES.forEach((mealTime, meal) => {
    if (liked === 0 || !task.mealTimes.includes(mealTime)) return
    const cuisines = (byMeal[meal] ?? []).map((dish) => catalogue.rows.dishes[dish]?.cuisine)
    if (!cuisines.some((cuisine) => cuisine && task.cuisines.includes(cuisine)))
      relaxed.push({ kind: 'cuisines', mealTime })
  })
  if (task.maxMinutes !== undefined && limits.minutes > task.maxMinutes) {
    const cooked = byMeal.flat().map((dish) => catalogue.minutes[dish] ?? 0)
    const to = Math.min(limits.minutes, Math.max(...cooked))
    if (to > task.maxMinutes) relaxed.push({ kind: 'minutes', from: task.maxMinutes, to })
  }
  return relaxed
}

const wishedLimits = (task: Task): Limits => ({
  minutes: task.maxMinutes ?? Infinity,
  breakfastWindowDays: noRepeatDaysOf(task).breakfast,
  mainsWindowDays: noRepeatDaysOf(task).mains,
})

/** Recently eaten mains that the window still keeps off the first days. */
const countRecent = (task: Task, { mainsWindowDays }: Limits): number => {
  const counted = task.recent.filter(({ daysAgo }) => daysAgo < mainsWindowDays)
  return new Set(counted.map(({ dishId }) => dishId)).size
}

/**
 * The dishes to choose from; wishes are given up one by one until they suffice. `stepsDown` gives up
 * so many more, for a search that found no way where counting saw one.
 */
export const choose = (
  catalogue: Catalogue,
  task: Task,
  safe: Uint8Array,
  stepsDown = 0,
): Choice | NoPlanReason => {
  let limits = wishedLimits(task)
  let byMeal = listByMeal(catalogue, task, safe, limits.minutes)
  let extra = stepsDown
  for (;;) {
    const shortage = findShortage(task, byMeal, limits, countRecent(task, limits))
    if (!shortage && extra === 0) break
    if (!shortage) extra -= 1
    const next = giveUpOne(limits, shortage ?? 'mains')
    if (!next) {
      const isEmpty = plannedTimes(task).some(
        (time) => byMeal[MEAL_TIMES.indexOf(time)]?.length === 0,
      )
      return isEmpty ? 'no_safe_dish' : 'too_few_dishes'
    }
    if (next.minutes > limits.minutes) byMeal = listByMeal(catalogue, task, safe, next.minutes)
    limits = next
  }
  return { limits, byMeal, relaxed: reportRelaxed(catalogue, task, { limits, byMeal }) }
}

/** For single suggestions: dishes for one meal time, in more minutes when there are too few. */
export const chooseFor = (
  catalogue: Catalogue,
  task: Task,
  mealTime: MealTime,
  least: number,
): Choice => {
  const alone = { ...task, mealTimes: [mealTime] }
  const safe = findSafeDishes(catalogue, alone)
  const meal = MEAL_TIMES.indexOf(mealTime)
  const limits = wishedLimits(task)
  let byMeal = listByMeal(catalogue, alone, safe, limits.minutes)
  while ((byMeal[meal] ?? []).length < least && limits.minutes < Infinity) {
    limits.minutes = limits.minutes < MOST_MINUTES ? limits.minutes + MINUTES_STEP : Infinity
    byMeal = listByMeal(catalogue, alone, safe, limits.minutes)
  }
  return { limits, byMeal, relaxed: reportRelaxed(catalogue, alone, { limits, byMeal }) }
}

import { CUISINES, MEAL_TIMES, type DishLine, type MealTime } from '#shared/food/food.ts'
import { chooseFor } from './candidates.ts'
import {
  KCAL,
  NET_CARBS,
  NUTRIENT_COUNT,
  STEPS_PER_TWENTIETH,
  type Catalogue,
} from '../catalogue.ts'
import { toEaten, toLines } from './hand-out.ts'
import type { Eaten } from '../plan.ts'
import { reasonsFor, type Option, type Reason } from './reasons.ts'
import { costPoints, dayPoints, likingPoints } from '../search/points.ts'
import { COST_PER_FIL, MICRO, stateProblem, type Problem } from '../search/problem.ts'
import { Servings, type Serving } from '../search/servings.ts'
import { checkTask, noRepeatDaysOf, type Relaxation, type Task } from '../task.ts'
import { verify } from '../verifier.ts'
import {
  EXPLORE_EVERY,
  LARGEST_PORTION,
  PLAIN_PORTION,
  SAME_CUISINE,
  SAME_PROTEIN,
  SMALLEST_PORTION,
  SUGGESTION_TARGETS_PERCENT,
} from '../weights.ts'

/** A dish for one meal time, on its own: portioned for its share of the day. */
export interface Suggestion {
  mealTime: MealTime
  dishId: string
  portionTwentieths: number
  /** For the whole table, in the order of the dish's lines. */
  gramsByLine: readonly DishLine[]
  eaten: Eaten
  /** By weight, for the whole table, the pantry taken off. */
  fils: number
  reasons: Reason[]
}

export interface Suggestions {
  /** The best first; fewer than asked for when no more are safe and unseen. */
  suggestions: Suggestion[]
  relaxed: readonly Relaxation[]
}

interface Scored extends Option {
  twentieths: number
  /** In micro-points; the lower, the better. */
  score: number
}

/** The portion nearest the meal's energy that stays within its carbohydrates. */
const portionOf = ({ shares, weights }: Problem, dish: number): number | undefined => {
  const at = dish * NUTRIENT_COUNT
  const kcal = (shares[at + KCAL] ?? 0) * STEPS_PER_TWENTIETH
  const netCarbs = (shares[at + NET_CARBS] ?? 0) * STEPS_PER_TWENTIETH
  const wished = kcal > 0 ? Math.round((weights[KCAL] ?? 0) / kcal) : PLAIN_PORTION
  const most = netCarbs > 0 ? Math.floor((weights[NET_CARBS] ?? 0) / netCarbs) : LARGEST_PORTION
  if (most < SMALLEST_PORTION) return undefined
  return Math.min(Math.max(SMALLEST_PORTION, wished), most, LARGEST_PORTION)
}

const costByWeight = ({ catalogue, pantrySpecks }: Problem, serving: Serving): number => {
  let cost = 0
  serving.ingredients.forEach((ingredient, line) => {
    const missing = Math.max(0, (serving.specks[line] ?? 0) - (pantrySpecks[ingredient] ?? 0))
    cost += missing * (catalogue.filsPerKg[ingredient] ?? 0)
  })
  return cost
}

const score = (problem: Problem, servings: Servings, dish: number): Scored | undefined => {
  const twentieths = portionOf(problem, dish)
  if (twentieths === undefined) return undefined
  const serving = servings.of(dish, twentieths)
  const [kcal = 0, protein = 0, carbs = 0, fat = 0, netCarbs = 0] = serving.shares
  const cost = costByWeight(problem, serving)
  const missed = dayPoints(problem, kcal, protein, carbs, fat, netCarbs)
  return {
    dish,
    twentieths,
    serving,
    cost,
    eaten: toEaten(serving.nutrients),
    score:
      Math.floor((missed * SUGGESTION_TARGETS_PERCENT) / 100) +
      costPoints(problem, cost) +
      likingPoints(problem, problem.liking[dish] ?? 0),
  }
}

/** What a dish loses for being like one that is suggested already. */
const likeness = ({ catalogue }: Problem, dish: number, other: number): number => {
  const cuisineOf = (one: number) =>
    CUISINES.indexOf(catalogue.rows.dishes[one]?.cuisine ?? 'fusion')
  const sameCuisine = cuisineOf(dish) === cuisineOf(other) ? SAME_CUISINE : 0
  const isSameProtein = catalogue.proteinClass[dish] === catalogue.proteinClass[other]
  return MICRO * (sameCuisine + (isSameProtein ? SAME_PROTEIN : 0))
}

const exploringScore = (
  { catalogue, task, liking, likingFactor }: Problem,
  one: Scored,
): number => {
  const drawn = task.exploring?.get(catalogue.rows.dishes[one.dish]?.id ?? '')
  if (drawn === undefined) return one.score
  return one.score + Math.floor(likingFactor * ((liking[one.dish] ?? 0) - drawn))
}

/** Picks one after the other: good, and unlike those picked before. */
const pickDiverse = (problem: Problem, scored: readonly Scored[], count: number): Scored[] => {
  const picked: Scored[] = []
  const rest = new Set(scored)
  const penalties = new Map(scored.map((one) => [one, 0]))
  while (picked.length < count && rest.size > 0) {
    // Where no taste is known, every dish is a question.
    const isExploring = !problem.task.taste || picked.length % EXPLORE_EVERY === EXPLORE_EVERY - 1
    let best: Scored | undefined
    let least = Infinity
    for (const one of rest) {
      const own = isExploring ? exploringScore(problem, one) : one.score
      const total = own + (penalties.get(one) ?? 0)
      if (total >= least) continue
      least = total
      best = one
    }
    if (!best) break
    picked.push(best)
    rest.delete(best)
    for (const one of rest) {
      const penalty = likeness(problem, one.dish, best.dish)
      penalties.set(one, Math.max(penalties.get(one) ?? 0, penalty))
    }
  }
  return picked
}

const toSuggestion = (
  problem: Problem,
  mealTime: MealTime,
  one: Scored,
  other: Scored | undefined,
): Suggestion => {
  const { catalogue, task, plannedShare } = problem
  return {
    mealTime,
    dishId: catalogue.rows.dishes[one.dish]?.id ?? '',
    portionTwentieths: one.twentieths,
    gramsByLine: toLines(catalogue, one.dish, one.serving),
    eaten: one.eaten,
    fils: Math.round(one.cost / COST_PER_FIL),
    reasons: reasonsFor(problem, one, other, {
      targetKcal: (task.targets?.kcal ?? 0) * plannedShare,
    }),
  }
}

const isVerified = (catalogue: Catalogue, task: Task, suggestion: Suggestion): boolean => {
  const meal = { ...suggestion, day: 0, isLeftover: false }
  const wishes = new Set(['window', 'minutes', 'budget'])
  return verify(catalogue.rows, task, [meal]).every(({ kind }) => wishes.has(kind))
}

/** Dishes that were not eaten lately; those eaten lately only when others are too few. */
const listUnseen = (
  { lastEaten, task, candidates }: Problem,
  mealTime: MealTime,
  count: number,
) => {
  const unseen = Array.from(candidates[MEAL_TIMES.indexOf(mealTime)] ?? [])
  const windows = noRepeatDaysOf(task)
  const fromDays = mealTime === 'breakfast' ? windows.breakfast : windows.mains
  const daysSince = (dish: number) => lastEaten[dish] ?? Infinity
  const fresh = unseen.filter((dish) => daysSince(dish) >= fromDays)
  if (fresh.length >= count || fresh.length === unseen.length) return { dishes: fresh, relaxed: [] }
  const longestAgo = unseen.toSorted(
    (one, other) => daysSince(other) - daysSince(one) || one - other,
  )
  const taken = longestAgo.slice(0, count)
  const relaxed: Relaxation = {
    kind: 'window',
    mealTime: mealTime === 'breakfast' ? 'breakfast' : 'mains',
    fromDays,
    toDays: Math.min(...taken.map(daysSince)),
  }
  return { dishes: taken, relaxed: [relaxed] }
}

/**
 * Single dishes for a meal time of the task's first day, unlike one another, each portioned for its
 * share of the day's targets and passed by the independent check; none of `seen` (dish ids). The
 * task's days, meal times and locked meals do not matter. Throws an EngineError as `planMeals`.
 */
export const suggestMeals = (
  catalogue: Catalogue,
  task: Task,
  mealTime: MealTime,
  count: number,
  seen: ReadonlySet<string>,
): Suggestions => {
  const alone: Task = {
    ...task,
    days: 1,
    mealTimes: [mealTime],
    locked: [],
    banned: [...task.banned, ...seen],
  }
  checkTask(alone)
  const choice = chooseFor(catalogue, alone, mealTime, count)
  const problem = stateProblem(catalogue, alone, choice)
  const { dishes, relaxed } = listUnseen(problem, mealTime, count)
  const servings = new Servings(problem)
  const scored = dishes
    .flatMap((dish) => score(problem, servings, dish) ?? [])
    .toSorted((one, other) => one.score - other.score || one.dish - other.dish)
  const picked = pickDiverse(problem, scored, count)
  const [next] = scored.filter((one) => !picked.includes(one))
  return {
    suggestions: picked
      .map((one) => toSuggestion(problem, mealTime, one, next))
      .filter((suggestion) => isVerified(catalogue, alone, suggestion)),
    relaxed: [...choice.relaxed, ...relaxed],
  }
}

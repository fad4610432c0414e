import { choose, findSafeDishes } from '../../src/features/suggestions/engine/answers/candidates.ts'
import {
  NET_CARBS,
  NUTRIENT_COUNT,
  STEPS_PER_TWENTIETH,
} from '../../src/features/suggestions/engine/catalogue.ts'
import type { Catalogue, Plan, Task } from '../../src/features/suggestions/engine/engine.ts'
import { toPlan } from '../../src/features/suggestions/engine/answers/hand-out.ts'
import { Random } from '../../src/features/suggestions/engine/basics/random.ts'
import { Draft } from '../../src/features/suggestions/engine/search/draft.ts'
import { fillGreedily } from '../../src/features/suggestions/engine/search/greedy.ts'
import { PortionFitter } from '../../src/features/suggestions/engine/search/portions.ts'
import {
  MEALS_A_DAY,
  stateProblem,
  type Problem,
} from '../../src/features/suggestions/engine/search/problem.ts'
import { Servings } from '../../src/features/suggestions/engine/search/servings.ts'
import { WeighedPlan } from '../../src/features/suggestions/engine/search/weighed-plan.ts'
import { PLAIN_PORTION } from '../../src/features/suggestions/engine/weights.ts'

const MOST_DRAWS = 60
/** For a diet that counts a day's carbohydrates. */
const MOST_DAYS_DRAWN = 400

const fillSlot = (draft: Draft, random: Random, day: number, meal: number): boolean => {
  const dishes = draft.problem.candidates[meal] ?? []
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const dish = dishes[random.below(dishes.length)] ?? -1
    if (dish < 0 || !draft.isFree(dish, day, meal)) continue
    draft.dish[day * MEALS_A_DAY + meal] = dish
    return true
  }
  return false
}

const clearDay = ({ dish, problem }: Draft, day: number): void => {
  for (const meal of problem.meals) dish[day * MEALS_A_DAY + meal] = -1
}

const isWithinCarbs = ({ dish, portion, problem }: Draft, day: number): boolean => {
  const { shares, weights, meals } = problem
  const limit = weights[NET_CARBS] ?? 0
  const sum = meals.reduce((carbs, meal) => {
    const slot = day * MEALS_A_DAY + meal
    const share = shares[(dish[slot] ?? 0) * NUTRIENT_COUNT + NET_CARBS] ?? 0
    return carbs + share * (portion[slot] ?? 0)
  }, 0)
  return limit === 0 || sum <= limit
}

const fillDay = (draft: Draft, random: Random, day: number): boolean => {
  for (let draw = 0; draw < MOST_DAYS_DRAWN; draw += 1) {
    clearDay(draft, day)
    for (const meal of draft.problem.meals) {
      if (!fillSlot(draft, random, day, meal)) return false
      draft.portion[day * MEALS_A_DAY + meal] = PLAIN_PORTION * STEPS_PER_TWENTIETH
    }
    if (isWithinCarbs(draft, day)) return true
  }
  return false
}

const fill = (problem: Problem, random: Random, isScaled: boolean): Draft | undefined => {
  const draft = new Draft(problem)
  const fitter = new PortionFitter(problem)
  for (let day = 0; day < problem.days; day += 1) {
    if (!fillDay(draft, random, day)) return undefined
    if (isScaled) fitter.fit(draft, day)
    draft.weigh(day)
    draft.keep(day, day)
  }
  return draft
}

/**
 * What a planner without a search would answer: dishes that pass the filter, drawn by lot. Fewer
 * than asked for where the lot ran into a corner.
 */
export const plansAtRandom = (
  catalogue: Catalogue,
  task: Task,
  count: number,
  isScaled = true,
): Plan[] => {
  const choice = choose(catalogue, task, findSafeDishes(catalogue, task))
  if (typeof choice === 'string') return []
  const problem = stateProblem(catalogue, task, choice)
  const servings = new Servings(problem)
  const random = new Random(task.seed)
  return Array.from({ length: count }, () => fill(problem, random, isScaled)).flatMap((draft) =>
    draft ? toPlan(new WeighedPlan(draft, servings), choice.relaxed) : [],
  )
}

/** Slot by slot what looks best there, with portions to fit: the start of the search. */
export const planGreedily = (catalogue: Catalogue, task: Task): Plan | undefined => {
  const choice = choose(catalogue, task, findSafeDishes(catalogue, task))
  if (typeof choice === 'string') return undefined
  const problem = stateProblem(catalogue, task, choice)
  const draft = fillGreedily(problem)
  return draft && toPlan(new WeighedPlan(draft, new Servings(problem)), choice.relaxed)
}

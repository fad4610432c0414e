import { MEAL_TIMES, type MealTime } from '#shared/food/food.ts'
import { choose, findSafeDishes } from './candidates.ts'
import { STEPS_PER_TWENTIETH, type Catalogue } from '../catalogue.ts'
import { EngineError } from '../errors.ts'
import { toEaten, toPlan } from './hand-out.ts'
import { findIncidents } from './plan-meals.ts'
import type { PlacedMeal, Plan, PlannedMeal } from '../plan.ts'
import { reasonsFor, type Option, type Reason } from './reasons.ts'
import { Draft } from '../search/draft.ts'
import { PortionFitter } from '../search/portions.ts'
import { DINNER, LUNCH, MEALS_A_DAY, stateProblem, type Problem } from '../search/problem.ts'
import { withServed } from '../search/served.ts'
import { Servings } from '../search/servings.ts'
import { WeighedPlan } from '../search/weighed-plan.ts'
import { checkTask, type NoPlanReason, type Relaxation, type Task } from '../task.ts'
import { MEAL_SHARES_PERCENT, MOST_REPLACEMENTS } from '../weights.ts'

/** A plan, or what was kept of one. */
export interface PlacedMeals {
  meals: readonly PlacedMeal[]
}

export interface Replacement {
  meal: PlannedMeal
  /** The whole plan with it: only the day's portions differ, and a lunch that is its rest. */
  plan: Plan
  reasons: Reason[]
}

interface Opened {
  problem: Problem
  draft: Draft
  servings: Servings
  relaxed: readonly Relaxation[]
}

const slotOf = (day: number, mealTime: MealTime): number =>
  day * MEALS_A_DAY + MEAL_TIMES.indexOf(mealTime)

/** A handed-out plan as the search had it. */
const open = (asked: Catalogue, wanted: Task, plan: PlacedMeals): Opened | NoPlanReason => {
  const { catalogue, task } = withServed(asked, wanted)
  const choice = choose(catalogue, task, findSafeDishes(catalogue, task))
  if (typeof choice === 'string') return choice
  const problem = stateProblem(catalogue, task, choice)
  const draft = new Draft(problem)
  const records = {
    dish: draft.dish.slice(),
    portion: draft.portion.slice(),
    isLeftover: draft.isLeftover.slice(),
  }
  for (const { day, mealTime, dishId, portionTwentieths, isLeftover } of plan.meals) {
    const dish = catalogue.dishIndex.get(dishId)
    if (dish === undefined) throw new EngineError('unknown_dish', dishId)
    records.dish[slotOf(day, mealTime)] = dish
    records.portion[slotOf(day, mealTime)] = portionTwentieths * STEPS_PER_TWENTIETH
    if (isLeftover) records.isLeftover[day] = 1
  }
  problem.isServed.forEach((isServed, slot) => {
    if (isServed === 0) return
    records.dish[slot] = problem.locked[slot] ?? -1
    records.portion[slot] = problem.mostPortion[slot] ?? 0
  })
  draft.copyFrom(records)
  return { problem, draft, servings: new Servings(problem), relaxed: choice.relaxed }
}

interface Candidate {
  dish: number
  score: number
}

/** Writes a dish into a slot of the draft and weighs what changes; answers the last day touched. */
const place = (draft: Draft, fitter: PortionFitter, slot: number, dish: number): number => {
  const day = Math.floor(slot / MEALS_A_DAY)
  const meal = slot % MEALS_A_DAY
  const isEatenTwice = meal === DINNER && draft.feedsTomorrow(day)
  draft.dish[slot] = dish
  if (meal === LUNCH) draft.isLeftover[day] = 0
  fitter.fit(draft, day)
  draft.weigh(day)
  if (!isEatenTwice) return day
  draft.dish[slot - DINNER + MEALS_A_DAY + LUNCH] = dish
  fitter.fit(draft, day + 1)
  draft.weigh(day + 1)
  return day + 1
}

/** All dishes that may stand in a slot instead, the best first. */
const rank = (
  { problem, draft }: Opened,
  slot: number,
  excluded: ReadonlySet<string>,
): Candidate[] => {
  const { rows, keepsDays } = problem.catalogue
  const day = Math.floor(slot / MEALS_A_DAY)
  const meal = slot % MEALS_A_DAY
  const present = draft.dish[slot] ?? -1
  const mustKeep = meal === DINNER && draft.feedsTomorrow(day)
  const fitter = new PortionFitter(problem)
  const found: Candidate[] = []
  for (const dish of problem.candidates[meal] ?? []) {
    if (dish === present || excluded.has(rows.dishes[dish]?.id ?? '')) continue
    if (!draft.isFree(dish, day, meal) || (mustKeep && keepsDays[dish] === 0)) continue
    const last = place(draft, fitter, slot, dish)
    found.push({ dish, score: draft.score() })
    draft.undo(day, last)
  }
  return found.toSorted((one, other) => one.score - other.score || one.dish - other.dish)
}

const weighWith = ({ draft, problem, servings }: Opened, slot: number, dish: number) => {
  const day = Math.floor(slot / MEALS_A_DAY)
  const last = place(draft, new PortionFitter(problem), slot, dish)
  const plan = new WeighedPlan(draft, servings)
  for (let touched = day; touched <= last; touched += 1) plan.repairDay(touched)
  draft.undo(day, last)
  return plan
}

const optionOf = (plan: WeighedPlan, slot: number): Option => {
  const serving = plan.serving(slot)
  return {
    dish: plan.dish[slot] ?? 0,
    eaten: toEaten(serving.nutrients),
    cost: plan.basket.cost,
    serving,
  }
}

const explain = (chosen: WeighedPlan, other: WeighedPlan | undefined, slot: number): Reason[] => {
  const { problem, basket } = chosen
  const time = MEAL_TIMES[slot % MEALS_A_DAY] ?? 'lunch'
  const targetKcal = ((problem.task.targets?.kcal ?? 0) * MEAL_SHARES_PERCENT[time]) / 100
  return reasonsFor(problem, optionOf(chosen, slot), other && optionOf(other, slot), {
    need: basket.need,
    targetKcal,
  })
}

const checkSlot = (task: Task, day: number, mealTime: MealTime) => {
  checkTask(task)
  const isServed = task.served?.some((meal) => meal.day === day && meal.mealTime === mealTime)
  if (!(day >= 0 && day < task.days) || !task.mealTimes.includes(mealTime) || isServed)
    throw new EngineError('slot_not_planned', `day ${day}, ${mealTime}`)
}

/**
 * What could stand in one slot instead, the best first, at most MOST_REPLACEMENTS; empty when nothing
 * fits. Every answer keeps the other meals' dishes, the task's limits and passed the independent
 * check. A lock on the slot itself is lifted. Throws an EngineError on a slot or dish that is unknown.
 */
export const replaceMeal = (
  catalogue: Catalogue,
  task: Task,
  plan: PlacedMeals,
  day: number,
  mealTime: MealTime,
  excluded: ReadonlySet<string>,
): Replacement[] => {
  checkSlot(task, day, mealTime)
  const locked = task.locked.filter((lock) => lock.day !== day || lock.mealTime !== mealTime)
  const unlocked = { ...task, locked }
  const opened = open(catalogue, unlocked, plan)
  if (typeof opened === 'string') return []
  const slot = slotOf(day, mealTime)
  const weighed = rank(opened, slot, excluded)
    .slice(0, MOST_REPLACEMENTS + 1)
    .map(({ dish }) => weighWith(opened, slot, dish))
    .toSorted((one, other) => one.score() - other.score())
  return weighed.slice(0, MOST_REPLACEMENTS).flatMap((option, index) => {
    const replaced = toPlan(option, opened.relaxed)
    const meal = replaced.meals.find((one) => one.day === day && one.mealTime === mealTime)
    if (!meal || findIncidents(catalogue, unlocked, replaced).length > 0) return []
    return { meal, plan: replaced, reasons: explain(option, weighed[index + 1], slot) }
  })
}

/** Why a planned meal and not the best other dish in its place. Throws as `replaceMeal`. */
export const explainMeal = (
  catalogue: Catalogue,
  task: Task,
  plan: PlacedMeals,
  day: number,
  mealTime: MealTime,
): Reason[] => {
  checkSlot(task, day, mealTime)
  const opened = open(catalogue, task, plan)
  if (typeof opened === 'string') return []
  const slot = slotOf(day, mealTime)
  const [best] = rank(opened, slot, new Set())
  const present = new WeighedPlan(opened.draft, opened.servings)
  return explain(present, best && weighWith(opened, slot, best.dish), slot)
}

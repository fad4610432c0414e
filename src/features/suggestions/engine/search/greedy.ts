import { MEAL_TIMES } from '#shared/food/food.ts'
import { NUTRIENT_COUNT, STEPS_PER_SERVING } from '../catalogue.ts'
import { MEAL_SHARES_PERCENT } from '../weights.ts'
import { Draft } from './draft.ts'
import { likingPoints, missOf } from './points.ts'
import { PortionFitter } from './portions.ts'
import { MEALS_A_DAY, type Problem } from './problem.ts'

/** Off schedule with the budget, in points for all of it. */
const AHEAD_OF_BUDGET = 60_000_000

const shareOf = (meal: number): number => {
  const time = MEAL_TIMES[meal]
  return time ? MEAL_SHARES_PERCENT[time] : 0
}

/** The portion at which the day's energy is on schedule after this meal. */
const portionFor = (problem: Problem, dish: number, slot: number, kcalWanted: number): number => {
  const least = problem.leastPortion[slot] ?? 0
  const most = problem.mostPortion[slot] ?? 0
  const share = problem.shares[dish * NUTRIENT_COUNT] ?? 0
  const steps = share > 0 ? Math.floor(kcalWanted / share) : STEPS_PER_SERVING
  return steps < least ? least : steps > most ? most : steps
}

/** Fills a plan slot by slot with the dish that looks best there. */
class Filler {
  private readonly problem: Problem
  private readonly draft: Draft
  private readonly eaten = new Float64Array(NUTRIENT_COUNT)
  private readonly wanted = new Float64Array(NUTRIENT_COUNT)

  constructor(draft: Draft) {
    this.draft = draft
    this.problem = draft.problem
  }

  placeLocked(): void {
    const { problem, draft } = this
    draft.dish.set(problem.locked)
    problem.locked.forEach((dish, slot) => {
      if (dish < 0) return
      const share = shareOf(slot % MEALS_A_DAY) / this.plannedShare()
      draft.portion[slot] = portionFor(problem, dish, slot, (problem.weights[0] ?? 0) * share)
    })
    for (let day = 0; day < problem.days; day += 1) {
      draft.weigh(day)
      draft.keep(day, day)
    }
  }

  /** False when no dish is free for one of the day's slots. */
  fillDay(day: number): boolean {
    const { problem, draft } = this
    this.eaten.fill(0)
    let share = 0
    for (const meal of problem.meals) {
      share += shareOf(meal) / this.plannedShare()
      const slot = day * MEALS_A_DAY + meal
      if ((draft.dish[slot] ?? -1) < 0 && !this.fillSlot(day, meal, share)) return false
      const at = (draft.dish[slot] ?? 0) * NUTRIENT_COUNT
      for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1)
        this.eaten[nutrient] =
          (this.eaten[nutrient] ?? 0) +
          (problem.shares[at + nutrient] ?? 0) * (draft.portion[slot] ?? 0)
    }
    return true
  }

  private plannedShare(): number {
    return this.problem.meals.reduce((sum, meal) => sum + shareOf(meal), 0)
  }

  private fillSlot(day: number, meal: number, share: number): boolean {
    const { problem, draft, wanted, eaten } = this
    const slot = day * MEALS_A_DAY + meal
    for (let nutrient = 0; nutrient < NUTRIENT_COUNT; nutrient += 1)
      wanted[nutrient] = (problem.weights[nutrient] ?? 0) * share
    const kcalWanted = (wanted[0] ?? 0) - (eaten[0] ?? 0)
    let chosen = -1
    let chosenPortion = 0
    let best = Infinity
    for (const dish of problem.candidates[meal] ?? []) {
      if (!draft.isFree(dish, day, meal)) continue
      const portion = portionFor(problem, dish, slot, kcalWanted)
      const points = this.pointsOf(dish, portion) + this.costOf(dish, portion, day, share)
      if (points < best) {
        best = points
        chosen = dish
        chosenPortion = portion
      }
    }
    if (chosen < 0) return false
    draft.dish[slot] = chosen
    draft.portion[slot] = chosenPortion
    draft.weigh(day)
    draft.keep(day, day)
    return true
  }

  private pointsOf(dish: number, portion: number): number {
    const { problem, eaten, wanted } = this
    const { shares } = problem
    const at = dish * NUTRIENT_COUNT
    const miss = missOf(
      wanted,
      (eaten[0] ?? 0) + (shares[at] ?? 0) * portion,
      (eaten[1] ?? 0) + (shares[at + 1] ?? 0) * portion,
      (eaten[2] ?? 0) + (shares[at + 2] ?? 0) * portion,
      (eaten[3] ?? 0) + (shares[at + 3] ?? 0) * portion,
      (eaten[4] ?? 0) + (shares[at + 4] ?? 0) * portion,
    )
    return Math.floor(problem.dayFactor * miss) + likingPoints(problem, problem.liking[dish] ?? 0)
  }

  private costOf(dish: number, portion: number, day: number, share: number): number {
    const { problem, draft } = this
    const cost = draft.costWith(dish, portion)
    const planned = (problem.budget * (day + share)) / problem.days
    const ahead = problem.overFactor > 0 ? Math.max(0, cost - planned) / problem.budget : 0
    return Math.floor(cost * problem.costFactor) + Math.floor(ahead * AHEAD_OF_BUDGET)
  }
}

/** A first plan, or nothing when some slot finds no dish that is free. */
export const fillGreedily = (problem: Problem): Draft | undefined => {
  const draft = new Draft(problem)
  const filler = new Filler(draft)
  const fitter = new PortionFitter(problem)
  filler.placeLocked()
  for (let day = 0; day < problem.days; day += 1) {
    if (!filler.fillDay(day)) return undefined
    fitter.fit(draft, day)
    draft.weigh(day)
    draft.keep(day, day)
  }
  return draft
}

import { describe, expect, it } from 'vitest'
import { compileSeeded, readCatalogueRows } from '../../../../bench/suggestions/catalogue.ts'
import { drawTask, WEEK } from '../../../../bench/suggestions/profiles.ts'
import { findSafeDishes } from './answers/candidates.ts'
import { planMeals, type Plan, type Task } from './engine.ts'

const rows = readCatalogueRows()
const catalogue = compileSeeded()
const MOVES = 800
const HOUSEHOLDS = 40
const SEEDS = [1, 2, 3]
const BREAKFAST_BIT = 1

/** As the week of a customer is asked for. */
const weekOf = (number: number, seed: number): Task => ({
  ...drawTask(rows, number, WEEK),
  seed,
  recent: [],
  leftoversWished: 0,
  noRepeatDays: { breakfast: 7, mains: 7 },
})

const planOf = (task: Task): Plan => {
  const outcome = planMeals(catalogue, task, MOVES)
  if (outcome.kind === 'none') throw new Error(`No plan: ${outcome.reason}`)
  return outcome
}

const countTwice = ({ meals }: Plan): number => {
  const cooked = meals.filter(({ isLeftover }) => !isLeftover).map(({ dishId }) => dishId)
  return cooked.length - new Set(cooked).size
}

const isNarrowed = ({ relaxed }: Plan): boolean => relaxed.some(({ kind }) => kind === 'window')

describe('a week without repeats', () => {
  it('has no dish twice, with any household and seed, or says that too few fit', () => {
    const plans = Array.from({ length: HOUSEHOLDS }, (_, number) =>
      SEEDS.map((seed) => planOf(weekOf(number, seed))),
    ).flat()
    const repeating = plans.filter((plan) => countTwice(plan) > 0)
    expect(repeating.every(isNarrowed)).toBe(true)
    expect(repeating.length).toBeLessThan(plans.length / 5)
  })

  it('repeats a breakfast only where fewer than seven are safe and quick enough', () => {
    for (let number = 0; number < HOUSEHOLDS; number += 1) {
      const task = weekOf(number, 1)
      const plan = planOf(task)
      const isBreakfastNarrowed = plan.relaxed.some(
        (one) => one.kind === 'window' && one.mealTime === 'breakfast',
      )
      if (!isBreakfastNarrowed) continue
      const safe = findSafeDishes(catalogue, task)
      const breakfasts = [...safe.keys()].filter(
        (dish) =>
          safe[dish] === 1 &&
          ((catalogue.mealTimes[dish] ?? 0) & BREAKFAST_BIT) !== 0 &&
          (catalogue.minutes[dish] ?? 0) <= (task.maxMinutes ?? Infinity),
      )
      expect(breakfasts.length).toBeLessThan(14)
    }
  })
})

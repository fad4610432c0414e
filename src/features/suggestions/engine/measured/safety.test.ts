import { describe, expect, it } from 'vitest'
import { compileSeeded } from '../../../../../bench/suggestions/catalogue.ts'
import { drawTask } from '../../../../../bench/suggestions/profiles.ts'
import { plansAtRandom } from '../../../../../bench/suggestions/baselines.ts'
import {
  planMeals,
  replaceMeal,
  suggestMeals,
  verify,
  type Plan,
  type Task,
  type Violation,
} from '../engine.ts'

const RANDOM_PLANS = Number(process.env['SUGGESTION_PLANS'] ?? 20_000)
const SEARCHED_PLANS = Number(process.env['SUGGESTION_SEARCHES'] ?? 120)
/** Of one household. */
const PLANS_EACH = 5
const MOVES = 1500
/** Households apart from those that anything is tuned or measured on. */
const FIRST = 100_000

const catalogue = compileSeeded()

const findWrong = (task: Task, plan: Plan) => {
  const reported = new Set<string>(plan.relaxed.map(({ kind }) => kind))
  return verify(catalogue.rows, task, plan.meals).filter(({ kind }) => !reported.has(kind))
}

describe('safety', () => {
  it(
    `breaks no allergy, no diet and no untold wish in ${RANDOM_PLANS} plans at random`,
    { timeout: 3_600_000 },
    () => {
      let plans = 0
      const found: Violation[] = []
      for (let index = 0; index * PLANS_EACH < RANDOM_PLANS; index += 1) {
        const task = drawTask(catalogue.rows, FIRST + index)
        for (const plan of plansAtRandom(catalogue, task, PLANS_EACH, false)) {
          plans += 1
          found.push(...findWrong(task, plan))
        }
      }
      expect(found).toEqual([])
      expect(plans).toBeGreaterThan(RANDOM_PLANS * 0.95)
    },
  )

  it(
    `holds in ${SEARCHED_PLANS} searched plans, their replacements and suggestions`,
    { timeout: 3_600_000 },
    () => {
      for (let index = 0; index < SEARCHED_PLANS; index += 1) {
        const task = drawTask(catalogue.rows, FIRST + index)
        const outcome = planMeals(catalogue, task, MOVES)
        expect(outcome.incidents).toEqual([])
        if (outcome.kind === 'none') continue
        expect(findWrong(task, outcome)).toEqual([])
        const day = index % task.days
        for (const mealTime of task.mealTimes) {
          for (const { plan } of replaceMeal(catalogue, task, outcome, day, mealTime, new Set()))
            expect(findWrong(task, plan)).toEqual([])
          const { suggestions } = suggestMeals(catalogue, task, mealTime, 5, new Set())
          const alone = { ...task, days: 1, mealTimes: [mealTime] }
          for (const suggestion of suggestions) {
            const meals = [{ ...suggestion, day: 0, isLeftover: false }]
            const wishes = ['budget', 'minutes']
            expect(
              verify(catalogue.rows, alone, meals).filter(({ kind }) => !wishes.includes(kind)),
            ).toEqual([])
          }
        }
      }
    },
  )
})

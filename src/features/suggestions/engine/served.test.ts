import { describe, expect, it } from 'vitest'
import { compileSeeded, readCatalogueRows } from '../../../../bench/suggestions/catalogue.ts'
import { drawTask } from '../../../../bench/suggestions/profiles.ts'
import {
  EngineError,
  explainMeal,
  planMeals,
  replaceMeal,
  verify,
  type Plan,
  type ServedMeal,
  type Task,
} from './engine.ts'

const rows = readCatalogueRows()
const catalogue = compileSeeded()
const MOVES = 1500

const LUNCH = { kcal: 700, proteinG: 40, carbsG: 70, fatG: 28 }
const SERVED: ServedMeal[] = [
  { day: 0, mealTime: 'lunch', eaten: LUNCH },
  { day: 2, mealTime: 'dinner' },
  { day: 4, mealTime: 'lunch', eaten: { ...LUNCH, kcal: 550 } },
]

const ask = (number: number): Task => ({ ...drawTask(rows, number), served: SERVED })

const planOf = (task: Task): Plan => {
  const outcome = planMeals(catalogue, task, MOVES)
  if (outcome.kind === 'none') throw new Error(`No plan: ${outcome.reason}`)
  return outcome
}

const numbers = Array.from({ length: 30 }, (_, index) => 5000 + index)

describe('a meal that someone else brings', () => {
  it('leaves its place free and passes the independent check, for thirty households', () => {
    for (const number of numbers) {
      const task = ask(number)
      const plan = planOf(task)
      expect(plan.meals).toHaveLength(7 * 3 - SERVED.length)
      for (const { day, mealTime } of SERVED) {
        expect(plan.meals.filter((meal) => meal.day === day && meal.mealTime === mealTime)).toEqual(
          [],
        )
      }
      const reported = new Set<string>(plan.relaxed.map(({ kind }) => kind))
      expect(verify(rows, task, plan.meals).filter(({ kind }) => !reported.has(kind))).toEqual([])
      expect(plan.incidents).toEqual([])
    }
  })

  it('counts for the energy of its day', () => {
    const errors = numbers.map((number) => {
      const task = { ...ask(number), targets: { kcal: 2000 }, diets: [] }
      const [first] = planOf(task).totals.days
      return Math.abs((first?.kcal ?? 0) / 2000 - 1)
    })
    expect(errors.toSorted((a, b) => a - b)[15]).toBeLessThan(0.01)
  })

  it('is noticed when something is cooked in its place, or nothing where it does not come', () => {
    const task = ask(5000)
    const plan = planOf({ ...task, served: [] })
    expect(verify(rows, task, plan.meals).filter(({ kind }) => kind === 'slot')).toHaveLength(3)
    const open = verify(rows, { ...task, served: [] }, planOf(task).meals)
    expect(open.filter(({ kind }) => kind === 'slot')).toHaveLength(3)
  })

  it('stays where it is when another meal is replaced or explained', () => {
    const task = ask(5001)
    const plan = planOf(task)
    const [best] = replaceMeal(catalogue, task, plan, 0, 'dinner', new Set())
    expect(best?.plan.meals).toHaveLength(plan.meals.length)
    expect(best?.plan.incidents).toEqual([])
    expect(explainMeal(catalogue, task, plan, 0, 'dinner')).toBeInstanceOf(Array)
    expect(() => replaceMeal(catalogue, task, plan, 0, 'lunch', new Set())).toThrow(EngineError)
  })

  it('leaves what is cooked its own share of a limit on carbohydrates', () => {
    for (const number of [5002, 5003, 5004]) {
      const task = { ...ask(number), diets: ['keto' as const], allergens: [], maxMinutes: 120 }
      expect(planOf(task).meals).toHaveLength(18)
    }
  })

  it('may be every meal of a day, and of all days', () => {
    const everywhere = [0, 1].flatMap((day) =>
      (['breakfast', 'lunch', 'dinner'] as const).map((mealTime) => ({ day, mealTime })),
    )
    const plan = planOf({ ...drawTask(rows, 5005), days: 2, served: everywhere })
    expect(plan.meals).toEqual([])
    expect(plan.totals.basketFils).toBe(0)
  })

  it.each<[string, Partial<Task>]>([
    ['twice in a place', { served: [...SERVED, ...SERVED.slice(0, 1)] }],
    ['out of the plan', { served: [{ day: 9, mealTime: 'lunch' }] }],
    [
      'of less than nothing',
      { served: [{ day: 0, mealTime: 'lunch', eaten: { ...LUNCH, kcal: -1 } }] },
    ],
    ['where something is locked', { locked: [{ day: 0, mealTime: 'lunch', dishId: 'steak' }] }],
  ])('makes no sense %s', (_case, change) => {
    expect(() => planMeals(catalogue, { ...ask(5000), ...change })).toThrow(EngineError)
  })
})

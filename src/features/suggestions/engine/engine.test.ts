import { describe, expect, it } from 'vitest'
import { ALLERGENS } from '#shared/food/food.ts'
import { compileSeeded, readCatalogueRows } from '../../../../bench/suggestions/catalogue.ts'
import { drawTask, ONE_DAY, WEEK } from '../../../../bench/suggestions/profiles.ts'
import { goldenFingerprint, readReferences } from '../../../../bench/suggestions/references.ts'
import { findSafeDishes } from './answers/candidates.ts'
import {
  basketFilsOf,
  compileCatalogue,
  EngineError,
  explainMeal,
  planMeals,
  replaceMeal,
  suggestMeals,
  type Plan,
  type Task,
} from './engine.ts'

const rows = readCatalogueRows()
const catalogue = compileSeeded()
const ingredients = new Map(rows.ingredients.map((part) => [part.id, part]))
const MOVES = 1500

const week = (number: number): Task => drawTask(rows, number, WEEK)
const day = (number: number): Task => drawTask(rows, number, ONE_DAY)

const planOf = (task: Task, moves = MOVES): Plan => {
  const outcome = planMeals(catalogue, task, moves)
  if (outcome.kind === 'none') throw new Error(`No plan: ${outcome.reason}`)
  return outcome
}

describe('the same question', () => {
  it('has the same sixty answers as when they were stored', () => {
    const { catalogueVersion, golden } = readReferences()
    // When the catalogue has changed: node bench/suggestions/store-references.ts
    expect(catalogue.version).toBe(catalogueVersion)
    expect(goldenFingerprint(catalogue)).toBe(golden)
  })

  it('has the same answer under any order of the rows', () => {
    const turned = compileCatalogue({
      ingredients: rows.ingredients.toReversed(),
      dishes: rows.dishes.toReversed(),
    })
    expect(turned.version).toBe(catalogue.version)
    for (let number = 1; number <= 10; number += 1)
      expect(planMeals(turned, week(number), MOVES)).toEqual(planOf(week(number)))
  })

  it('has another answer with another seed', () => {
    expect(planOf({ ...week(1), seed: 99 }).meals).not.toEqual(planOf(week(1)).meals)
  })
})

describe('metamorphic', () => {
  it('an allergy more never adds a candidate', () => {
    for (let number = 1; number <= 50; number += 1) {
      const task = week(number)
      const before = findSafeDishes(catalogue, task)
      for (const allergen of ALLERGENS) {
        const after = findSafeDishes(catalogue, {
          ...task,
          allergens: [...task.allergens, allergen],
        })
        expect(after.every((isSafe, dish) => isSafe <= (before[dish] ?? 0))).toBe(true)
      }
    }
  })

  it('more in the pantry never makes the same meals dearer', () => {
    for (let number = 1; number <= 20; number += 1) {
      const { meals } = planOf(week(number), 100)
      let pantry = new Map<string, number>()
      let fils = basketFilsOf(ingredients, pantry, meals)
      for (const { ingredientId, grams } of meals.flatMap(({ gramsByLine }) => gramsByLine)) {
        pantry = new Map([...pantry, [ingredientId, (pantry.get(ingredientId) ?? 0) + grams / 2]])
        const now = basketFilsOf(ingredients, pantry, meals)
        expect(now).toBeLessThanOrEqual(fils)
        fils = now
      }
    }
  })

  it('twice the table takes twice the grams, as far as a scale can show it', () => {
    const task = { ...day(3), allergens: [], diets: [], cuisines: [] }
    const locked = planOf(task).meals.map(({ mealTime, dishId, portionTwentieths }) => ({
      day: 0,
      mealTime,
      dishId,
      portionTwentieths,
    }))
    const gramsFor = (portions: number) =>
      planOf({ ...task, portions, locked }).meals.flatMap(({ gramsByLine }) => gramsByLine)
    const [once, twice] = [gramsFor(2), gramsFor(4)]
    once.forEach(({ ingredientId, grams }, line) => {
      const off = Math.abs((twice[line]?.grams ?? 0) - 2 * grams)
      expect([ingredientId, off <= (grams >= 47 ? 7.5 : grams >= 10 ? 3.5 : 1)]).toEqual([
        ingredientId,
        true,
      ])
    })
  })

  it('asking for a replacement changes nothing', () => {
    const task = week(5)
    const plan = planOf(task)
    const copy = structuredClone(plan)
    replaceMeal(catalogue, task, plan, 2, 'dinner', new Set())
    expect(plan).toEqual(copy)
  })
})

describe('planMeals', () => {
  it.each([
    ['days_out_of_range', { days: 15 }],
    ['people_out_of_range', { portions: 13 }],
    ['no_meal_time', { mealTimes: [] }],
    ['target_too_low', { targets: { kcal: 1199 } }],
    ['number_out_of_range', { leftoversWished: -1 }],
    ['unknown_dish', { locked: [{ day: 0, mealTime: 'lunch', dishId: 'nothing' }] }],
    ['slot_not_planned', { locked: [{ day: 9, mealTime: 'lunch', dishId: 'nothing' }] }],
  ] satisfies [string, Partial<Task>][])('refuses with %s', (code, wrong) => {
    const plan = () => planMeals(catalogue, { ...week(1), ...wrong })
    expect(plan).toThrow(EngineError)
    expect(plan).toThrow(expect.objectContaining({ code }))
  })

  it('keeps what is locked, to the portion', () => {
    const task = { ...week(12), diets: [], allergens: [] }
    const [lunch] = planOf(task).meals.filter((meal) => meal.mealTime === 'lunch' && meal.day === 3)
    const locked = [
      { day: 5, mealTime: 'lunch' as const, dishId: lunch?.dishId ?? '', portionTwentieths: 17 },
    ]
    const kept = planOf({ ...task, locked }).meals.find(
      (meal) => meal.day === 5 && meal.mealTime === 'lunch',
    )
    expect(kept).toMatchObject({ dishId: lunch?.dishId, portionTwentieths: 17 })
  })

  it('answers none when a locked meal is not safe', () => {
    const [dish] = rows.dishes.filter(({ lines }) =>
      lines.some(({ ingredientId }) => ingredientId === 'egg'),
    )
    const locked = [{ day: 0, mealTime: 'lunch' as const, dishId: dish?.id ?? '' }]
    const task: Task = { ...day(1), diets: [], allergens: ['eggs'], locked }
    expect(planMeals(catalogue, task)).toMatchObject({ kind: 'none', reason: 'locked_unsafe' })
  })

  it('answers none when nothing is safe', () => {
    const banned = rows.dishes.map(({ id }) => id)
    const outcome = planMeals(catalogue, { ...day(1), banned })
    expect(outcome).toMatchObject({ kind: 'none', reason: 'no_safe_dish' })
  })

  it('reports a wish that it gives up, in the order of the ladder', () => {
    const few = rows.dishes.filter(({ mealTimes }) => mealTimes.includes('dinner')).slice(0, 5)
    const banned = rows.dishes.map(({ id }) => id).filter((id) => !few.some((one) => one.id === id))
    const task: Task = {
      ...week(1),
      mealTimes: ['dinner'],
      allergens: [],
      diets: [],
      cuisines: [],
      maxMinutes: 200,
      noRepeatDays: { breakfast: 3, mains: 7 },
      budgetFilsPerDay: 100,
      banned,
    }
    const { relaxed } = planOf(task)
    expect(relaxed[0]).toEqual({ kind: 'window', mealTime: 'mains', fromDays: 7, toDays: 5 })
    expect(relaxed.at(-1)).toMatchObject({ kind: 'budget' })
  })

  it('serves a rest only of yesterday’s dinner, and counts its grams', () => {
    const task = { ...week(8), leftoversWished: 2, diets: [], allergens: [] }
    const { meals } = planOf(task, 6000)
    const rests = meals.filter(({ isLeftover }) => isLeftover)
    expect(rests.length).toBeGreaterThan(0)
    for (const rest of rests) {
      const dinner = meals.find((meal) => meal.day === rest.day - 1 && meal.mealTime === 'dinner')
      expect(dinner?.dishId).toBe(rest.dishId)
      expect(rest.gramsByLine.length).toBeGreaterThan(0)
    }
  })

  it('plans without targets, budget or taste: servings as they are written', () => {
    const { meals } = planOf({
      ...week(4),
      targets: undefined,
      taste: undefined,
      budgetFilsPerDay: undefined,
    })
    expect(new Set(meals.map(({ portionTwentieths }) => portionTwentieths))).toEqual(new Set([20]))
  })

  it('costs what the check reckons from the raw rows', () => {
    for (let number = 1; number <= 30; number += 1) {
      const task = week(number)
      const { meals, totals } = planOf(task, 100)
      const fils = basketFilsOf(ingredients, task.pantry, meals)
      expect(Math.abs(totals.basketFils - fils)).toBeLessThanOrEqual(1 + fils * 0.001)
    }
  })
})

const mealsBut = (number: number, { meals }: Plan) => meals.filter((meal) => meal.day !== number)

describe('replaceMeal', () => {
  it('changes one dish, and portions of its day only', () => {
    const task = { ...week(6), leftoversWished: 0 }
    const plan = planOf(task)
    const answers = replaceMeal(catalogue, task, plan, 2, 'lunch', new Set())
    expect(answers.length).toBe(3)
    for (const { plan: other } of answers) {
      const changed = other.meals.filter((meal, index) => meal.dishId !== plan.meals[index]?.dishId)
      expect(changed).toMatchObject([{ day: 2, mealTime: 'lunch' }])
      expect(mealsBut(2, other)).toEqual(mealsBut(2, plan))
    }
  })

  it('never answers what is excluded or there already, the best first', () => {
    const task = week(6)
    const plan = planOf(task)
    const first = replaceMeal(catalogue, task, plan, 0, 'dinner', new Set())
    const excluded = new Set(first.map(({ meal }) => meal.dishId))
    const second = replaceMeal(catalogue, task, plan, 0, 'dinner', excluded)
    const points = [...first, ...second].map((one) => one.plan.totals.points)
    expect(second.some(({ meal }) => excluded.has(meal.dishId))).toBe(false)
    expect(points.slice(0, first.length)).toEqual(
      points.slice(0, first.length).toSorted((a, b) => a - b),
    )
  })

  it('lets the rest of a replaced dinner follow it', () => {
    const task = { ...week(8), leftoversWished: 2, diets: [], allergens: [] }
    const plan = planOf(task, 6000)
    const rest = plan.meals.find(({ isLeftover }) => isLeftover)
    const [answer] = replaceMeal(catalogue, task, plan, (rest?.day ?? 1) - 1, 'dinner', new Set())
    const lunch = answer?.plan.meals.find(
      (meal) => meal.day === rest?.day && meal.mealTime === 'lunch',
    )
    expect(lunch).toMatchObject({ dishId: answer?.meal.dishId, isLeftover: true })
  })

  it('gives two or three reasons, as data', () => {
    const task = week(9)
    const plan = planOf(task)
    for (const { day: number, mealTime } of plan.meals.slice(0, 6)) {
      const reasons = explainMeal(catalogue, task, plan, number, mealTime)
      expect([2, 3]).toContain(reasons.length)
      expect(reasons.slice(0, 2).map(({ kind }) => kind)).not.toContain('on-target')
      expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length)
    }
  })
})

describe('suggestMeals', () => {
  it('brings so many unlike dishes for a meal, near its share of the energy', () => {
    const task: Task = {
      ...day(10),
      targets: { kcal: 1800 },
      allergens: [],
      diets: [],
      maxMinutes: 60,
    }
    const { suggestions, relaxed } = suggestMeals(catalogue, task, 'lunch', 5, new Set())
    expect(relaxed).toEqual([])
    expect(new Set(suggestions.map(({ dishId }) => dishId)).size).toBe(5)
    for (const { eaten, reasons } of suggestions) {
      expect(Math.abs(eaten.kcal / (1800 * 0.39) - 1)).toBeLessThan(0.1)
      expect([2, 3]).toContain(reasons.length)
    }
  })

  it('never shows a dish again that was seen, and says when it must show one eaten lately', () => {
    const task = { ...day(10), allergens: [], diets: [] }
    const seen = new Set<string>()
    for (let batch = 0; batch < 4; batch += 1) {
      const { suggestions } = suggestMeals(catalogue, task, 'breakfast', 5, seen)
      for (const { dishId } of suggestions) {
        expect(seen.has(dishId)).toBe(false)
        seen.add(dishId)
      }
    }
    const recent = rows.dishes.map(({ id }) => ({ dishId: id, daysAgo: 1 }))
    const { relaxed } = suggestMeals(catalogue, { ...task, recent }, 'lunch', 3, new Set())
    expect(relaxed).toContainEqual(expect.objectContaining({ kind: 'window', mealTime: 'mains' }))
  })
})

import { describe, expect, it } from 'vitest'
import { ALLERGENS, MEAL_TIMES } from '#shared/food/food.ts'
import { readDishes, readIngredients } from '../../../../../seeds/catalogue/read.ts'
import { OPEN_TASK } from '../../../../../tools/testing/ai/open-task.ts'
import type { Draft } from '../../drafts/draft.ts'
import type { Task } from '../../engine/engine.ts'
import { judgeDraft, offerIngredients } from './judge-draft.ts'

const rows = readIngredients()
const ingredients = new Map(rows.map((row) => [row.id, row]))

const TASK: Task = {
  ...OPEN_TASK,
  mealTimes: MEAL_TIMES,
  portions: 2,
  targets: { kcal: 2000, proteinG: 90, carbsG: 230, fatG: 75 },
}

/** A written dish as a model might hand it in. */
const draftOf = (lines: Draft['lines']): Draft => ({
  cuisine: 'fusion',
  category: 'mains',
  mealTime: 'lunch',
  lines: [...lines],
  steps: [
    { act: 'simmer', uses: lines.map((_, at) => at), minutes: 30, flame: null, ovenC: null },
    { act: 'rest', uses: [0], minutes: 5, flame: null, ovenC: null },
    { act: 'serve', uses: [0], minutes: null, flame: null, ovenC: null },
  ],
})

const menu = readDishes().filter(({ lines }) => lines.length <= 20)

describe('the judge of drafts', () => {
  it('takes what a kitchen could serve', () => {
    const taken = menu.filter(({ lines }) => {
      return judgeDraft(draftOf(lines), ingredients, TASK).length === 0
    })
    expect(taken.length).toBeGreaterThan(menu.length * 0.9)
  })

  it.each(ALLERGENS)('lets nothing with %s through, whatever it is called', (allergen) => {
    const task = { ...TASK, allergens: [allergen] }
    const offered = new Set(offerIngredients(ingredients, task))
    expect(rows.filter((row) => row.allergens.includes(allergen) && offered.has(row.id))).toEqual(
      [],
    )
    for (const { lines } of menu) {
      const isContained = lines.some((line) => {
        return ingredients.get(line.ingredientId)?.allergens.includes(allergen)
      })
      const isUnsafe = judgeDraft(draftOf(lines), ingredients, task).includes('draft_unsafe')
      expect(isUnsafe).toBe(isContained)
    }
  })

  it('keeps diets, dislikes, traces, equipment and heat', () => {
    const curry = draftOf([
      { ingredientId: 'chicken-thigh', grams: 150 },
      { ingredientId: 'coconut-milk', grams: 100 },
      { ingredientId: 'chili-paste', grams: 5 },
    ])
    expect(judgeDraft(curry, ingredients, TASK)).toEqual([])
    const limits: Partial<Task>[] = [
      { diets: ['vegan'] },
      { dislikes: ['coconut-milk'] },
      { equipment: ['oven'] },
      { maxHeat: 1 },
    ]
    for (const limit of limits)
      expect(judgeDraft(curry, ingredients, { ...TASK, ...limit })).toEqual(['draft_unsafe'])
  })
})

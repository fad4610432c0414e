import { describe, expect, test } from 'vitest'
import {
  AISLE_NAMES,
  ALLERGEN_NAMES,
  ALLERGENS,
  CUISINE_NAMES,
  CUISINES,
  DIET_NAMES,
  DIETS,
  MEAL_CATEGORY_NAMES,
  MEAL_TIME_NAMES,
} from './food.ts'

describe('names', () => {
  test.each([
    ['allergens', ALLERGENS, ALLERGEN_NAMES, 14],
    ['diets', DIETS, DIET_NAMES, 10],
    ['cuisines', CUISINES, CUISINE_NAMES, 19],
  ])('%s are complete and distinct', (_, ids, names, count) => {
    expect(new Set(ids).size).toBe(count)
    expect(new Set(Object.values(names).map(({ en }) => en)).size).toBe(count)
    expect(new Set(Object.values(names).map(({ ar }) => ar)).size).toBe(count)
  })

  test('every Arabic name is written in Arabic script', () => {
    const groups = [
      ALLERGEN_NAMES,
      DIET_NAMES,
      CUISINE_NAMES,
      MEAL_TIME_NAMES,
      MEAL_CATEGORY_NAMES,
      AISLE_NAMES,
    ]
    const latin = groups
      .flatMap((names) => Object.values(names))
      .filter(({ ar }) => !/^[\p{Script=Arabic}\p{Mn} ]+$/u.test(ar))
    expect(latin).toEqual([])
  })
})

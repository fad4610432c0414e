import { describe, expect, test } from 'vitest'
import { computeDish, FORBIDDEN_BY_DIET } from './dish-facts.ts'
import type { DishFacts } from './dish-facts.ts'
import { ALLERGENS, DIETS } from './food.ts'
import type { Diet, Ingredient, Nutrients } from './food.ts'

const PLAIN: Nutrients = {
  kcal: 130,
  proteinG: 10,
  carbsG: 20,
  fatG: 1,
  fibreG: 2,
  sodiumMg: 5,
}

const ingredientWith = (parts: Partial<Ingredient>): Ingredient => ({
  id: 'plain',
  name: { en: 'Plain', ar: 'سادة' },
  source: { kind: 'typical', note: 'made for the test' },
  nutrientsPer100g: PLAIN,
  sugarGPer100g: 0,
  allergens: [],
  tags: [],
  pricePerKgFils: 1000,
  packGrams: 500,
  perishable: false,
  aisle: 'grains',
  mayContain: [],
  ediblePct: 100,
  unit: null,
  unitGrams: null,
  spoonGrams: null,
  keepsDays: 365,
  scaling: 'linear',
  needsHalalCertificate: false,
  pricedOn: '2026-11-01',
  ...parts,
})

const serve = (...parts: [Partial<Ingredient>, number][]): DishFacts => {
  const known = parts.map(([part], index) => ingredientWith({ id: `part-${index}`, ...part }))
  return computeDish(
    known.map(({ id }, index) => ({ ingredientId: id, grams: parts[index]?.[1] ?? 0 })),
    new Map(known.map((ingredient) => [ingredient.id, ingredient])),
  )
}

/** A serving of 100 g with these nutrients, all else plain. */
const dietsOf = (nutrients: Partial<Nutrients>): Diet[] =>
  serve([{ nutrientsPer100g: { ...PLAIN, ...nutrients } }, 100]).diets

describe('nutrients of a serving', () => {
  test('add up by weight: whole kcal and mg, tenths of a gram', () => {
    const { nutrients } = serve(
      [{}, 150],
      [{ nutrientsPer100g: { ...PLAIN, fatG: 100, kcal: 884 } }, 7.5],
    )
    expect(nutrients).toEqual({
      kcal: 261,
      proteinG: 15.8,
      carbsG: 31.5,
      fatG: 9,
      fibreG: 3.2,
      sodiumMg: 8,
    })
  })

  test('an unknown ingredient is refused', () => {
    expect(() => computeDish([{ ingredientId: 'moon-dust', grams: 1 }], new Map())).toThrow(
      'moon-dust',
    )
  })
})

describe('allergens', () => {
  test.each(ALLERGENS)('%s is noticed in the smallest amount', (allergen) => {
    expect(serve([{}, 200], [{ allergens: [allergen] }, 0.1]).allergens).toEqual([allergen])
  })

  test('are named once, in alphabetical order', () => {
    const { allergens } = serve(
      [{ allergens: ['soybeans', 'gluten'] }, 10],
      [{ allergens: ['gluten', 'celery'] }, 10],
    )
    expect(allergens).toEqual(['celery', 'gluten', 'soybeans'])
  })
})

describe('diets', () => {
  const ruled = DIETS.filter((diet) => diet !== 'low-carb' && diet !== 'keto')

  test('a plain plant ingredient suits every rule on ingredients', () => {
    expect(serve([{}, 100]).diets).toEqual(ruled)
  })

  test.each(
    ruled.flatMap((diet) => FORBIDDEN_BY_DIET[diet].tags.map((tag) => [diet, tag] as const)),
  )('%s rules out anything tagged %s', (diet, tag) => {
    expect(serve([{}, 200], [{ tags: [tag] }, 0.5]).diets).not.toContain(diet)
  })

  test.each(
    ruled.flatMap((diet) =>
      FORBIDDEN_BY_DIET[diet].allergens.map((allergen) => [diet, allergen] as const),
    ),
  )('%s rules out anything that carries %s', (diet, allergen) => {
    expect(serve([{}, 200], [{ allergens: [allergen] }, 0.5]).diets).not.toContain(diet)
  })

  test.each([
    ['chicken', { tags: ['poultry'] }, 'pescatarian'],
    ['fish', { tags: ['fish'], allergens: ['fish'] }, 'vegetarian'],
    ['egg', { tags: ['egg'], allergens: ['eggs'] }, 'vegan'],
    ['honey', { tags: ['honey'] }, 'vegan'],
    [
      'soy sauce with wheat',
      { tags: ['legume'], allergens: ['soybeans', 'gluten'] },
      'gluten-free',
    ],
    ['butter', { tags: ['dairy'], allergens: ['milk'] }, 'dairy-free'],
    ['peanuts', { tags: ['legume'], allergens: ['peanuts'] }, 'nut-free'],
    ['pork', { tags: ['pork'] }, 'halal'],
    ['wine', { tags: ['alcohol'] }, 'halal'],
    ['rice', { tags: ['grain'] }, 'paleo'],
  ] satisfies [string, Partial<Ingredient>, Diet][])('%s: not for every diet', (_, part, diet) => {
    expect(serve([part, 20]).diets).not.toContain(diet)
  })

  test.each([
    ['fish', { tags: ['fish'], allergens: ['fish'] }, 'pescatarian'],
    ['shellfish', { tags: ['shellfish'], allergens: ['crustaceans'] }, 'pescatarian'],
    ['yogurt', { tags: ['dairy'], allergens: ['milk'] }, 'vegetarian'],
    ['beef', { tags: ['meat'] }, 'halal'],
    ['honey', { tags: ['honey'] }, 'paleo'],
  ] satisfies [string, Partial<Ingredient>, Diet][])('%s: still allowed', (_, part, diet) => {
    expect(serve([part, 20]).diets).toContain(diet)
  })
})

describe('low-carb and keto count net carbohydrates', () => {
  test.each([
    ['30 g net in a large meal', { kcal: 500, carbsG: 38, fibreG: 8 }, true],
    ['31 g net', { kcal: 700, carbsG: 31, fibreG: 0 }, false],
    ['26 % of the energy', { kcal: 400, carbsG: 26, fibreG: 0 }, true],
    ['27 % of the energy', { kcal: 400, carbsG: 27, fibreG: 0 }, false],
  ])('low-carb: %s', (_, nutrients, expected) => {
    expect(dietsOf(nutrients).includes('low-carb')).toBe(expected)
  })

  test.each([
    ['15 g net and 60 % fat', { kcal: 450, carbsG: 20, fibreG: 5, fatG: 30 }, true],
    ['16 g net', { kcal: 450, carbsG: 16, fibreG: 0, fatG: 40 }, false],
    ['little fat', { kcal: 450, carbsG: 5, fibreG: 0, fatG: 29 }, false],
  ])('keto: %s', (_, nutrients, expected) => {
    expect(dietsOf(nutrients).includes('keto')).toBe(expected)
  })
})

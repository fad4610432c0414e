import { expect, test } from 'vitest'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { presentReasons } from './reasons.ts'

test('a dish is praised for its food first and for its price last', () => {
  const catalogue = { ingredients: new Map() } as unknown as FoodCatalogue
  const reasons = presentReasons(
    catalogue,
    [
      { kind: 'cheaper', fils: 323 },
      { kind: 'protein-more', grams: 9 },
      { kind: 'minutes', of: 20, most: 30 },
    ],
    'en',
  )
  expect(reasons.map(({ kind }) => kind)).toEqual(['protein-more', 'minutes', 'cheaper'])
})

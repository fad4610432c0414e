import { expect, test } from 'vitest'
import { plateSource } from './plate.tsx'

test('a plate below 64 px is a bitmap, a larger one a drawing', () => {
  expect(plateSource('machboos', 3, 48)).toBe('/plates/machboos-128.webp?v=3')
  expect(plateSource('machboos', 3, 64)).toBe('/plates/machboos.svg?v=3')
})

import { describe, expect, it } from 'vitest'
import { compileSeeded } from '../../../../bench/suggestions/catalogue.ts'
import { exponential, logarithm, logistic } from './basics/arithmetic.ts'
import {
  drawTaste,
  featuresOf,
  startTaste,
  tasteOf,
  updateTaste,
  type TasteState,
} from './engine.ts'

const catalogue = compileSeeded()
const KOREAN = catalogue.rows.dishes.filter(({ cuisine }) => cuisine === 'korean')
const GREEK = catalogue.rows.dishes.filter(({ cuisine }) => cuisine === 'greek')

const meanOf = (taste: ReadonlyMap<string, number>, dishes: readonly { id: string }[]): number =>
  dishes.reduce((sum, { id }) => sum + (taste.get(id) ?? 0), 0) / dishes.length

const spread = (state: TasteState): number => state.beliefs['cuisine:korean']?.variance ?? 0.5

const learn = (state: TasteState, rounds: number): TasteState => {
  let learned = state
  for (let round = 0; round < rounds; round += 1) {
    const liked = KOREAN[round % KOREAN.length]
    const refused = GREEK[round % GREEK.length]
    learned = updateTaste(learned, 'cooked', featuresOf(catalogue, liked?.id ?? ''), 1)
    learned = updateTaste(learned, 'replace', featuresOf(catalogue, refused?.id ?? ''), 0)
  }
  return learned
}

describe('taste', () => {
  it('begins with the cuisines that were named', () => {
    const taste = tasteOf(startTaste(['greek']), catalogue)
    expect(meanOf(taste, GREEK)).toBeGreaterThan(meanOf(taste, KOREAN) + 100)
  })

  it('learns the contrary from what is cooked and what is replaced', () => {
    const taste = tasteOf(learn(startTaste(['greek']), 12), catalogue)
    expect(meanOf(taste, KOREAN)).toBeGreaterThan(meanOf(taste, GREEK) + 200)
  })

  it('forgets half in sixty days', () => {
    const learned = learn(startTaste([]), 12)
    const later = updateTaste(learned, 'accept', [], 60)
    const before = learned.beliefs['cuisine:korean']?.mean ?? 0
    expect(later.beliefs['cuisine:korean']?.mean).toBeCloseTo(before / 2, 6)
  })

  it('draws the same from the same seed, and less wildly the more it knows', () => {
    const start = startTaste([])
    expect(drawTaste(start, catalogue, 5)).toEqual(drawTaste(start, catalogue, 5))
    expect(drawTaste(start, catalogue, 5)).not.toEqual(drawTaste(start, catalogue, 6))
    const learned = learn(start, 30)
    expect(spread(learned)).toBeLessThan(spread(start))
  })

  it('knows neither allergens nor diets', () => {
    const features = new Set(catalogue.rows.dishes.flatMap(({ id }) => featuresOf(catalogue, id)))
    expect(
      [...features].filter((feature) => /allerg|diet|gluten|halal|vegan/.test(feature)),
    ).toEqual([])
    expect(features.size).toBeGreaterThan(35)
  })
})

describe('arithmetic that is the same everywhere', () => {
  it.each([-30, -1.5, -0.01, 0, 0.3, 1, 12.5])('agrees on e to the power of %d', (value) => {
    expect(exponential(value) / Math.exp(value)).toBeCloseTo(1, 13)
    expect(logistic(value)).toBeCloseTo(1 / (1 + Math.exp(-value)), 13)
  })

  it.each([1e-6, 0.0005, 0.5, 1, 3, 1e9])('agrees on the logarithm of %d', (value) => {
    expect(logarithm(value)).toBeCloseTo(Math.log(value), 12)
  })
})

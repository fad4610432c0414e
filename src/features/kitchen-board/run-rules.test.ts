import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestRuns, type Stop } from './run-rules.ts'

const stops = (...areas: string[]): Stop[] =>
  areas.map((area, index) => ({ id: index + 1, number: index + 1, area }))

const numbersOf = (runs: Stop[][]) => runs.map((run) => run.map(({ number }) => number))

describe('suggestRuns', () => {
  it('keeps areas whole where that costs little', () => {
    expect(numbersOf(suggestRuns(stops('a', 'a', 'a', 'a', 'b', 'b'), 2))).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ])
  })
  it('divides an area that is too much for one driver', () => {
    const route = stops(...Array.from({ length: 20 }, () => 'a'), 'b', 'b')
    expect(suggestRuns(route, 2).map((run) => run.length)).toEqual([11, 11])
  })
  it('leaves drivers free when there are fewer stops', () => {
    expect(numbersOf(suggestRuns(stops('a', 'b'), 4))).toEqual([[1], [2], [], []])
    expect(numbersOf(suggestRuns([], 2))).toEqual([[], []])
    expect(suggestRuns(stops('a'), 0)).toEqual([])
  })
  it('gives every stop to one driver, in the order of the route', () => {
    const areas = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 })
    fc.assert(
      fc.property(areas, fc.integer({ min: 1, max: 8 }), (names, drivers) => {
        const route = stops(...names)
        const runs = suggestRuns(route.toReversed(), drivers)
        expect(runs).toHaveLength(drivers)
        expect(runs.flat()).toEqual(route)
      }),
    )
  })
})

import { expect, it } from 'vitest'
import { firstOf } from './first-of.ts'

const ROWS = Array.from({ length: 60 }, (_, at) => ({ at, rank: (at * 37) % 11 }))
const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank

it.each([0, 1, 7, 60, 100])('the first %i are those that sorting puts first', (count) => {
  expect(firstOf(ROWS, count, byRank)).toEqual(ROWS.toSorted(byRank).slice(0, count))
  expect(firstOf(ROWS.toReversed(), count, byRank)).toEqual(
    ROWS.toReversed().toSorted(byRank).slice(0, count),
  )
})

import { expect, it } from 'vitest'
import { averageOf, isRateable } from './rules.ts'

it.each([
  ['delivered', '2026-11-20', true],
  ['delivered', '2026-11-07', true],
  ['delivered', '2026-11-06', false],
  ['out_for_delivery', '2026-11-21', false],
  ['failed', '2026-11-20', false],
  ['skipped', '2026-11-20', false],
])('a day that is %s on %s can be rated on 21 November: %s', (status, day, can) => {
  expect(isRateable({ status, day }, '2026-11-21')).toBe(can)
})

it('the average has one decimal, and is 0 without ratings', () => {
  expect(averageOf([])).toBe(0)
  expect(averageOf([5])).toBe(5)
  expect(averageOf([5, 4, 4])).toBe(4.3)
})

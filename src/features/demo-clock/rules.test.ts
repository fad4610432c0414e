import { describe, expect, it } from 'vitest'
import { goalOf, isoInDubai, nextCutoff } from './rules.ts'

const NOW = new Date('2026-12-01T08:00:00+04:00')

describe('where time is moved', () => {
  it.each([
    [{ hours: 1.5 }, '2026-12-01T05:30:00.000Z'],
    [{ to: '2026-12-02T08:00:00+04:00' }, '2026-12-02T04:00:00.000Z'],
    [{ to: '2027-12-01T08:00:00+04:00' }, '2027-12-01T04:00:00.000Z'],
  ])('%o', (goal, instant) => {
    expect(goalOf(goal, NOW).toISOString()).toBe(instant)
  })

  it.each([
    [{}, 'clock_goal_unclear'],
    [{ hours: 1, to: '2026-12-02T08:00:00+04:00' }, 'clock_goal_unclear'],
    [{ to: '2026-12-01T08:00:00+04:00' }, 'clock_backwards'],
    [{ to: '2026-11-30T08:00:00+04:00' }, 'clock_backwards'],
    [{ hours: 367 * 24 }, 'clock_too_far'],
  ])('%o is refused as %s', (goal, code) => {
    expect(() => goalOf(goal, NOW)).toThrow(code)
  })
})

describe('the next cut-off', () => {
  it.each([
    [['18:00'], '2026-12-01T18:00:00.000+04:00'],
    [['07:00'], '2026-12-02T07:00:00.000+04:00'],
    [['08:00', '07:00'], '2026-12-02T07:00:00.000+04:00'],
    [['18:00', '12:00'], '2026-12-01T12:00:00.000+04:00'],
  ])('of %o', (times, instant) => {
    expect(isoInDubai(nextCutoff(times, NOW) as Date)).toBe(instant)
  })

  it('is none without a restaurant', () => {
    expect(nextCutoff([], NOW)).toBeUndefined()
  })
})

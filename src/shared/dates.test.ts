import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayOf,
  daysBetween,
  formatClock,
  formatDay,
  formatHijri,
  instantAt,
  isDay,
  weekdayOf,
} from './dates.ts'

describe('a day in Dubai', () => {
  it.each([
    ['2026-11-21T19:59:59.999Z', '2026-11-21'],
    ['2026-11-21T20:00:00.000Z', '2026-11-22'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
    ['2028-02-28T20:00:00.000Z', '2028-02-29'],
  ])('turns at 20:00 UTC: %s is %s', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day)
  })

  it('is text of a real calendar day only', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isDay)).toBe(true)
    expect(
      ['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-11-21T00:00'].some(isDay),
    ).toBe(false)
  })

  it('starts at the instant that belongs to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const day = addDays('2000-01-01', days)
        expect(dayOf(instantAt(day))).toBe(day)
        expect(dayOf(new Date(instantAt(day).getTime() - 1))).toBe(addDays(day, -1))
        expect(daysBetween('2000-01-01', day)).toBe(days)
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
      }),
      { numRuns: 2000 },
    )
  })

  it('has its name in both languages, with Latin digits', () => {
    expect(formatDay('2026-11-21', 'en')).toBe('Saturday, 21 November 2026')
    expect(formatDay('2026-11-21', 'ar')).toBe('السبت، 21 نوفمبر 2026')
    expect(formatHijri('2026-11-21', 'ar')).toBe('11 جمادى الآخرة 1448 هـ')
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayOf('2026-11-22')).toBe(7)
  })

  it('keeps clock times of the Emirates', () => {
    expect(formatClock(new Date('2026-11-21T14:00:00Z'))).toBe('18:00')
    expect(instantAt('2026-11-21', '18:00').toISOString()).toBe('2026-11-21T14:00:00.000Z')
  })
})

import { describe, expect, it } from 'vitest'
import { cutoffOf, firstOpenDay, isDayOpen } from '#features/restaurants/rules.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { errorOfMove } from './change-rules.ts'
import { canSkip, canUnskip, statusAt, type LinkedDay } from './rules.ts'

const DAY = '2026-11-30'
const KITCHENS = [
  { cutoffTime: '18:00', cutoffDays: 2 },
  { cutoffTime: '00:00', cutoffDays: 1 },
  { cutoffTime: '23:59', cutoffDays: 3 },
]

const around = (instant: Date): Date[] =>
  [-1, 0, 1].map((milliseconds) => new Date(instant.getTime() + milliseconds))

describe.for(KITCHENS)('the cut-off at $cutoffTime, $cutoffDays days before', (kitchen) => {
  const locksAt = cutoffOf(DAY, kitchen)
  const day: LinkedDay = {
    id: 1,
    day: DAY,
    status: 'planned',
    locksAt,
    replacesId: null,
    isReplacement: false,
    isReplaced: false,
    isExpired: false,
    isRefunded: false,
    madeGood: null,
  }

  it('takes every change a millisecond before, and none at the instant or after', () => {
    const taken = around(locksAt).map((now) => canSkip(day, now))
    expect(taken).toEqual([true, false, false])
    const states = around(locksAt).map((now) => statusAt(day, now))
    expect(states).toEqual(['planned', 'locked', 'locked'])
  })

  it('takes a skip back a millisecond before, and not at the instant or after', () => {
    const skipped = { ...day, status: 'skipped' as const }
    const taken = around(locksAt).map((now) => canUnskip(skipped, [skipped], now))
    expect(taken).toEqual([true, false, false])
  })

  it('bounds the day that a delivery moves to in the same way', () => {
    const errors = around(locksAt).map((now) =>
      errorOfMove(DAY, {
        firstOpenDay: firstOpenDay(now, dayOf(now), kitchen),
        usableFrom: addDays(DAY, -20),
        usableUntil: addDays(DAY, 20),
        taken: new Set(),
        pause: undefined,
      }),
    )
    expect(errors).toEqual([undefined, 'cutoff_passed', 'cutoff_passed'])
    expect(around(locksAt).map((now) => isDayOpen(now, DAY, kitchen))).toEqual([true, false, false])
  })
})

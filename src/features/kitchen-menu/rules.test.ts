import { describe, expect, it } from 'vitest'
import { daysFromTo, dishStateOf, errorOfWindows, planStateOf } from './rules.ts'

const WINDOWS = {
  breakfast: { from: '07:30', to: '09:30' },
  lunch: { from: '12:00', to: '14:00' },
  dinner: { from: '18:30', to: '20:30' },
}

describe('a dish', () => {
  it.each([
    [true, null, 'available'],
    [true, '2026-11-20', 'available'],
    [true, '2026-11-21', 'until'],
    [false, null, 'sold_out'],
    [false, '2026-11-25', 'sold_out'],
  ] as const)('available %s, sold out until %s, is %s', (isAvailable, soldOutUntil, state) => {
    expect(dishStateOf({ isAvailable, soldOutUntil }, '2026-11-21')).toBe(state)
  })
})

describe('a day of the plan', () => {
  const cutoffAt = new Date('2026-11-21T14:00:00Z')
  it.each([
    [false, false, -1, 'open'],
    [false, false, 0, 'locked'],
    [false, true, 1, 'frozen'],
    [true, false, -1, 'closed'],
    [true, true, 1, 'closed'],
  ] as const)(
    'closed %s, frozen %s, %i ms after its cut-off, is %s',
    (isClosed, isFrozen, ms, state) => {
      const now = new Date(cutoffAt.getTime() + ms)
      expect(planStateOf({ isClosed, isFrozen, cutoffAt }, now)).toBe(state)
    },
  )

  it('is every day between two, both among them', () => {
    expect(daysFromTo('2026-11-30', '2026-12-02')).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ])
    expect(daysFromTo('2026-12-02', '2026-11-30')).toEqual([])
  })
})

describe('delivery windows', () => {
  it('follow each other, from half an hour to six hours long', () => {
    expect(errorOfWindows(WINDOWS)).toBeUndefined()
    expect(errorOfWindows({ ...WINDOWS, lunch: { from: '09:30', to: '10:00' } })).toBeUndefined()
    expect(errorOfWindows({ ...WINDOWS, lunch: { from: '09:29', to: '10:00' } })).toEqual({
      name: 'lunch',
      code: 'windows_overlap',
    })
    expect(errorOfWindows({ ...WINDOWS, dinner: { from: '18:00', to: '18:29' } })?.code).toBe(
      'window_length',
    )
    expect(errorOfWindows({ ...WINDOWS, breakfast: { from: '05:00', to: '11:01' } })?.code).toBe(
      'window_length',
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#shared/dates.ts'
import {
  addressAfterMove,
  addressOn,
  errorOfMove,
  movesToWeekdays,
  type MoveBounds,
} from './change-rules.ts'
import { deliveryDaysFrom, weekdaysOf } from './rules.ts'

const MONDAY = '2026-11-30'

const open = (from: string, count: number, weekdays = weekdaysOf(5)) =>
  deliveryDaysFrom(from, weekdays, count).map((day, at) => ({ id: at + 1, day }))

describe('movesToWeekdays', () => {
  it('moves only what falls on another weekday, within its week', () => {
    expect(movesToWeekdays(open(MONDAY, 10), [1, 2, 3, 4, 7], MONDAY, () => true)).toEqual([
      { id: 5, from: '2026-12-04', to: '2026-12-06' },
      { id: 10, from: '2026-12-11', to: '2026-12-13' },
    ])
  })

  it('uses a day earlier in the week only while the kitchen can still plan it', () => {
    const days = open('2026-12-02', 3)
    const moved = (from: string) =>
      movesToWeekdays(days, [1, 2, 3, 4, 6], from, () => true)?.map(({ to }) => to)
    expect(moved('2026-12-02')).toEqual(['2026-12-05'])
    expect(moved('2026-12-01')).toEqual(['2026-12-01'])
  })

  it('has no answer where the kitchen has too few days', () => {
    expect(movesToWeekdays(open(MONDAY, 5), [6, 7], MONDAY, () => false)).toBeUndefined()
  })

  it('keeps the number of deliveries, their order, and every barred day empty', () => {
    const weekday = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(
        fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }),
        fc.uniqueArray(fc.nat(60), { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        (weekdays, barredAt, weeks) => {
          const count = weeks * weekdays.length
          const barred = new Set(barredAt.map((at) => addDays(MONDAY, at)))
          const days = open(MONDAY, count, weekdaysOf(weekdays.length))
          const moves = movesToWeekdays(days, weekdays, MONDAY, (day) => !barred.has(day)) ?? []
          const to = new Map(moves.map((move) => [move.id, move.to]))
          const after = days.map(({ id, day }) => to.get(id) ?? day)
          expect(new Set(after).size).toBe(count)
          expect(after.every((day) => weekdays.includes(weekdayOf(day)))).toBe(true)
          expect(moves.filter((move) => barred.has(move.to))).toEqual([])
          expect(moves.map(({ from }) => from)).toEqual(moves.map(({ from }) => from).toSorted())
          expect(moves.map((move) => move.to)).toEqual(moves.map((move) => move.to).toSorted())
        },
      ),
    )
  })
})

const bounds: MoveBounds = {
  firstOpenDay: '2026-12-01',
  usableFrom: '2026-11-25',
  usableUntil: '2027-01-11',
  taken: new Set(['2026-12-03']),
  pause: { from: '2026-12-10', to: '2026-12-11' },
}

it.each([
  ['2026-11-24', 'day_out_of_cycle'],
  ['2027-01-12', 'day_out_of_cycle'],
  ['2026-11-30', 'cutoff_passed'],
  ['2026-12-03', 'day_taken'],
  ['2026-12-10', 'day_paused'],
  ['2026-12-11', 'day_paused'],
  ['2026-12-01', undefined],
  ['2026-12-12', undefined],
  ['2027-01-11', undefined],
])('a move to %s meets %s', (to, error) => {
  expect(errorOfMove(to, bounds)).toBe(error)
})

describe('a temporary address', () => {
  const rows = [{ usualId: 1, addressId: 2, from: '2026-12-01', to: '2026-12-05' }]
  const on = (day: string) => addressOn(rows, day)

  it('holds from its first day to its last', () => {
    expect(['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-06'].map(on)).toEqual([1, 2, 2, 1])
  })

  it('depends on the date, while an address of the day travels with it', () => {
    const status = 'planned'
    expect(addressAfterMove({ day: '2026-12-02', addressId: 2, status }, '2026-12-09', on)).toBe(1)
    expect(addressAfterMove({ day: '2026-12-09', addressId: 1, status }, '2026-12-02', on)).toBe(2)
    expect(addressAfterMove({ day: '2026-12-09', addressId: 7, status }, '2026-12-02', on)).toBe(7)
    const missed = { day: '2026-12-09', addressId: 7, status: 'failed' as const }
    expect(addressAfterMove(missed, '2026-12-02', on)).toBe(2)
  })
})

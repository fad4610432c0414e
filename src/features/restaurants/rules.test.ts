import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#shared/dates.ts'
import {
  cutoffOf,
  firstFreeDay,
  firstFreeStart,
  firstOpenDay,
  isDayOpen,
  isOpenAt,
  pickOfDay,
} from './rules.ts'

const cutoff = { cutoffTime: '18:00', cutoffDays: 2 }
const at = (dubai: string) => new Date(`${dubai}:00+04:00`)

describe('cutoffOf', () => {
  it('is 18:00 in Dubai two days before', () => {
    expect(cutoffOf('2026-11-25', cutoff)).toEqual(at('2026-11-23T18:00'))
    expect(cutoffOf('2027-01-01', cutoff)).toEqual(at('2026-12-30T18:00'))
  })

  it('is the first instant at which the day is closed', () => {
    expect(isDayOpen(at('2026-11-23T17:59'), '2026-11-25', cutoff)).toBe(true)
    expect(isDayOpen(at('2026-11-23T18:00'), '2026-11-25', cutoff)).toBe(false)
  })
})

describe('firstOpenDay', () => {
  it.each([
    ['before the cut-off', '2026-11-21T12:00', '2026-11-23'],
    ['at the cut-off', '2026-11-21T18:00', '2026-11-24'],
    ['after midnight in Dubai', '2026-11-22T00:30', '2026-11-24'],
  ])('%s', (_name, now, expected) => {
    expect(firstOpenDay(at(now), '2026-11-21', cutoff)).toBe(expected)
  })

  it('keeps to the weekdays', () => {
    const weekdays = [1, 2, 3, 4, 5]
    const day = firstOpenDay(at('2026-11-26T12:00'), '2026-11-26', cutoff, weekdays)
    expect(day).toBe('2026-11-30')
    expect(weekdayOf(day)).toBe(1)
  })
})

const search = (places: { fullDays: ReadonlySet<string>; capacityPerDay: number }) =>
  firstFreeDay(at('2026-11-21T12:00'), '2026-11-21', cutoff, places)

describe('firstFreeDay', () => {
  it('passes full days over', () => {
    const fullDays = new Set(['2026-11-23', '2026-11-24'])
    expect(search({ fullDays, capacityPerDay: 5 })).toBe('2026-11-25')
  })

  it('finds none where the kitchen is full for weeks or cooks nothing', () => {
    const fullDays = new Set(Array.from({ length: 90 }, (_, index) => addDays('2026-11-21', index)))
    expect(search({ capacityPerDay: 5, fullDays })).toBeUndefined()
    expect(search({ capacityPerDay: 0, fullDays: new Set() })).toBeUndefined()
  })
})

describe('firstFreeStart', () => {
  const weekdays = [1, 2, 3, 4, 5]
  const start = (isFull: (day: string) => boolean, from = '2026-11-28') =>
    firstFreeStart(at('2026-11-21T12:00'), from, cutoff, { isFull, count: 5, weekdays })

  it('is a day on which the plan delivers', () => {
    expect(start(() => false)).toBe('2026-11-30')
  })

  it('leaves no full day behind it', () => {
    expect(start((day) => day === '2026-12-03')).toBe('2026-12-04')
    expect(start((day) => day === '2026-12-05')).toBe('2026-11-30')
  })

  it('is none where the kitchen is full for weeks', () => {
    expect(start((day) => weekdayOf(day) === 3)).toBeUndefined()
  })
})

describe('isOpenAt', () => {
  it('knows kitchens that close after midnight', () => {
    const late = { openingTime: '10:00', closingTime: '01:30' }
    expect(isOpenAt('00:45', late)).toBe(true)
    expect(isOpenAt('02:00', late)).toBe(false)
    expect(isOpenAt('22:00', { openingTime: '08:00', closingTime: '22:00' })).toBe(false)
  })
})

describe('pickOfDay', () => {
  const dishes = Array.from({ length: 12 }, (_, index) => ({
    slug: `dish-${index}`,
    restaurantId: index % 3,
    cuisine: `cuisine-${index % 2}`,
  }))

  it('is the same all day and changes with the day', () => {
    expect(pickOfDay(dishes, '2026-11-22', 4)).toEqual(pickOfDay(dishes, '2026-11-22', 4))
    const days = Array.from({ length: 10 }, (_, index) =>
      pickOfDay(dishes, addDays('2026-11-22', index), 4)
        .map(({ slug }) => slug)
        .join(),
    )
    expect(new Set(days).size).toBeGreaterThan(5)
  })

  it('never shows a dish twice', () => {
    const twice = [...dishes.slice(0, 3), ...dishes.slice(0, 3)]
    expect(pickOfDay(twice, '2026-11-22', 4)).toHaveLength(3)
  })
})

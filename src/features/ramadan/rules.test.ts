import { describe, expect, it, vi } from 'vitest'
import { addDays, daysBetween, instantAt } from '#shared/dates.ts'
import { EMIRATE_CENTRES, EMIRATES } from '#shared/place/emirates.ts'
import type { MealTime } from '#shared/food/food.ts'
import {
  calendarRamadan,
  isLunarMonth,
  mealTimeName,
  modeOn,
  nextRamadan,
  occasionOf,
  ramadansBetween,
  ramadanWindow,
  shiftRamadan,
  SHIFTS,
  windowsOf,
  type RamadanMode,
  type RamadanTable,
} from './rules.ts'
import { dawnAt, sunsetAt } from './sun.ts'

/** As the calendar of Umm al-Qura prints them. */
const PRINTED = [
  [1444, '2023-03-23', '2023-04-20'],
  [1445, '2024-03-11', '2024-04-09'],
  [1446, '2025-03-01', '2025-03-29'],
  [1447, '2026-02-18', '2026-03-19'],
  [1448, '2027-02-08', '2027-03-08'],
] as const

const zones = ['America/Los_Angeles', 'Asia/Dubai', 'Pacific/Kiritimati', 'UTC']

describe.each(zones)('Ramadan in a process of %s', (zone) => {
  it('lies where the calendar prints it', () => {
    vi.stubEnv('TZ', zone)
    for (const [hijriYear, from, to] of PRINTED) {
      expect(calendarRamadan(hijriYear, from)).toEqual({ hijriYear, from, to })
      expect(nextRamadan(to)).toEqual({ hijriYear, from, to })
      expect(nextRamadan(addDays(to, 1)).hijriYear).toBe(hijriYear + 1)
      expect(ramadansBetween(from, from)).toEqual([{ hijriYear, from, to }])
    }
    expect(nextRamadan('2026-11-21')).toEqual({
      hijriYear: 1448,
      from: '2027-02-08',
      to: '2027-03-08',
    })
  })

  it('has its windows at the same clock times', () => {
    vi.stubEnv('TZ', zone)
    expect(ramadanWindow('suhoor', '2027-02-08', 'Dubai')).toEqual({ from: '03:50', to: '04:50' })
    expect(ramadanWindow('iftar', '2027-02-08', 'Dubai')).toEqual({ from: '17:05', to: '17:50' })
    expect(ramadanWindow('iftar', '2027-03-08', 'Fujairah')).toEqual({
      from: '17:20',
      to: '18:05',
    })
  })
})

describe('ramadansBetween', () => {
  it('finds each of seventy years once, of 29 or 30 days, and two in one year', () => {
    const seasons = ramadansBetween('2005-01-01', '2074-12-31')
    expect(seasons.length).toBe(72)
    for (const [index, season] of seasons.entries()) {
      expect(isLunarMonth(season)).toBe(true)
      const before = seasons[index - 1]
      if (!before) continue
      expect(season.hijriYear).toBe(before.hijriYear + 1)
      expect([353, 354, 355, 356]).toContain(daysBetween(before.from, season.from))
    }
    expect(ramadansBetween('2030-01-01', '2030-12-31')).toHaveLength(2)
  })

  it('finds one that an admin moved onto or off a day', () => {
    const shifts = [{ hijriYear: 1448, start: -1, end: -1 }]
    expect(ramadansBetween('2027-02-07', '2027-02-07', shifts)).toHaveLength(1)
    expect(ramadansBetween('2027-03-08', '2027-03-08', shifts)).toHaveLength(0)
    expect(ramadansBetween('2027-02-07', '2027-02-07')).toHaveLength(0)
  })

  it('stays a lunar month for the shifts that may be saved', () => {
    const season = calendarRamadan(1448, '2027-02-08')
    expect(daysBetween(season.from, season.to)).toBe(28)
    const allowed = SHIFTS.flatMap((start) =>
      SHIFTS.filter((end) => isLunarMonth(shiftRamadan(season, { start, end }))).map((end) => [
        start,
        end,
      ]),
    )
    expect(allowed).toEqual([
      [-1, -1],
      [-1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ])
  })
})

const table = (mode: RamadanMode, mealTimes: readonly MealTime[]): RamadanTable => ({
  seasons: [{ from: '2027-02-08', to: '2027-03-08' }],
  changes: [{ fromDay: '2027-01-01', mode }],
  mealTimes,
})
const INSIDE = '2027-02-20'

describe('occasionOf', () => {
  it.each([
    ['fasting', ['lunch'], ['iftar']],
    ['fasting', ['dinner'], ['iftar']],
    ['fasting', ['breakfast'], ['suhoor']],
    ['fasting', ['lunch', 'dinner'], ['suhoor', 'iftar']],
    ['fasting', ['breakfast', 'lunch'], ['suhoor', 'iftar']],
    ['fasting', ['breakfast', 'dinner'], ['suhoor', 'iftar']],
    ['fasting', ['breakfast', 'lunch', 'dinner'], ['suhoor', 'iftar', 'iftar']],
    ['table', ['lunch', 'dinner'], ['lunch', 'iftar']],
    ['table', ['breakfast', 'lunch', 'dinner'], ['suhoor', 'lunch', 'iftar']],
    ['off', ['breakfast', 'lunch', 'dinner'], ['breakfast', 'lunch', 'dinner']],
  ] as const)('%s, a plan of %j: %j', (mode, mealTimes, occasions) => {
    expect(
      mealTimes.map((mealTime) => occasionOf(mealTime, INSIDE, table(mode, mealTimes))),
    ).toEqual(occasions)
  })

  it('is the meal time itself outside Ramadan, to the day', () => {
    const fasting = table('fasting', ['lunch', 'dinner'])
    const on = (day: string) => occasionOf('dinner', day, fasting)
    expect(['2027-02-07', '2027-02-08', '2027-03-08', '2027-03-09'].map(on)).toEqual([
      'dinner',
      'iftar',
      'iftar',
      'dinner',
    ])
    expect(occasionOf('dinner', INSIDE, undefined)).toBe('dinner')
  })
})

describe('modeOn', () => {
  it('takes what was chosen last for the day', () => {
    const changes = [
      { fromDay: '2027-02-10', mode: 'fasting' },
      { fromDay: '2027-02-15', mode: 'off' },
      { fromDay: '2027-02-13', mode: 'table' },
    ] as const
    const on = (day: string) => modeOn(day, changes)
    expect(['2027-02-09', '2027-02-12', '2027-02-13', '2027-02-20'].map(on)).toEqual([
      'off',
      'fasting',
      'table',
      'table',
    ])
  })
})

describe('mealTimeName', () => {
  it('names the meal in both languages', () => {
    const fasting = table('fasting', ['lunch', 'dinner'])
    expect(mealTimeName('lunch', INSIDE, 'en', fasting)).toBe('Suhoor')
    expect(mealTimeName('dinner', INSIDE, 'ar', fasting)).toBe('الإفطار')
    expect(mealTimeName('dinner', INSIDE, 'ar')).toBe('العشاء')
  })
})

const minutesUntil = (day: string, clockTime: string, instant: Date) =>
  (instant.getTime() - instantAt(day, clockTime).getTime()) / 60_000

describe('windows', () => {
  const kitchen = {
    breakfastWindow: '07:30-09:30',
    lunchWindow: '12:00-14:00',
    dinnerWindow: '18:00-20:00',
  }

  it('leave time before the fast, and end before the sun sets, on every day in every emirate', () => {
    for (const emirate of EMIRATES) {
      const place = EMIRATE_CENTRES[emirate]
      for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
        const suhoor = ramadanWindow('suhoor', day, emirate)
        const iftar = ramadanWindow('iftar', day, emirate)
        const left = minutesUntil(day, suhoor.to, dawnAt(day, place))
        expect(left >= 45 && left < 50).toBe(true)
        const early = minutesUntil(day, iftar.to, sunsetAt(day, place))
        expect(early >= 15 && early < 20).toBe(true)
        const opens = minutesUntil(day, iftar.from, sunsetAt(day, place))
        expect(opens >= 60 && opens < 65).toBe(true)
      }
    }
  })

  it('are the kitchen’s own where there is no Ramadan, and come in the order of the day', () => {
    const facts = { day: INSIDE, emirate: 'Sharjah', kitchen } as const
    expect(windowsOf(['lunch', 'dinner'], facts)).toEqual([
      { mealTime: 'lunch', occasion: 'lunch', from: '12:00', to: '14:00' },
      { mealTime: 'dinner', occasion: 'dinner', from: '18:00', to: '20:00' },
    ])
    const ramadan = table('fasting', ['lunch', 'dinner'])
    expect(windowsOf(['lunch', 'dinner'], { ...facts, ramadan })).toEqual([
      { mealTime: 'lunch', occasion: 'suhoor', from: '03:45', to: '04:45' },
      { mealTime: 'dinner', occasion: 'iftar', from: '17:10', to: '17:55' },
    ])
  })
})

import { addDays, formatClock, type Day } from '#shared/dates.ts'
import { EMIRATE_CENTRES, type Emirate } from '#shared/place/emirates.ts'
import type { MealTime } from '#shared/food/food.ts'
import { OCCASION_NAMES, type Occasion } from '#shared/food/occasions.ts'
import type { Language } from '#shared/language.ts'
import { dawnAt, sunsetAt } from './sun.ts'

/** `table`: lunch stays, as someone at the table eats it. `fasting`: everyone fasts. */
export const RAMADAN_MODES = ['off', 'table', 'fasting'] as const
export type RamadanMode = (typeof RAMADAN_MODES)[number]

/** A Ramadan as it is kept, its first and its last day. */
export interface Season {
  hijriYear: number
  from: Day
  to: Day
}

/** What an admin has moved a Ramadan by, in days, once the moon was seen or was not. */
export interface Shift {
  hijriYear: number
  start: number
  end: number
}

export const SHIFTS = [-1, 0, 1] as const

const RAMADAN = 9
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

interface HijriDate {
  year: number
  month: number
  day: number
}

function hijriOf(day: Day): HijriDate {
  const parts = hijri.formatToParts(new Date(`${day}T00:00:00Z`))
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value)
  return { year: read('year'), month: read('month'), day: read('day') }
}

const MONTH_DAYS = 29.53
/** Steps lead to the middle of a month, so that an odd day does not lead into the next one. */
const MID_MONTH = 15
const calendar = new Map<number, Season>()

/** The Ramadan of a Hijri year by the calendar of Umm al-Qura, which the runtime keeps. */
export function calendarRamadan(hijriYear: number, near: Day): Season {
  const known = calendar.get(hijriYear)
  if (known) return known
  let day = near
  let date = hijriOf(day)
  while (date.year !== hijriYear || date.month !== RAMADAN) {
    const months = (hijriYear - date.year) * 12 + RAMADAN - date.month
    day = addDays(day, Math.round(months * MONTH_DAYS) + MID_MONTH - date.day)
    date = hijriOf(day)
  }
  day = addDays(day, 1 - date.day)
  let to = addDays(day, 28)
  while (hijriOf(addDays(to, 1)).month === RAMADAN) to = addDays(to, 1)
  const season = { hijriYear, from: day, to }
  calendar.set(hijriYear, season)
  return season
}

/** A Ramadan as it is kept, moved by what an admin has decided. R-RAM-1 */
export function shiftRamadan({ hijriYear, from, to }: Season, shift?: Omit<Shift, 'hijriYear'>) {
  return {
    hijriYear,
    from: addDays(from, shift?.start ?? 0),
    to: addDays(to, shift?.end ?? 0),
  }
}

/** Every Ramadan that has a day between two days, as it is kept. */
export function ramadansBetween(from: Day, to: Day, shifts: readonly Shift[] = []): Season[] {
  const first = hijriOf(addDays(from, -1)).year
  const last = hijriOf(addDays(to, 1)).year
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .map((year) =>
      shiftRamadan(
        calendarRamadan(year, from),
        shifts.find(({ hijriYear }) => hijriYear === year),
      ),
    )
    .filter((season) => season.from <= to && season.to >= from)
}

/** The Ramadan that a day is in, or the next one. */
export function nextRamadan(day: Day, shifts: readonly Shift[] = []): Season {
  const [season] = ramadansBetween(day, addDays(day, 400), shifts)
  if (!season) throw new Error(`No Ramadan within a year of ${day}`)
  return season
}

/** A lunar month has 29 or 30 days, wherever it begins. */
export const isLunarMonth = ({ from, to }: Pick<Season, 'from' | 'to'>): boolean =>
  addDays(from, 28) === to || addDays(from, 29) === to

/** A customer's switch: from a day on, until the next one. */
export interface RamadanChange {
  fromDay: Day
  mode: RamadanMode
}

/** All that decides what a subscription's meals are called and when they come. */
export interface RamadanTable {
  seasons: readonly Pick<Season, 'from' | 'to'>[]
  /** In the order in which the customer made them. */
  changes: readonly RamadanChange[]
  /** The plan's. */
  mealTimes: readonly MealTime[]
}

/** What was chosen last for a day; a change never reaches back behind the cut-off. */
export const modeOn = (day: Day, changes: readonly RamadanChange[]): RamadanMode =>
  changes.findLast(({ fromDay }) => fromDay <= day)?.mode ?? 'off'

/**
 * Breakfast comes as suhoor and dinner as iftar. Where everyone fasts, no one is without a
 * meal for it: lunch becomes the one of the two that the plan does not have, iftar where it has
 * neither or both. R-RAM-2
 */
export function occasionOf(
  mealTime: MealTime,
  day: Day,
  table: RamadanTable | undefined,
): Occasion {
  const mode = table && isRamadan(day, table.seasons) ? modeOn(day, table.changes) : 'off'
  if (!table || mode === 'off') return mealTime
  if (mealTime === 'breakfast') return 'suhoor'
  if (mealTime === 'dinner') return 'iftar'
  if (mode === 'table') return 'lunch'
  const { mealTimes } = table
  return mealTimes.includes('dinner') && !mealTimes.includes('breakfast') ? 'suhoor' : 'iftar'
}

export const isRamadan = (day: Day, seasons: readonly Pick<Season, 'from' | 'to'>[]): boolean =>
  seasons.some(({ from, to }) => from <= day && day <= to)

/** What a meal is called on a day, in every text of customer and kitchen. */
export const mealTimeName = (
  mealTime: MealTime,
  day: Day,
  language: Language,
  ramadan?: RamadanTable,
): string => OCCASION_NAMES[occasionOf(mealTime, day, ramadan)][language]

/** Minutes around dawn and sunset between which a meal is brought. */
export const WINDOW_MINUTES = {
  /** Time to eat is left before the fast begins. */
  suhoor: { opensBeforeDawn: 105, closesBeforeDawn: 45 },
  iftar: { opensBeforeSunset: 60, closesBeforeSunset: 15 },
} as const

/** Clock times in Dubai, `17:10`. */
export interface ClockWindow {
  from: string
  to: string
}

const MINUTE_MS = 60_000
/** No one is given a time to the minute; earlier is the safe side. */
const STEP_MS = 5 * MINUTE_MS

const clockBefore = (instant: Date, minutes: number): string =>
  formatClock(new Date(Math.floor((instant.getTime() - minutes * MINUTE_MS) / STEP_MS) * STEP_MS))

/** When suhoor or iftar is brought in an emirate. R-RAM-3 */
export function ramadanWindow(
  occasion: 'suhoor' | 'iftar',
  day: Day,
  emirate: Emirate,
): ClockWindow {
  const place = EMIRATE_CENTRES[emirate]
  if (occasion === 'suhoor') {
    const dawn = dawnAt(day, place)
    const { opensBeforeDawn, closesBeforeDawn } = WINDOW_MINUTES.suhoor
    return { from: clockBefore(dawn, opensBeforeDawn), to: clockBefore(dawn, closesBeforeDawn) }
  }
  const sunset = sunsetAt(day, place)
  const { opensBeforeSunset, closesBeforeSunset } = WINDOW_MINUTES.iftar
  return {
    from: clockBefore(sunset, opensBeforeSunset),
    to: clockBefore(sunset, closesBeforeSunset),
  }
}

/** From the earliest to the latest of some windows: emirates differ by minutes. */
export const spanOf = (windows: readonly ClockWindow[]): ClockWindow => ({
  from: windows.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
  to: windows.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
})

/** A kitchen's own windows, `12:00-14:00`. */
export interface KitchenWindows {
  breakfastWindow: string
  lunchWindow: string
  dinnerWindow: string
}

export interface MealWindow extends ClockWindow {
  mealTime: MealTime
  occasion: Occasion
}

interface WindowFacts {
  mealTime: MealTime
  day: Day
  /** Of the delivery's address; an unknown one keeps the kitchen's own time. */
  emirate: Emirate
  kitchen: KitchenWindows
  ramadan?: RamadanTable | undefined
}

/** What a meal is at the door, and when it comes there. */
export function windowOfStop({
  mealTime,
  day,
  emirate,
  kitchen,
  ramadan,
}: WindowFacts): MealWindow {
  const occasion = occasionOf(mealTime, day, ramadan)
  if (occasion === 'suhoor' || occasion === 'iftar') {
    return { mealTime, occasion, ...ramadanWindow(occasion, day, emirate) }
  }
  const [from = '', to = ''] = kitchen[`${occasion}Window`].split('-')
  return { mealTime, occasion, from, to }
}

/** The windows of a day's meal times, in the order in which they come. */
export const windowsOf = (
  mealTimes: readonly MealTime[],
  facts: Omit<WindowFacts, 'mealTime'>,
): MealWindow[] =>
  mealTimes
    .map((mealTime) => windowOfStop({ ...facts, mealTime }))
    .toSorted((a, b) => a.from.localeCompare(b.from, 'en'))

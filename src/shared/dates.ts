import type { Language } from './language.ts'

/**
 * A calendar day in Asia/Dubai, `yyyy-MM-dd`. The UAE keeps UTC+4 all year, so a day is arithmetic
 * on UTC instants and gives the same answer in every process time zone.
 */
export type Day = string

const DUBAI_OFFSET_MS = 4 * 3_600_000
const DAY_MS = 86_400_000

/** A day of this century: far days would overflow what is computed from them. */
export const isDay = (text: string): boolean => {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The Dubai calendar day on which an instant falls. */
export const dayOf = (instant: Date): Day =>
  new Date(instant.getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 10)

/** The instant of a Dubai clock time (`HH:mm`) on a day. */
export const instantAt = (day: Day, clockTime = '00:00'): Date =>
  new Date(Date.parse(`${day}T${clockTime}:00Z`) - DUBAI_OFFSET_MS)

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** ISO weekday: Monday 1 to Sunday 7. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const LOCALES: Record<Language, string> = { en: 'en-AE', ar: 'ar-AE' }

const DAY_STYLES = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  noYear: { weekday: 'long', day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  weekdayNarrow: { weekday: 'narrow' },
  monthName: { month: 'short' },
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(LOCALES[language], { numberingSystem: 'latn', ...options })
    formatters.set(key, found)
  }
  return found
}

/** A day in words: "Saturday, 21 November 2026", «السبت، 21 نوفمبر 2026». */
export const formatDay = (
  day: Day,
  language: Language,
  style: keyof typeof DAY_STYLES = 'full',
): string =>
  formatter(language, { ...DAY_STYLES[style], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** The same day in the Hijri calendar of Umm al-Qura. */
export const formatHijri = (day: Day, language: Language): string =>
  formatter(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'islamic-umalqura',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** An instant as a Dubai clock time, `18:00`. */
export const formatClock = (instant: Date): string =>
  new Date(instant.getTime() + DUBAI_OFFSET_MS).toISOString().slice(11, 16)

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeText, foldLine, formatInstant, writeCalendar, type CalendarEvent } from './ics.ts'

const RUNS = { numRuns: 2000 }
/** Texts as people and attackers write them: any script, line breaks, controls, broken pairs. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.constantFrom('\r', '\n', '\r\n', '\\', ';', ',', ':', '"', 'ن', '🍲', '\ud83c', '\0'))
    .map((parts) => parts.join('')),
)

/** Reads lines back as a calendar does. */
const unfold = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')
const unescape = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark))
/** What is left of a text: no control characters, one kind of line break. */
const kept = (text: string): string =>
  Array.from(text.toWellFormed().replaceAll(/\r\n?/g, '\n'))
    .filter((character) => /[\t\n]/.test(character) || !/\p{Cc}/u.test(character))
    .join('')

const event: CalendarEvent = {
  uid: '7-lunch@sufra.example',
  sequence: 2,
  changedAt: new Date('2026-11-21T08:00:00.123Z'),
  startsAt: new Date('2026-11-23T08:00:00Z'),
  endsAt: new Date('2026-11-23T10:00:00Z'),
  summary: 'Lunch: Lentil soup',
  description: 'Bait Al Machboos',
  location: 'Home',
  url: 'https://sufra.example/dashboard',
  isCancelled: false,
  alarm: undefined,
}
const calendarOf = (changes: Partial<CalendarEvent>) =>
  writeCalendar({
    name: 'Sufra',
    productId: '-//Sufra//Deliveries//EN',
    refreshHours: 1,
    events: [{ ...event, ...changes }],
  })

describe('texts', () => {
  it('come back as they were, whatever they hold', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = unfold(calendarOf({ summary: text }))
        const line = lines.find((one) => one.startsWith('SUMMARY:')) ?? ''
        expect(unescape(line.slice('SUMMARY:'.length))).toBe(kept(text))
      }),
      RUNS,
    )
  })

  it('never add a line of their own', () => {
    const usual = unfold(calendarOf({})).length
    fc.assert(
      fc.property(anyText, anyText, anyText, (summary, description, location) => {
        const lines = unfold(calendarOf({ summary, description, location }))
        expect(lines).toHaveLength(usual)
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      }),
      RUNS,
    )
  })

  it('escape what has a meaning', () => {
    expect(escapeText('Rice, lamb; \\ and\nmore\r\n')).toBe('Rice\\, lamb\\; \\\\ and\\nmore\\n')
  })
})

describe('lines', () => {
  it('hold 75 octets at most, with whole characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = escapeText(text)
        const folded = foldLine(line)
        for (const part of folded.split('\r\n')) {
          const octets = Buffer.from(part)
          expect(octets.length).toBeLessThanOrEqual(75)
          expect(octets.toString()).toBe(part)
        }
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
      }),
      RUNS,
    )
  })

  it('end with CRLF and nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const calendar = calendarOf({ description: text })
        expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      }),
      RUNS,
    )
  })
})

describe('a calendar without an event', () => {
  it('still has the one component that every calendar must have', () => {
    const calendar = { name: 'Sufra', productId: '-//Sufra//EN', refreshHours: 1, events: [] }
    const begins = unfold(writeCalendar(calendar)).filter((line) => line.startsWith('BEGIN:'))
    expect(begins).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:STANDARD'])
  })
})

describe('an event', () => {
  it('is written as calendars read it', () => {
    expect(unfold(calendarOf({ isCancelled: true }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sufra//Deliveries//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Sufra',
      'X-WR-CALNAME:Sufra',
      'X-WR-TIMEZONE:Asia/Dubai',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Dubai',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0400',
      'TZOFFSETTO:+0400',
      'TZNAME:+04',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:7-lunch@sufra.example',
      'DTSTAMP:20261121T080000Z',
      'LAST-MODIFIED:20261121T080000Z',
      'SEQUENCE:2',
      'DTSTART:20261123T080000Z',
      'DTEND:20261123T100000Z',
      'SUMMARY:Lunch: Lentil soup',
      'DESCRIPTION:Bait Al Machboos',
      'LOCATION:Home',
      'URL:https://sufra.example/dashboard',
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('rings where it has an alarm', () => {
    const at = new Date('2026-11-21T11:00:00Z')
    const lines = unfold(calendarOf({ alarm: { at, text: 'Choose, please' } }))
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM') + 1)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER;VALUE=DATE-TIME:20261121T110000Z',
      'DESCRIPTION:Choose\\, please',
      'END:VALARM',
    ])
  })

  it('is at an instant of the world, wherever the server is', () => {
    expect(formatInstant(new Date('2026-12-31T20:00:00Z'))).toBe('20261231T200000Z')
  })
})

/** One delivery as calendars show it. */
export interface CalendarEvent {
  uid: string
  /** How often it has changed since it was first sent. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  summary: string
  description: string
  location: string
  url: string
  isCancelled: boolean
  alarm: { at: Date; text: string } | undefined
}

export interface Calendar {
  name: string
  productId: string
  /** How long a calendar may wait before it asks again. */
  refreshHours: number
  events: readonly CalendarEvent[]
}

/**
 * RFC 5545, 3.6: a calendar has at least one component, and a person may have no delivery. Dubai has
 * had one offset since before there were calendars to subscribe to.
 */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Dubai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0400',
  'TZNAME:+04',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** RFC 5545, 3.3.11: of control characters only tabs and line breaks. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cc}/gu, (control) => (control === '\t' || control === '\n' ? control : ''))
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** RFC 5545, 3.1: lines of at most 75 octets, never cut inside a character. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** `20261123T080000Z`. */
export const formatInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A calendar as RFC 5545 writes it down. */
export function writeCalendar({ name, productId, refreshHours, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Asia/Dubai',
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...TIME_ZONE,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${formatInstant(event.changedAt)}`,
  `LAST-MODIFIED:${formatInstant(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${formatInstant(event.startsAt)}`,
  `DTEND:${formatInstant(event.endsAt)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `LOCATION:${escapeText(event.location)}`,
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  ...(event.alarm ? alarmLines(event.alarm) : []),
  'END:VEVENT',
]

const alarmLines = ({ at, text }: { at: Date; text: string }): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER;VALUE=DATE-TIME:${formatInstant(at)}`,
  `DESCRIPTION:${escapeText(text)}`,
  'END:VALARM',
]

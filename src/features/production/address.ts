import type { Language } from '#shared/language.ts'
import { textsIn } from '#shared/language.ts'
import { messages } from './messages.ts'

/** Where a ticket goes, as it stood when the day was locked. */
export interface TicketAddress {
  name: string
  line1: string
  line2: string | null
  city: string
  area: string
  building: string | null
  flat: string | null
  floor: string | null
  landmark: string | null
  notes: string | null
}

/** The columns of a stored address under the names that a ticket uses. */
export function toTicketAddress(row: Readonly<Record<string, unknown>>): TicketAddress {
  const text = (key: string): string | null => {
    const value = row[key]
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    name: text('name') ?? '',
    line1: text('address_line1') ?? '',
    line2: text('address_line2'),
    city: text('city') ?? '',
    area: text('area') ?? '',
    building: text('building_name'),
    flat: text('flat_number'),
    floor: text('floor'),
    landmark: text('landmark'),
    notes: text('instructions'),
  }
}

const ARABIC = /[\u0600-\u06FF]/
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/** What people typed in the other script keeps its own direction within the sentence. */
const isolate = (text: string, language: Language): string =>
  ARABIC.test(text) === (language === 'ar') ? text : FIRST_STRONG_ISOLATE + text + POP_ISOLATE

const isSaid = (part: string | null): part is string => part !== null && part !== ''

/** The door in one line: "Marina Gate 1, floor 23, flat 2304". */
export function doorOf(address: TicketAddress, language: Language): string {
  const { door } = textsIn(messages, language)
  return [
    isolate(address.building ?? address.line1, language),
    address.floor && door.floor(isolate(address.floor, language)),
    address.flat && door.flat(isolate(address.flat, language)),
  ]
    .filter(isSaid)
    .join(door.separator)
}

/** How to find it: the street where the door names a building, and the landmark. */
export function wayTo(address: TicketAddress, language: Language): string {
  const { door } = textsIn(messages, language)
  return [address.building === null ? null : address.line1, address.line2, address.landmark]
    .filter(isSaid)
    .map((part) => isolate(part, language))
    .join(door.separator)
}

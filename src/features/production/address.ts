import { isolate } from '#shared/text/bidi.ts'
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

/** A known area has a name in both languages; any other one stays as the customer typed it. */
export const areaOf = (
  { area, areaEn, areaAr }: { area: string; areaEn: string | null; areaAr: string | null },
  language: Language,
): string => (language === 'ar' ? areaAr : areaEn) ?? area

const EMPTY: TicketAddress = {
  name: '',
  line1: '',
  line2: null,
  city: '',
  area: '',
  building: null,
  flat: null,
  floor: null,
  landmark: null,
  notes: null,
}

/** The address of a stored ticket; of a deleted account only the emirate is left. */
export const storedAddress = (stored: unknown): TicketAddress => ({
  ...EMPTY,
  ...(stored as Partial<TicketAddress>),
})

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

/** What people typed in the other script keeps its own direction within the sentence. */
const inItsDirection = (text: string, language: Language): string =>
  ARABIC.test(text) === (language === 'ar') ? text : isolate(text)

const isSaid = (part: string | null): part is string => part !== null && part !== ''

/** The door in one line: "Marina Gate 1, floor 23, flat 2304". */
export function addressLineOf(address: TicketAddress, language: Language): string {
  const { addressParts } = textsIn(messages, language)
  return [
    inItsDirection(address.building ?? address.line1, language),
    address.floor && addressParts.floor(inItsDirection(address.floor, language)),
    address.flat && addressParts.flat(inItsDirection(address.flat, language)),
  ]
    .filter(isSaid)
    .join(addressParts.separator)
}

/** How to find it: the street where the door names a building, and the landmark. */
export function wayTo(address: TicketAddress, language: Language): string {
  const { addressParts } = textsIn(messages, language)
  return [address.building === null ? null : address.line1, address.line2, address.landmark]
    .filter(isSaid)
    .map((part) => inItsDirection(part, language))
    .join(addressParts.separator)
}

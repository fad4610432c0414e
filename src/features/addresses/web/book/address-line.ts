import { isolate } from '#shared/text/bidi.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import type { Language } from '#shared/language.ts'
import { textsIn } from '#shared/language.ts'
import { messages } from '../../messages.ts'
import type { Address } from '../queries.ts'

const SEPARATOR = { en: ', ', ar: '، ' }

/** Building, flat, floor and street, each a part of its own writing direction. */
export function doorParts(address: Address, language: Language): string[] {
  const { list } = textsIn(messages, language)
  return [
    address.buildingName,
    address.flatNumber && list.flat(address.flatNumber),
    address.floor && list.floor(address.floor),
    address.addressLine1,
    address.addressLine2,
  ].filter((part): part is string => Boolean(part))
}

/** Area and emirate. */
export const placeParts = (address: Address, language: Language): string[] => [
  address.area,
  EMIRATE_NAMES[address.city][language],
]

const STANDARD_NAMES = {
  Home: 'home',
  المنزل: 'home',
  Office: 'office',
  المكتب: 'office',
} as const

/** The form's own labels read in the page's language; a name that was typed stays. */
export function addressName(address: Address, language: Language): string {
  const { fields } = textsIn(messages, language)
  const label = STANDARD_NAMES[address.name as keyof typeof STANDARD_NAMES]
  return label === undefined ? address.name : fields[label]
}

/** One line of text for summaries, each part in its own writing direction: name, door, place. */
export const addressSummary = (address: Address, language: Language): string =>
  `${isolate(addressName(address, language))}. ${[...doorParts(address, language), ...placeParts(address, language)].map(isolate).join(SEPARATOR[language])}`

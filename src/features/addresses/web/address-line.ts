import { EMIRATE_NAMES } from '#shared/emirates.ts'
import type { Language } from '#shared/language.ts'
import { textsIn } from '#shared/language.ts'
import { messages } from '../messages.ts'
import type { Address } from './queries.ts'

const SEPARATOR = { en: ', ', ar: '، ' }

/** Building, flat and street on one line. */
export function doorLine(address: Address, language: Language): string {
  const { list } = textsIn(messages, language)
  return [
    address.addressLine1,
    address.buildingName === address.addressLine1 ? null : address.buildingName,
    address.floor && list.floor(address.floor),
    address.flatNumber && list.flat(address.flatNumber),
  ]
    .filter(Boolean)
    .join(SEPARATOR[language])
}

/** Area and emirate. */
export const placeLine = (address: Address, language: Language): string =>
  [address.area, EMIRATE_NAMES[address.city][language]].join(SEPARATOR[language])

/** One line for summaries: name, door, place. */
export const addressSummary = (address: Address, language: Language): string =>
  `${address.name}. ${[doorLine(address, language), placeLine(address, language)].join(SEPARATOR[language])}`

import type { Answer } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { address as schema } from '../list-contract.ts'
import type { AddressRow } from './store.ts'

/** A known area reads in the caller's language, any other as it was typed. */
export function presentAddress(
  { areaNameEn, areaNameAr, ...row }: AddressRow,
  language: Language,
): Answer<{ output: typeof schema }> {
  return { ...row, area: (language === 'ar' ? areaNameAr : areaNameEn) ?? row.area }
}

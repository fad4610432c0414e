import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { address as schema } from '../list-contract.ts'
import { versionOf, type RecordFields } from '#server/http/version.ts'
import type { AddressRow } from './store.ts'

export const areaOf = ({ area, areaNameEn, areaNameAr }: AddressRow, language: Language): string =>
  (language === 'ar' ? areaNameAr : areaNameEn) ?? area

/** As the form has it; a known area is the same in both languages. */
export const addressFields = (row: AddressRow): RecordFields => ({
  name: row.name,
  addressLine1: row.addressLine1,
  addressLine2: row.addressLine2,
  city: row.city,
  area: row.areaId ?? row.area,
  landmark: row.landmark,
  buildingName: row.buildingName,
  flatNumber: row.flatNumber,
  floor: row.floor,
  instructions: row.instructions,
  isDefault: row.isDefault,
})

/** A known area reads in the caller's language, any other as it was typed. */
export function presentAddress(
  row: AddressRow,
  language: Language,
): Output<{ output: typeof schema }> {
  const { areaNameEn: _en, areaNameAr: _ar, ...stored } = row
  return { ...stored, area: areaOf(row, language), version: versionOf(addressFields(row)) }
}

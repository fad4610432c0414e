import { foldText } from '#shared/text/fold-text.ts'

/** Enough for a family and its offices; a bound against scripts. R-ACC-15 */
export const ADDRESSES_MAX = 50

export interface AddressFields {
  addressLine1: string
  addressLine2: string | null
  city: string
  area: string
  areaId: number | null
  buildingName: string | null
  flatNumber: string | null
  floor: string | null
}

/** Two addresses are duplicates when they mean the same door, however it is written. R-ACC-1 */
export const duplicateKeyOf = (address: AddressFields): string =>
  [
    address.city,
    address.areaId ?? foldText(address.area),
    ...[
      address.addressLine1,
      address.addressLine2,
      address.buildingName,
      address.flatNumber,
      address.floor,
    ].map((part) => foldText(part ?? '')),
  ].join('\n')

/**
 * The default ends only by choosing another, so anyone who has addresses has exactly one default.
 * R-ACC-2
 */
export const isDefaultAfter = (
  requested: boolean | undefined,
  { isDefault, hasOthers }: { isDefault: boolean; hasOthers: boolean },
): boolean => isDefault || requested === true || !hasOthers

/** The default may go only as the last address, and none while a delivery needs it. R-ACC-3 */
export function whyNotDeletable(address: {
  isDefault: boolean
  hasOthers: boolean
  isNeeded: boolean
}): 'default_address_kept' | 'address_in_use' | undefined {
  if (address.isDefault && address.hasOthers) return 'default_address_kept'
  return address.isNeeded ? 'address_in_use' : undefined
}

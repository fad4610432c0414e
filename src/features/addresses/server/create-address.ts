import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { createAddress as contract } from '../contract.ts'
import { ADDRESSES_MAX, isDefaultAfter } from '../rules.ts'
import { presentAddress } from './present-address.ts'
import { settleArea } from './settle-area.ts'
import {
  clearDefault,
  getAddressRow,
  hasDuplicate,
  insertAddress,
  listAddressRows,
  type AddressFields,
} from './store.ts'

export async function createAddress(
  tx: Transaction,
  who: Pick<Member, 'id' | 'now' | 'language'>,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await lockUser(tx, who.id)
  const others = await listAddressRows(tx, who.id)
  if (others.length >= ADDRESSES_MAX) throw new Refusal('too_many_addresses', 422)

  const fields: AddressFields = {
    ...optionalFields(input),
    name: input.name,
    addressLine1: input.addressLine1,
    city: input.city,
    ...(await settleArea(
      tx,
      { city: input.city, area: input.area, areaId: input.areaId },
      who.language,
    )),
    isDefault: isDefaultAfter(input.isDefault, { isDefault: false, hasOthers: others.length > 0 }),
  }
  if (await hasDuplicate(tx, who.id, fields)) throw new Refusal('duplicate_address', 409)

  if (fields.isDefault) await clearDefault(tx, who.id)
  const id = await insertAddress(tx, who.id, fields, who.now)
  return presentAddress(await getAddressRow(tx, who.id, id), who.language)
}

type Optional = Pick<
  AddressFields,
  'addressLine2' | 'landmark' | 'buildingName' | 'flatNumber' | 'floor' | 'instructions'
>

export const optionalFields = (input: {
  [K in keyof Optional]?: string | null | undefined
}): Optional => ({
  addressLine2: input.addressLine2 ?? null,
  landmark: input.landmark ?? null,
  buildingName: input.buildingName ?? null,
  flatNumber: input.flatNumber ?? null,
  floor: input.floor ?? null,
  instructions: input.instructions ?? null,
})

import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale } from '#server/http/version.ts'
import type {
  changeAddress as changeContract,
  replaceAddress as replaceContract,
} from '../contract.ts'
import { isDefaultAfter } from '../rules.ts'
import { optionalFields } from './create-address.ts'
import { addressFields, areaOf, presentAddress } from './present-address.ts'
import { settleArea } from './settle-area.ts'
import {
  clearDefault,
  getAddressRow,
  hasDuplicate,
  listAddressRows,
  updateAddress,
  type AddressFields,
  type AddressRow,
} from './store.ts'

type Whole = Input<typeof replaceContract>
type Partial = Input<typeof changeContract>

/** PUT: what is left out becomes empty. */
export const replaceAddress = (
  tx: Transaction,
  who: Member,
  input: Whole,
): Promise<Output<typeof replaceContract>> =>
  writeAddress(tx, who, input.id, () => ({ ...input, ...optionalFields(input) }))

/** PATCH: what is left out stays. A new area or emirate looks its area up again. */
export const changeAddress = (
  tx: Transaction,
  who: Member,
  input: Partial,
): Promise<Output<typeof changeContract>> =>
  writeAddress(tx, who, input.id, (current) => {
    const isSamePlace = input.area === undefined && input.city === undefined
    return {
      ...current,
      isDefault: undefined,
      ...withoutUndefined(input),
      areaId: input.areaId === undefined && isSamePlace ? current.areaId : input.areaId,
      area: input.area ?? (typeof input.areaId === 'number' ? undefined : current.area),
    }
  })

const withoutUndefined = <T extends object>(
  input: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never

async function writeAddress(
  tx: Transaction,
  who: Member,
  id: number,
  decide: (current: AddressRow) => Whole,
): Promise<Output<typeof replaceContract>> {
  await lockUser(tx, who.id)
  const rows = await listAddressRows(tx, who.id)
  const current = rows.find((row) => row.id === id)
  if (!current) throw new Refusal('not_found', 404)

  const input = decide(current)
  refuseStale(who, input, addressFields(current), { area: areaOf(current, who.language) })
  const place = await settleArea(
    tx,
    { city: input.city, area: input.area, areaId: input.areaId },
    who.language,
  )
  const next: AddressFields = {
    name: input.name,
    addressLine1: input.addressLine1,
    ...optionalFields(input),
    city: input.city,
    ...place,
    isDefault: isDefaultAfter(input.isDefault, {
      isDefault: current.isDefault,
      hasOthers: rows.length > 1,
    }),
  }
  if (await hasDuplicate(tx, who.id, next, id)) throw new Refusal('duplicate_address', 409)

  if (next.isDefault && !current.isDefault) await clearDefault(tx, who.id)
  await updateAddress(tx, id, next, who.now)
  return presentAddress(await getAddressRow(tx, who.id, id), who.language)
}

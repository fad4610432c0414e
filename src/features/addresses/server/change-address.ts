import type { Answer, Wish } from '#shared/wire/endpoint.ts'
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

type Whole = Wish<typeof replaceContract>
type Partial = Wish<typeof changeContract>

/** PUT: what is left out becomes empty. */
export const replaceAddress = (
  tx: Transaction,
  who: Member,
  wish: Whole,
): Promise<Answer<typeof replaceContract>> =>
  writeAddress(tx, who, wish.id, () => ({ ...wish, ...optionalFields(wish) }))

/** PATCH: what is left out stays. A new area or emirate looks its area up again. */
export const changeAddress = (
  tx: Transaction,
  who: Member,
  wish: Partial,
): Promise<Answer<typeof changeContract>> =>
  writeAddress(tx, who, wish.id, (current) => {
    const isSamePlace = wish.area === undefined && wish.city === undefined
    return {
      ...current,
      isDefault: undefined,
      ...withoutUndefined(wish),
      areaId: wish.areaId === undefined && isSamePlace ? current.areaId : wish.areaId,
      area: wish.area ?? (typeof wish.areaId === 'number' ? undefined : current.area),
    }
  })

const withoutUndefined = <T extends object>(
  wish: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as never

async function writeAddress(
  tx: Transaction,
  who: Member,
  id: number,
  decide: (current: AddressRow) => Whole,
): Promise<Answer<typeof replaceContract>> {
  await lockUser(tx, who.id)
  const rows = await listAddressRows(tx, who.id)
  const current = rows.find((row) => row.id === id)
  if (!current) throw new Refusal('not_found', 404)

  const wish = decide(current)
  refuseStale(who, wish, addressFields(current), { area: areaOf(current, who.language) })
  const place = await settleArea(
    tx,
    { city: wish.city, area: wish.area, areaId: wish.areaId },
    who.language,
  )
  const next: AddressFields = {
    name: wish.name,
    addressLine1: wish.addressLine1,
    ...optionalFields(wish),
    city: wish.city,
    ...place,
    isDefault: isDefaultAfter(wish.isDefault, {
      isDefault: current.isDefault,
      hasOthers: rows.length > 1,
    }),
  }
  if (await hasDuplicate(tx, who.id, next, id)) throw new Refusal('duplicate_address', 409)

  if (next.isDefault && !current.isDefault) await clearDefault(tx, who.id)
  await updateAddress(tx, id, next, who.now)
  return presentAddress(await getAddressRow(tx, who.id, id), who.language)
}

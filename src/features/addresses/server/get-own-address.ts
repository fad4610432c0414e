import type { Point } from '#shared/place/geo.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { findAddressPoint, findAndLockAddress, type AddressRow } from './store.ts'

/** An own address that cannot vanish before the transaction ends. @throws Refusal `not_found`. */
export async function getOwnAddress(
  tx: Transaction,
  userId: string,
  addressId: number,
): Promise<AddressRow & { point: Point }> {
  const address = await findAndLockAddress(tx, userId, addressId)
  if (!address) throw new Refusal('not_found', 404, { fields: ['deliveryAddressId'] })
  return address
}

/** Where an own address lies. @throws Refusal `not_found`. */
export async function getAddressPoint(
  db: Database,
  userId: string,
  addressId: number,
): Promise<Point> {
  const point = await findAddressPoint(db, userId, addressId)
  if (!point) throw new Refusal('not_found', 404)
  return point
}

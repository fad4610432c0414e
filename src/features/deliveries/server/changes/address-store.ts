import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'

/** The name of an own address that is in use; undefined where it is another's or gone. */
export const findAddressName = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('delivery_addresses')
    .select('name')
    .where('id', '=', id)
    .where('user_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}

/** Days whose cut-off is still to come, skipped ones too: their skip may be taken back. */
export async function setAddress(
  tx: Transaction,
  ids: readonly number[],
  addressId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('delivery_days')
    .set({ address_id: addressId, changed_at: now })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}

export interface TemporaryAddress {
  id: number
  addressId: number
  addressName: string
  from: Day
  to: Day
}

/** Temporary addresses that were not taken back and last until a day or longer. */
export const listTemporaryAddresses = (
  db: Database,
  subscriptionIds: readonly number[],
  until: Day,
): Promise<(TemporaryAddress & { subscriptionId: number })[]> =>
  db
    .selectFrom('address_spells as s')
    .innerJoin('delivery_addresses as a', 'a.id', 's.address_id')
    .select([
      's.id',
      's.subscription_id as subscriptionId',
      's.address_id as addressId',
      'a.name as addressName',
      's.from_day as from',
      's.to_day as to',
    ])
    .where('s.subscription_id', '=', sql<number>`any(${subscriptionIds}::integer[])`)
    .where('s.ended_at', 'is', null)
    .where('s.to_day', '>=', until)
    .orderBy('s.from_day')
    .execute()

export async function insertTemporaryAddress(
  tx: Transaction,
  temporaryAddress: {
    subscriptionId: number
    customerId: string
    addressId: number
    from: Day
    to: Day
    now: Date
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('address_spells')
    .values({
      subscription_id: temporaryAddress.subscriptionId,
      customer_id: temporaryAddress.customerId,
      address_id: temporaryAddress.addressId,
      from_day: temporaryAddress.from,
      to_day: temporaryAddress.to,
      created_at: temporaryAddress.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endTemporaryAddress(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('address_spells').set({ ended_at: now }).where('id', '=', id).execute()
}

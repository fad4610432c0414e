import { createHash } from 'node:crypto'
import type { Emirate } from '#shared/place/emirates.ts'
import { EMIRATE_CENTRES } from '#shared/place/emirates.ts'
import type { Point } from '#shared/place/geo.ts'
import { foldText } from '#shared/text/fold-text.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { duplicateKeyOf } from '../rules.ts'

const COLUMNS = [
  'delivery_addresses.id',
  'name',
  'address_line1 as addressLine1',
  'address_line2 as addressLine2',
  'city',
  'area',
  'area_id as areaId',
  'landmark',
  'building_name as buildingName',
  'flat_number as flatNumber',
  'floor',
  'instructions',
  'is_default as isDefault',
  'areas.name_en as areaNameEn',
  'areas.name_ar as areaNameAr',
] as const

const addressRows = prepared<{ userId: string }>()((db, param) =>
  db
    .selectFrom('delivery_addresses')
    .leftJoin('areas', 'areas.id', 'delivery_addresses.area_id')
    .select(COLUMNS)
    .where('user_id', '=', param('userId'))
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('delivery_addresses.id'),
)

type Row = Awaited<ReturnType<typeof addressRows>>[number]
export type AddressRow = Omit<Row, 'city'> & { city: Emirate }
export type AddressFields = Omit<AddressRow, 'id' | 'areaNameEn' | 'areaNameAr'>

const toAddress = (row: Row): AddressRow => ({ ...row, city: row.city as Emirate })

export const listAddressRows = async (db: Database, userId: string): Promise<AddressRow[]> =>
  (await addressRows(db, { userId })).map(toAddress)

export async function getAddressRow(
  tx: Transaction,
  userId: string,
  id: number,
): Promise<AddressRow> {
  const row = (await listAddressRows(tx, userId)).find((address) => address.id === id)
  if (!row) throw new Error(`address ${id} is gone within its own transaction`)
  return row
}

/** Waits for those who are about to use the address, and keeps others from it. */
export async function lockAddress(tx: Transaction, id: number): Promise<void> {
  await tx.selectFrom('delivery_addresses').select('id').where('id', '=', id).forUpdate().execute()
}

const lockedAddress = prepared<{ userId: string; id: number }>()((db, param) =>
  db
    .selectFrom('delivery_addresses')
    .leftJoin('areas', 'areas.id', 'delivery_addresses.area_id')
    .select(COLUMNS)
    .select(['areas.latitude', 'areas.longitude'])
    .where('delivery_addresses.id', '=', param('id'))
    .where('user_id', '=', param('userId'))
    .where('deleted_at', 'is', null)
    .forKeyShare('delivery_addresses'),
)

/** An own address that stays as it is until the transaction ends, and where it lies. */
export async function findAndLockAddress(
  tx: Transaction,
  userId: string,
  id: number,
): Promise<(AddressRow & { point: Point }) | undefined> {
  const [row] = await lockedAddress(tx, { userId, id })
  if (!row) return undefined
  const { latitude, longitude, ...address } = row
  return { ...toAddress(address), point: pointOf({ city: row.city, latitude, longitude }) }
}

const toColumns = (fields: AddressFields) => ({
  name: fields.name,
  address_line1: fields.addressLine1,
  address_line2: fields.addressLine2,
  city: fields.city,
  area: fields.area,
  area_id: fields.areaId,
  landmark: fields.landmark,
  building_name: fields.buildingName,
  flat_number: fields.flatNumber,
  floor: fields.floor,
  instructions: fields.instructions,
  is_default: fields.isDefault,
  fingerprint: fingerprintOf(fields),
})

const fingerprintOf = (fields: AddressFields): Buffer =>
  createHash('sha256').update(duplicateKeyOf(fields)).digest()

export async function hasDuplicate(
  tx: Transaction,
  userId: string,
  fields: AddressFields,
  exceptId?: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('delivery_addresses')
    .select('id')
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprintOf(fields))
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes room for another default. */
export async function clearDefault(tx: Transaction, userId: string): Promise<void> {
  await tx
    .updateTable('delivery_addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
}

export async function insertAddress(
  tx: Transaction,
  userId: string,
  fields: AddressFields,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('delivery_addresses')
    .values({ ...toColumns(fields), user_id: userId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAddress(
  tx: Transaction,
  id: number,
  fields: AddressFields,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('delivery_addresses')
    .set({ ...toColumns(fields), updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markAddressDeleted(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('delivery_addresses')
    .set({ deleted_at: now, is_default: false })
    .where('id', '=', id)
    .execute()
}

const areaRows = prepared<Record<never, never>>()((db) => db.selectFrom('areas').selectAll())

export type AreaRow = Awaited<ReturnType<typeof areaRows>>[number]

export const listAreaRows = (db: Database): Promise<AreaRow[]> => areaRows(db, {})

const areaById = prepared<{ id: number }>()((db, param) =>
  db.selectFrom('areas').selectAll().where('id', '=', param('id')),
)

export const findArea = async (db: Database, id: number): Promise<AreaRow | undefined> =>
  (await areaById(db, { id }))[0]

const areasOfEmirate = prepared<{ city: string }>()((db, param) =>
  db.selectFrom('areas').selectAll().where('emirate', '=', param('city')),
)

/** A known area of an emirate by its name in either language. */
export async function findAreaByName(
  db: Database,
  city: Emirate,
  typed: string,
): Promise<AreaRow | undefined> {
  const wanted = foldText(typed)
  const areas = await areasOfEmirate(db, { city })
  return areas.find((row) => foldText(row.name_en) === wanted || foldText(row.name_ar) === wanted)
}

const pointRows = prepared<{ userId: string; id: number }>()((db, param) =>
  db
    .selectFrom('delivery_addresses')
    .leftJoin('areas', 'areas.id', 'delivery_addresses.area_id')
    .select(['delivery_addresses.city', 'areas.latitude', 'areas.longitude'])
    .where('delivery_addresses.id', '=', param('id'))
    .where('delivery_addresses.user_id', '=', param('userId'))
    .where('delivery_addresses.deleted_at', 'is', null),
)

/** Where an own address lies: its area's centroid, else the middle of its emirate. */
export async function findAddressPoint(
  db: Database,
  userId: string,
  id: number,
): Promise<Point | undefined> {
  const [row] = await pointRows(db, { userId, id })
  return row && pointOf(row)
}

/** Without an area it is the middle of its emirate. */
const pointOf = (row: Place): Point =>
  row.latitude === null || row.longitude === null
    ? EMIRATE_CENTRES[row.city as Emirate]
    : { latitude: row.latitude, longitude: row.longitude }

interface Place {
  city: string
  latitude: number | null
  longitude: number | null
}

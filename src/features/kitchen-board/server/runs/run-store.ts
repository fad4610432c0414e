import { randomUUID } from 'node:crypto'
import type { Day } from '#shared/dates.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { hashOf, tokenOf } from './link.ts'

export const listDrivers = (db: Database, restaurantId: number) =>
  db
    .selectFrom('drivers')
    .select(['id', 'name', 'phone'])
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Drivers of a kitchen are added one after another. */
export async function lockKitchen(tx: Transaction, restaurantId: number): Promise<void> {
  await tx
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', restaurantId)
    .forNoKeyUpdate()
    .execute()
}

/** One who was taken off the list comes back under the new name. */
export async function saveDriver(
  tx: Transaction,
  { restaurantId, name, phone }: { restaurantId: number; name: string; phone: string },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('drivers')
    .values({ restaurant_id: restaurantId, name, phone, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'phone']).doUpdateSet({ name, is_active: true }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether the kitchen has this driver on its list. */
export async function lockDriver(
  tx: Transaction,
  restaurantId: number,
  id: number,
): Promise<boolean> {
  const driver = await tx
    .selectFrom('drivers')
    .select('id')
    .where('id', '=', id)
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return driver !== undefined
}

export async function retireDriver(tx: Transaction, id: number): Promise<void> {
  await tx.updateTable('drivers').set({ is_active: false }).where('id', '=', id).execute()
}

export interface RunRow {
  id: number
  mealTime: Occasion
  linkNonce: string
  startedAt: Date | null
  finishedAt: Date | null
  driver: { id: number; name: string; phone: string }
}

export async function listRuns(
  db: Database,
  { restaurantId, day }: { restaurantId: number; day: Day },
): Promise<RunRow[]> {
  const rows = await db
    .selectFrom('delivery_runs as r')
    .innerJoin('drivers as d', 'd.id', 'r.driver_id')
    .select([
      'r.id',
      'r.meal_time as mealTime',
      'r.link_nonce as linkNonce',
      'r.started_at as startedAt',
      'r.finished_at as finishedAt',
      'd.id as driverId',
      'd.name',
      'd.phone',
    ])
    .where('r.restaurant_id', '=', restaurantId)
    .where('r.day', '=', day)
    .orderBy('r.id')
    .execute()
  return rows.map(({ driverId, name, phone, ...run }) => ({
    ...run,
    mealTime: run.mealTime as Occasion,
    driver: { id: driverId, name, phone },
  }))
}

/** The run of a driver in a window, opened when it is first needed. */
export async function openRun(
  tx: Transaction,
  run: { restaurantId: number; day: Day; mealTime: Occasion; driverId: number },
  linkKey: string,
  now: Date,
): Promise<number> {
  const nonce = randomUUID()
  const row = await tx
    .insertInto('delivery_runs')
    .values({
      restaurant_id: run.restaurantId,
      day: run.day,
      meal_time: run.mealTime,
      driver_id: run.driverId,
      link_nonce: nonce,
      token_hash: hashOf(tokenOf(nonce, linkKey)),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'day', 'meal_time', 'driver_id'])
        // Nothing to change; an update answers the row that is there.
        .doUpdateSet({ driver_id: run.driverId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const findRunByToken = (db: Database, token: string) =>
  db
    .selectFrom('delivery_runs as r')
    .innerJoin('drivers as d', 'd.id', 'r.driver_id')
    .innerJoin('restaurants as k', 'k.id', 'r.restaurant_id')
    .select([
      'r.id',
      'r.restaurant_id as restaurantId',
      'r.day',
      'r.meal_time as mealTime',
      'd.name as driverName',
      'd.is_active as isActive',
      'k.name_en as kitchenEn',
      'k.name_ar as kitchenAr',
    ])
    .where('r.token_hash', '=', hashOf(token))
    .executeTakeFirst()

export type TokenRun = NonNullable<Awaited<ReturnType<typeof findRunByToken>>>

/** In the order in which everyone takes tickets. */
export const lockTicketsOfDriver = (tx: Transaction, driverId: number) =>
  tx
    .selectFrom('kitchen_tickets')
    .select(['id', 'status'])
    .where('run_id', 'in', (eb) =>
      eb.selectFrom('delivery_runs').select('id').where('driver_id', '=', driverId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockTicketsOfWindow = (
  tx: Transaction,
  window: { restaurantId: number; day: Day; mealTime: Occasion },
) =>
  tx
    .selectFrom('kitchen_tickets')
    .select(['id', 'status'])
    .where('restaurant_id', '=', window.restaurantId)
    .where('day', '=', window.day)
    .where((eb) => eb(eb.fn.coalesce('occasion', 'meal_time'), '=', window.mealTime))
    .orderBy('id')
    .forUpdate()
    .execute()

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'

export interface KitchenDay {
  restaurantId: number
  day: Day
}

/** Everyone who changes or adds to the day waits here. Answers when it was frozen, if it was. */
export async function lockKitchenDay(
  tx: Transaction,
  { restaurantId, day }: KitchenDay,
): Promise<Date | null> {
  await sql`
    insert into kitchen_days (restaurant_id, day, capacity)
    select id, ${day}::date, capacity_per_day from restaurants where id = ${restaurantId}
    on conflict do nothing`.execute(tx)
  const row = await tx
    .selectFrom('kitchen_days')
    .select('frozen_at')
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  return row?.frozen_at ?? null
}

/** Locks a kitchen's days in their order and says how many portions each has promised. */
export const lockDaysFrom = (tx: Transaction, restaurantId: number, from: Day) =>
  tx
    .selectFrom('kitchen_days')
    .select(['day', 'booked', 'is_closed as isClosed', 'frozen_at as frozenAt'])
    .where('restaurant_id', '=', restaurantId)
    .where('day', '>=', from)
    .orderBy('day')
    .forUpdate()
    .execute()

export async function setDaysClosed(
  tx: Transaction,
  restaurantId: number,
  days: readonly Day[],
  isClosed: boolean,
): Promise<void> {
  await tx
    .updateTable('kitchen_days')
    .set({ is_closed: isClosed })
    .where('restaurant_id', '=', restaurantId)
    .where('day', 'in', days)
    .execute()
}

export async function putDayCapacity(
  tx: Transaction,
  restaurantId: number,
  day: Day,
  input: { capacity: number; isOwn: boolean },
): Promise<void> {
  await tx
    .updateTable('kitchen_days')
    .set({ capacity: input.capacity, is_capacity_own: input.isOwn })
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .execute()
}

/** Days without a capacity of their own follow the kitchen's, but never below what is promised. */
export async function followKitchenCapacity(
  tx: Transaction,
  restaurantId: number,
  from: Day,
  capacity: number,
): Promise<void> {
  await tx
    .updateTable('kitchen_days')
    .set({ capacity: sql<number>`greatest(booked, ${capacity})` })
    .where('restaurant_id', '=', restaurantId)
    .where('day', '>=', from)
    .where('is_capacity_own', '=', false)
    .where('frozen_at', 'is', null)
    .execute()
}

export async function freezeDay(tx: Transaction, wanted: KitchenDay, now: Date): Promise<void> {
  await tx
    .updateTable('kitchen_days')
    .set({ frozen_at: now })
    .where('restaurant_id', '=', wanted.restaurantId)
    .where('day', '=', wanted.day)
    .execute()
}

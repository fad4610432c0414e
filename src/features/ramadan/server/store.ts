import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { RamadanMode, Shift } from '../rules.ts'

const shifts = prepared<Record<never, never>>()((db) =>
  db
    .selectFrom('ramadan_shifts')
    .select(['hijri_year as hijriYear', 'start_shift as start', 'end_shift as end']),
)

/** What admins have moved, Ramadan by Ramadan. */
export const listShifts = (db: Database): Promise<Shift[]> => shifts(db, {})

export const listShiftRows = (db: Database) =>
  db
    .selectFrom('ramadan_shifts as s')
    .innerJoin('users as u', 'u.id', 's.changed_by')
    .select(['s.hijri_year as hijriYear', 'u.name as changedBy', 's.changed_at as changedAt'])
    .execute()

/** Holds the row of a Ramadan, so that two admins move it one after the other. */
export async function lockShift(tx: Transaction, hijriYear: number): Promise<Shift> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ramadan', ${hijriYear}))`.execute(tx)
  const row = (await listShifts(tx)).find((one) => one.hijriYear === hijriYear)
  return row ?? { hijriYear, start: 0, end: 0 }
}

export async function saveShift(
  tx: Transaction,
  shift: Shift,
  by: { id: string; now: Date },
): Promise<void> {
  const values = {
    start_shift: shift.start,
    end_shift: shift.end,
    changed_by: by.id,
    changed_at: by.now,
  }
  await tx
    .insertInto('ramadan_shifts')
    .values({ hijri_year: shift.hijriYear, ...values })
    .onConflict((conflict) => conflict.column('hijri_year').doUpdateSet(values))
    .execute()
}

const changes = prepared<{ ids: readonly number[] }>()((db, param) =>
  db
    .selectFrom('ramadan_changes as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      'c.id',
      'c.subscription_id as subscriptionId',
      'c.from_day as fromDay',
      'c.mode',
      'p.meal_times as mealTimes',
    ])
    .where('c.subscription_id', '=', sql<number>`any(${param('ids')}::integer[])`)
    .orderBy('c.id'),
)

export interface ChangeRow {
  id: number
  subscriptionId: number
  fromDay: Day
  mode: RamadanMode
  /** Of the subscription's plan. */
  mealTimes: MealTime[]
}

/** What customers chose for these subscriptions, in their order. */
export async function listChanges(db: Database, ids: readonly number[]): Promise<ChangeRow[]> {
  if (ids.length === 0) return []
  const rows = await changes(db, { ids })
  return rows.map((row) => ({
    ...row,
    mode: row.mode as RamadanMode,
    mealTimes: row.mealTimes as MealTime[],
  }))
}

export async function insertRamadanChange(
  tx: Transaction,
  change: { subscriptionId: number; mode: RamadanMode; fromDay: Day },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('ramadan_changes')
    .values({
      subscription_id: change.subscriptionId,
      mode: change.mode,
      from_day: change.fromDay,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const listIdsOf = async (db: Database, customerId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('ramadan_changes as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select('s.id')
    .distinct()
    .where('s.customer_id', '=', customerId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Subscriptions that have Ramadan times on a day. */
export async function countOn(db: Database, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select distinct on (c.subscription_id) c.mode
      from ramadan_changes c
      join subscriptions s on s.id = c.subscription_id and s.status <> 'ended'
      where c.from_day <= ${day}
      order by c.subscription_id, c.id desc
    ) latest
    where latest.mode <> 'off'`.execute(db)
  return rows[0]?.count ?? 0
}

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'

/** Of some days, those on which the chef is booked. */
export async function listBookedAmong(
  db: Database,
  chefId: number,
  days: readonly Day[],
): Promise<Day[]> {
  const rows = await db
    .selectFrom('chef_bookings')
    .select('day')
    .where('chef_id', '=', chefId)
    .where('status', '<>', 'cancelled')
    .where('day', '=', sql<Day>`any(${[...days]}::date[])`)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

/** Days that the chef keeps free of events, from one on. */
export const listBlockedDays = (
  db: Database,
  chefId: number,
  from: Day,
): Promise<{ day: Day; note: string }[]> =>
  db
    .selectFrom('chef_blocked_days')
    .select(['day', 'note'])
    .where('chef_id', '=', chefId)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()

export async function blockChefDays(
  tx: Transaction,
  chefId: number,
  days: readonly Day[],
  note: string,
): Promise<void> {
  await tx
    .insertInto('chef_blocked_days')
    .values(days.map((day) => ({ chef_id: chefId, day, note })))
    .onConflict((conflict) => conflict.columns(['chef_id', 'day']).doUpdateSet({ note }))
    .execute()
}

export async function openChefDays(
  tx: Transaction,
  chefId: number,
  days: readonly Day[],
): Promise<void> {
  await tx
    .deleteFrom('chef_blocked_days')
    .where('chef_id', '=', chefId)
    .where('day', '=', sql<Day>`any(${[...days]}::date[])`)
    .execute()
}

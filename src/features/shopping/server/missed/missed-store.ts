import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { windowEnd } from '#server/database/window-end.ts'
import { OPEN_STATUSES } from '../../rules.ts'

const closesAt = windowEnd('o.window_day', 'o.window_from', 'o.window_to')

/** Late, however far its window is behind; `now` may be a parameter of the query. */
export const isLateRow = (now: Date) =>
  sql<boolean>`(o.status = any(${sql.val(OPEN_STATUSES)}) and ${closesAt} < ${now})`

export const listLate = async (db: Database, now: Date): Promise<number[]> =>
  idsOf(
    await db.selectFrom('ingredient_orders as o').select('o.id').where(isLateRow(now)).execute(),
  )

/** Orders that should be there by now and aren't, and when the first of their windows closed. */
export const countLateOrders = (
  db: Database,
  now: Date,
): Promise<{ late: number; since: Date | null }> =>
  db
    .selectFrom('ingredient_orders as o')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('late'),
      sql<Date | null>`min(${closesAt})`.as('since'),
    ])
    .where(isLateRow(now))
    .executeTakeFirstOrThrow()

/** Missed orders for which the time to choose went by. */
export const listUnchosen = async (db: Database, now: Date): Promise<number[]> =>
  idsOf(
    await db
      .selectFrom('ingredient_orders')
      .select('id')
      .where('choose_until', '<=', now)
      .where('made_good', 'is', null)
      .execute(),
  )

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

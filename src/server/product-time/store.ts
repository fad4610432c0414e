import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The channel on which every process hears that product time changes. */
export const PRODUCT_TIME_CHANNEL = 'product_time'

export interface ProductTime {
  aheadMs: number
  standsAt: Date | undefined
  /** The end of a move that is under way. */
  movingTo: Date | undefined
}

export async function readProductTime(db: Database): Promise<ProductTime> {
  const { rows } = await sql<{ ahead: number; stands: Date | null; to: Date | null }>`
    select ahead_ms as ahead, stands_at as stands, moving_to as "to"
      from product_clock`.execute(db)
  const [row] = rows
  return {
    aheadMs: row?.ahead ?? 0,
    standsAt: row?.stands ?? undefined,
    movingTo: row?.to ?? undefined,
  }
}

/** Product time is at this instant, for the queue and for every process that reads it. */
export async function standAt(db: Database, instant: Date): Promise<void> {
  await sql`
    insert into product_clock (stands_at) values (${instant})
    on conflict (only_row) do update set stands_at = excluded.stands_at`.execute(db)
}

/**
 * From now on it is stopped, for the move alone to carry it on; the workers stay where it began.
 */
export async function beginMove(db: Database, from: Date, to: Date): Promise<void> {
  await sql`
    insert into product_clock (stands_at, moving_from, moving_to) values (${from}, ${from}, ${to})
    on conflict (only_row) do update
      set stands_at = excluded.stands_at, moving_from = excluded.moving_from,
          moving_to = excluded.moving_to`.execute(db)
}

/** The move has arrived, and time runs on from there unless it is stopped. */
export async function endMove(db: Database, at: Date, isRunningOn: boolean): Promise<void> {
  await sql`
    update product_clock
       set moving_from = null, moving_to = null,
           stands_at = ${isRunningOn ? null : at}::timestamptz,
           ahead_ms = ${isRunningOn ? at.getTime() - Date.now() : 0}`.execute(db)
}

export async function announce(db: Database): Promise<void> {
  await sql`select pg_notify(${PRODUCT_TIME_CHANNEL}, '')`.execute(db)
}

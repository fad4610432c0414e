import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Past this, days could be closed before or after their time. */
const DIFFERENCE_MAX_MS = 5000

/**
 * What is wrong between the machine's own clock and the database's, if anything. Both are real time,
 * whatever the product's clock was moved to. Waiting for the answer counts for neither.
 */
export function findClockError(askedAtMs: number, databaseMs: number): string | undefined {
  const differenceMs = Math.max(askedAtMs - databaseMs, databaseMs - Date.now())
  if (differenceMs <= DIFFERENCE_MAX_MS) return undefined
  const seconds = Math.round(differenceMs / 1000)
  return `the clocks of this machine and of the database differ by ${seconds} s`
}

/** @throws Error when the two clocks differ: what a cut-off closes too early stays closed. */
export async function refuseWrongClock(db: Database): Promise<void> {
  const askedAtMs = Date.now()
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db)
  const error = findClockError(askedAtMs, rows[0]?.now ?? askedAtMs)
  if (error) throw Object.assign(new Error(`Nothing is closed: ${error}`), { code: CLOCK_ERROR })
}

/** The class of errors of the system around PostgreSQL: such a call may pass later. */
const CLOCK_ERROR = '58000'

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { findClockFault } from '#server/database/clock-difference.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'

const ANSWER_MS = 500
const SILENT = 'the database does not answer'
const READ_ONLY = 'the database is read-only'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations')

interface State {
  readOnly: boolean
  now: number
  applied: string[]
}

/** Asks why this process could not serve; undefined when it can. A change of the answer is logged. */
export function createReadiness(db: Database, log: Log): () => Promise<string | undefined> {
  const needed = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  let last: string | undefined
  return async () => {
    const fault = await Promise.race([findFault(db, needed), afterAWhile()])
    if (fault !== undefined && last === undefined) log.error({ fault }, 'alarm: not ready')
    if (fault === undefined && last !== undefined) log.info('ready again')
    last = fault
    return fault
  }
}

async function findFault(db: Database, needed: readonly string[]): Promise<string | undefined> {
  const askedAtMs = Date.now()
  try {
    const { rows } = await sql<State>`
      select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "readOnly",
             extract(epoch from clock_timestamp()) * 1000 as now,
             array(select name from schema_migrations) as applied`.execute(db)
    const [state] = rows
    if (!state) return SILENT
    if (state.readOnly) return READ_ONLY
    const missing = needed.find((name) => !state.applied.includes(name))
    if (missing) return `the schema lacks ${missing}: run npm run migrate`
    return findClockFault(askedAtMs, state.now)
  } catch (error) {
    return (error as { code?: string }).code === '25006' ? READ_ONLY : SILENT
  }
}

const afterAWhile = () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(SILENT), ANSWER_MS).unref())

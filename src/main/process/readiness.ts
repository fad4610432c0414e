import { sql } from 'kysely'
import { findClockError } from '#server/database/clock-difference.ts'
import type { Database } from '#server/database/database.ts'
import {
  appliedMigrations,
  findSchemaError,
  knownMigrations,
  type AppliedMigration,
} from '#server/database/schema-version.ts'
import type { Log } from '#server/log.ts'

/** As long as a call waits for a connection: while calls are answered, the process is ready. */
const ANSWER_MS = 2000
const SILENT = 'the database does not answer'
const READ_ONLY = 'the database is read-only'

interface State {
  readOnly: boolean
  now: number
  applied: AppliedMigration[]
}

type Ask = () => Promise<string | undefined>

/** Asks why this process could not serve; undefined when it can. */
export function createQuietReadiness(db: Database): Ask {
  const known = knownMigrations()
  return () => Promise.race([findError(db, known), afterAWhile()])
}

/** The same for a process that serves: a change of the answer is logged. */
export function createReadiness(db: Database, log: Log): Ask {
  const ask = createQuietReadiness(db)
  let last: string | undefined
  return async () => {
    const problem = await ask()
    if (problem !== undefined && last === undefined) log.error({ problem }, 'alarm: not ready')
    if (problem === undefined && last !== undefined) log.info('ready again')
    last = problem
    return problem
  }
}

async function findError(db: Database, known: readonly string[]): Promise<string | undefined> {
  const askedAtMs = Date.now()
  try {
    const { rows } = await sql<State>`
      select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "readOnly",
             extract(epoch from clock_timestamp()) * 1000 as now,
             ${appliedMigrations} as applied`.execute(db)
    const [state] = rows
    if (!state) return SILENT
    if (state.readOnly) return READ_ONLY
    return findSchemaError(known, state.applied) ?? findClockError(askedAtMs, state.now)
  } catch (error) {
    return (error as { code?: string }).code === '25006' ? READ_ONLY : SILENT
  }
}

const afterAWhile = () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(SILENT), ANSWER_MS).unref())

import {
  Kysely,
  PostgresDialect,
  sql,
  type CompiledQuery,
  type Transaction as KyselyTransaction,
} from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { BoundedClient, boundedPool, withStatementLimit } from './bounded-client.ts'
import { CrowdedLock, leaveLines, Line, lockPlaces, waitForPlace } from './lock-line.ts'
import type { DB } from './schema.gen.ts'

/** The pool's Kysely, or a transaction of it: all that a store may ask for. */
export type Database = Kysely<DB>
export type Transaction = KyselyTransaction<DB>

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (text: string) => text
    if (oid === INT8 || oid === NUMERIC) return Number
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid, 'text')
  }) as typeof pg.types.getTypeParser,
}

const NAMED_STATEMENTS_MAX = 2000
const statementNames = new Map<string, string>()

/**
 * The server plans a named statement once per connection, which is most of a small query's cost.
 * Every text with parameters gets a name; texts beyond the bound stay unnamed.
 */
function nameOf(text: string): string | undefined {
  let name = statementNames.get(text)
  if (name === undefined && statementNames.size < NAMED_STATEMENTS_MAX) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  return name
}

class NamingClient extends BoundedClient {
  // Of the forms of a query only the one that Kysely calls, (text, values), is changed.
  protected override send(parameters: unknown[]): unknown {
    const [text, values, ...rest] = parameters
    if (typeof text !== 'string' || !Array.isArray(values)) return super.send(parameters)
    return super.send([{ text, values: values as unknown[], name: nameOf(text) }, ...rest])
  }
}

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  /**
   * Listens on every connection, so that this process has heard of a change of its own before the
   * commit returns.
   */
  listen: (channel: string, onNotice: (payload: string) => void) => void
  close: () => Promise<void>
}

const pools = new WeakMap<Database, pg.Pool>()
/** Transactions may wait for locks; so many connections of a pool are never theirs. */
const KEPT_FOR_READS = 4
const writersOf = new WeakMap<Database, Line>()

/**
 * Runs a compiled statement. Outside a transaction it goes to the pool itself, which saves a third
 * of what Kysely's own way costs.
 */
export async function runCompiled<R>(
  db: Database,
  compiled: CompiledQuery<R>,
  values: readonly unknown[],
): Promise<R[]> {
  const pool = pools.get(db)
  if (!pool) return (await db.executeQuery<R>({ ...compiled, parameters: values })).rows
  const name = nameOf(compiled.sql)
  const config = { text: compiled.sql, values: values as unknown[], ...(name && { name }) }
  return (await pool.query<R & pg.QueryResultRow>(config)).rows
}

export function openDatabase(
  url: string,
  log: Log,
  { maxConnections = 20 }: { maxConnections?: number } = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    ...boundedPool(url, 'sufra'),
    Client: NamingClient,
    max: maxConnections,
    types,
    idleTimeoutMillis: 30_000,
  })
  // Without these listeners a restart of the database would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'))
  })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  if (maxConnections > KEPT_FOR_READS) writersOf.set(db, new Line(maxConnections - KEPT_FOR_READS))
  return {
    db,
    pool,
    listen: (channel, onNotice) => {
      const listening = new WeakSet<pg.PoolClient>()
      const hear = (notice: pg.Notification) => {
        if (notice.channel === channel) onNotice(notice.payload ?? '')
      }
      // Before the first statement of the work that takes it: no transaction is open that could undo this.
      pool.on('acquire', (client) => {
        if (listening.has(client)) return
        listening.add(client)
        client.on('notification', hear)
        client.query(`listen ${channel}`).catch(() => {
          listening.delete(client)
          client.off('notification', hear)
        })
      })
    },
    close: () => db.destroy(),
  }
}

type AfterCommit = (db: Database) => void

const afterCommits = new WeakMap<Transaction, Set<AfterCommit>>()

/**
 * Runs `work` in one READ COMMITTED transaction; a throw rolls everything back. Where too many wait
 * for a lock that it needs, it gives its connection back, waits in line and starts again.
 * @throws Error `55P03` where the lock or a connection was not free in time.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction)
  const places = new Set<string>()
  try {
    for (;;) {
      try {
        return await transact(db, places, work)
      } catch (error) {
        if (!(error instanceof CrowdedLock)) throw error
        leaveLines(places)
        await waitForPlace(error.lock, places)
      }
    }
  } finally {
    leaveLines(places)
  }
}

async function transact<T>(
  db: Database,
  places: Set<string>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const writers = writersOf.get(db)
  await writers?.enter()
  try {
    const followers = new Set<AfterCommit>()
    const result = await db.transaction().execute((tx) => {
      afterCommits.set(tx, followers)
      lockPlaces(tx, places)
      return work(tx)
    })
    for (const follow of followers) follow(db)
    return result
  } finally {
    writers?.leave()
  }
}

/** Reads in several statements what is of one moment; nothing that is read meanwhile goes or moves. */
export const readSnapshot = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

const LONG_READ_MS = 600_000

/** For the checks of a night, which read whole tables: `read` in a transaction that changes nothing. */
export const readAtLength = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  withStatementLimit(LONG_READ_MS, () =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(LONG_READ_MS)}`.execute(tx)
        return read(tx)
      }),
  )

/** Runs `follow` once when the transaction has committed. Nothing may depend on it: a crash skips it. */
export const afterCommit = (tx: Transaction, follow: AfterCommit): void => {
  afterCommits.get(tx)?.add(follow)
}

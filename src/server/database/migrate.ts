import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { tooNew } from './schema-version.ts'

interface Migration {
  name: string
  text: string
  checksum: string
  /** The version before it, which doesn't know it, works with it too. */
  suitsOlderCode: boolean
}

interface Applied {
  name: string
  checksum: string
  suitsOlderCode: boolean
}

/** What a migration begins with that the version before it can work with, and the reason why. */
const MARK = /^-- Older code works with this: \S/

const lockKey = 7_822_001

async function listMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = names.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8')
    const checksum = createHash('sha256').update(text).digest('hex')
    return { name, text, checksum, suitsOlderCode: MARK.test(text) }
  })
  return Promise.all(migrations)
}

function refuseBadNames(migrations: Migration[]) {
  const numbers = new Set<string>()
  for (const { name } of migrations) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new Error(`Migration ${name} must be named like 0001-create-plans.sql`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}`)
    numbers.add(number)
  }
}

function refuseUnknown({ name, suitsOlderCode }: Applied, lastKnown: string) {
  if (name < lastKnown) throw new Error(`Migration ${name} was applied and its file is gone`)
  if (!suitsOlderCode) throw new Error(tooNew(name))
}

function refuseChanges(migrations: Migration[], applied: Map<string, Applied>) {
  const present = new Map(migrations.map((migration) => [migration.name, migration]))
  const lastKnown = migrations.at(-1)?.name ?? ''
  for (const row of applied.values()) {
    const migration = present.get(row.name)
    if (!migration) {
      refuseUnknown(row, lastKnown)
    } else if (migration.checksum !== row.checksum) {
      throw new Error(
        `Migration ${row.name} was applied and has changed since: add a new file instead`,
      )
    }
  }
  const last = [...applied.keys()].toSorted().at(-1) ?? ''
  const late = migrations.find(({ name }) => name < last && !applied.has(name))
  if (late) throw new Error(`Migration ${late.name} comes before ${last}, which is already applied`)
}

async function loadApplied(client: pg.Client): Promise<Map<string, Applied>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  await client.query(`alter table schema_migrations
    add column if not exists suits_older_code boolean not null default false`)
  const { rows } = await client.query<Applied>(
    'select name, checksum, suits_older_code as "suitsOlderCode" from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row]))
}

async function apply(client: pg.Client, migration: Migration) {
  const { name, text, checksum, suitsOlderCode } = migration
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '5s'")
    await client.query(text)
    await client.query(
      'insert into schema_migrations (name, checksum, suits_older_code) values ($1, $2, $3)',
      [name, checksum, suitsOlderCode],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error })
  }
}

/**
 * Applies the `.sql` files of the folder that are not applied yet, in order and each in its own
 * transaction, and returns their names. Several processes may call it at once: one does the work.
 */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  const migrations = await listMigrations(folder)
  refuseBadNames(migrations)
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("set lock_timeout = '60s'")
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const applied = await loadApplied(client)
    refuseChanges(migrations, applied)
    const waiting = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of waiting) await apply(client, migration)
    return waiting.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

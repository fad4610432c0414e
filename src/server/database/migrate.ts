import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

type Migration = { name: string; text: string; checksum: string }

const lockKey = 7_822_001

async function listMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = names.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
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

function refuseChanges(migrations: Migration[], applied: Map<string, string>) {
  const present = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const [name, checksum] of applied) {
    const migration = present.get(name)
    if (!migration) throw new Error(`Migration ${name} was applied and its file is gone`)
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${name} was applied and has changed since: add a new file instead`)
    }
  }
  const last = [...applied.keys()].toSorted().at(-1) ?? ''
  const late = migrations.find(({ name }) => name < last && !applied.has(name))
  if (late) throw new Error(`Migration ${late.name} comes before ${last}, which is already applied`)
}

async function loadApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function apply(client: pg.Client, { name, text, checksum }: Migration) {
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '5s'")
    await client.query(text)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
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

import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { launchPostgres, type EmbeddedPostgres } from '../postgres/launch.ts'
import { backUp, embeddedSource } from './back-up.ts'
import { restore } from './restore.ts'
import { backupKeyOf } from './sealed-file.ts'
import { openStore, shipArchive } from './store.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-backup-'))
fs.chmodSync(base, 0o755)
const store = openStore(
  path.join(base, 'backups'),
  backupKeyOf('a-key-of-backups-that-only-tests-know'),
)
/** The same folder once the key has changed. */
const afterChange = openStore(
  path.join(base, 'backups'),
  backupKeyOf('the-next-key-of-backups-of-the-same-shop'),
  [store.key],
)
const original = path.join(base, 'original')
const LEDGER =
  "select count(*)::int as rows, md5(string_agg(note, ',' order by id)) as sum from ledger"
let running: EmbeddedPostgres[] = []
let middle: Date
let ledgerThen: unknown

async function query(url: string, ...texts: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const text of texts) ({ rows } = await client.query<Record<string, unknown>>(text))
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function launch(dataFolder: string): Promise<EmbeddedPostgres> {
  const folder = path.join(dataFolder, 'postgres')
  const database = await launchPostgres({ folder, isArchived: true })
  running.push(database)
  return database
}

const write = (url: string) =>
  query(
    url,
    `insert into ledger (note) select gen_random_uuid()::text from generate_series(1, 500)`,
  )

/** Load, base backup under load, a moment between two writes, more writes, and a kill. */
beforeAll(async () => {
  const database = await launch(original)
  const { url, cluster } = database
  await query(url, 'create table ledger (id serial primary key, note text not null)')
  await write(url)
  const loading = Promise.all(Array.from({ length: 20 }, () => write(url)))
  await backUp(embeddedSource(database, 'the-secret-of-before'), store)
  await loading
  ledgerThen = (await query(url, LEDGER))[0]
  await sleep(20)
  middle = ((await query(url, 'select clock_timestamp() as now'))[0] as { now: Date }).now
  await sleep(20)
  await write(url)
  await query(url, 'select pg_switch_wal()')
  const wanted = (await query(url, 'select pg_walfile_name(pg_current_wal_lsn() - 1) as name'))[0]
  const { name } = wanted as { name: string }
  const isShipped = async () => {
    await shipArchive(cluster.archiveFolder, store)
    if (!fs.existsSync(path.join(store.walFolder, name))) throw new Error(`${name} is not archived`)
  }
  await vi.waitFor(isShipped, { timeout: 60_000 })
  process.kill(database.pid(), 'SIGKILL')
  await sleep(500)
}, 120_000)
afterEach(async () => {
  for (const database of running) await database.stop()
  running = []
}, 60_000)
afterAll(() => fs.rmSync(base, { recursive: true, force: true }), 60_000)

test('a killed database is restored on another machine to a moment between two writes, under a new key that knows the one of before', async () => {
  const dataFolder = path.join(base, randomUUID())
  await restore(afterChange, { dataFolder, to: middle })
  expect(fs.readFileSync(path.join(dataFolder, 'secret'), 'utf8').trim()).toBe(
    'the-secret-of-before',
  )
  const { url } = await launch(dataFolder)
  expect((await query(url, LEDGER))[0]).toEqual(ledgerThen)
  await write(url)
}, 90_000)

test('without a moment everything that was archived comes back, and what was there is put aside', async () => {
  const { putAside } = await restore(store, { dataFolder: original, to: undefined })
  expect(fs.existsSync(path.join(putAside ?? '', 'PG_VERSION'))).toBe(true)
  const { url } = await launch(original)
  expect((await query(url, LEDGER))[0]).toMatchObject({ rows: 11_000 })
}, 90_000)

test('another key is refused in one sentence, and nothing is touched', async () => {
  const other = openStore(
    path.join(base, 'backups'),
    backupKeyOf('another-key-that-is-long-enough-too'),
  )
  const dataFolder = path.join(base, randomUUID())
  await expect(restore(other, { dataFolder, to: undefined })).rejects.toThrow(
    'This backup was sealed with another key: set the BACKUP_KEY, or else the SECRET or SECRET_PREVIOUS, that it was made with.',
  )
  expect(fs.existsSync(path.join(dataFolder, 'postgres'))).toBe(false)
})

test('a moment before the oldest backup, and one after the archive, are refused', async () => {
  const dataFolder = path.join(base, randomUUID())
  const before = new Date('2020-01-01T00:00:00Z')
  await expect(restore(store, { dataFolder, to: before })).rejects.toThrow(
    'cannot be restored to a moment before it',
  )
  const after = new Date('2090-01-01T00:00:00Z')
  await expect(restore(store, { dataFolder, to: after })).rejects.toThrow(
    'The archive ends before 2090',
  )
  expect(fs.existsSync(path.join(dataFolder, 'postgres', 'data'))).toBe(false)
}, 90_000)

test('old backups and their segments go, the newest stays', async () => {
  expect(store.prune(new Date('2090-01-01T00:00:00Z'))).toMatchObject({ bases: 0 })
  expect(store.list()).toHaveLength(1)
  expect(afterChange.list()).toHaveLength(1)
  expect([store.key, afterChange.key].map(afterChange.countSealedWith)).toEqual([1, 0])
})

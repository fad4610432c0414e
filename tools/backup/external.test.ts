import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/server/database/database.ts'
import { openVault } from '../../src/server/encryption/vault.ts'
import {
  readPrivateFile,
  sealPrivateFile,
  storePrivateFile,
} from '../../src/server/files/private-files.ts'
import { openKeys } from '../../src/server/encryption/keys.ts'
import { createLog } from '../../src/server/log.ts'
import { prepareSchema } from '../database/schema.ts'
import { launchPostgres, type EmbeddedPostgres } from '../postgres/launch.ts'
import { backUp, externalSource, withClient } from './back-up.ts'
import { restore } from './restore.ts'
import { restoreInto } from './restore-into.ts'
import { backupKeyOf } from './sealed-file.ts'
import { openStore } from './store.ts'
import { followWal } from './wal-over-sql.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-external-'))
fs.chmodSync(base, 0o755)
const store = openStore(
  path.join(base, 'backups'),
  backupKeyOf('a-key-of-backups-that-only-tests-know'),
)
const SECRET = 'the-secret-that-the-files-were-sealed-with'
const LOG = createLog('silent')
const NOW = new Date('2026-11-23T10:00:00Z')
const LEDGER =
  "select count(*)::int as rows, md5(string_agg(note, ',' order by id)) as sum from ledger"
const SLOT = `select wal_status as state, restart_lsn > '0/0' as "isKept" from pg_replication_slots
               where slot_name = 'sufra_backup'`

const ask = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows)
const write = (url: string) =>
  ask(url, `insert into ledger (note) select gen_random_uuid()::text from generate_series(1, 500)`)
const followOnce = () => withClient(server.url, (client) => followWal(client, store))

let server: EmbeddedPostgres
let restored: EmbeddedPostgres | undefined
let file: { id: string; ownerId: string; kind: string }
let middle: Date
let ledgerThen: unknown

/** A file that a person uploaded, sealed with the secret whose fingerprint the database keeps. */
async function upload(url: string) {
  const handle = openDatabase(url, LOG)
  try {
    await openKeys(handle.db, { secret: SECRET }, [])
    const [owner] = (await ask(
      url,
      "insert into users (phone, role) values ('+971501234567', 'chef') returning id",
    )) as [{ id: string }]
    const bytes = Buffer.from('A trade licence')
    const sealed = sealPrivateFile(openVault(SECRET), {
      ownerId: owner.id,
      kind: 'tradeLicence',
      mediaType: 'application/pdf',
      bytes,
    })
    await handle.db.transaction().execute((tx) => storePrivateFile(tx, sealed, NOW))
    return sealed
  } finally {
    await handle.close()
  }
}

/** Load, a copy under load, a moment between two writes, more writes, and a kill. */
beforeAll(async () => {
  server = await launchPostgres({ folder: path.join(base, 'original'), isDurable: false })
  const { url } = server
  await prepareSchema({ ownerUrl: url, appUrl: url }, false)
  file = await upload(url)
  await ask(url, 'create table ledger (id serial primary key, note text not null)')
  await write(url)
  await followOnce()
  const loading = Promise.all(Array.from({ length: 10 }, () => write(url)))
  await backUp(externalSource(url), store)
  await loading
  ledgerThen = (await ask(url, LEDGER))[0]
  await sleep(20)
  middle = ((await ask(url, 'select clock_timestamp() as now'))[0] as { now: Date }).now
  await sleep(20)
  await write(url)
  await followOnce()
}, 120_000)
afterEach(async () => {
  await restored?.stop()
  restored = undefined
}, 60_000)
afterAll(async () => {
  await server.stop()
  fs.rmSync(base, { recursive: true, force: true })
}, 60_000)

/** What an operator does with the folder: a server of the same version is started on it. */
async function startOn(folder: string): Promise<string> {
  fs.copyFileSync(path.join(base, 'original', 'password'), path.join(folder, '..', 'password'))
  restored = await launchPostgres({ folder: path.dirname(folder) })
  const { url } = restored
  const isRestored = async () =>
    expect(await ask(url, 'select pg_is_in_recovery() as waits')).toEqual([{ waits: false }])
  await vi.waitFor(isRestored, { timeout: 60_000 })
  return url
}

test('a database of one’s own comes back to a moment between two writes, with files and key', async () => {
  const folder = path.join(base, 'middle', 'data')
  await restoreInto(store, { folder, to: middle })
  const url = await startOn(folder)
  expect((await ask(url, LEDGER))[0]).toEqual(ledgerThen)
  await write(url)
  const handle = openDatabase(url, LOG)
  try {
    const found = await readPrivateFile(handle.db, openVault(SECRET), file)
    expect(found?.bytes.toString()).toBe('A trade licence')
    await expect(openKeys(handle.db, { secret: SECRET }, [])).resolves.toBeDefined()
    const other = 'another-secret-that-is-long-enough-for-it'
    await expect(openKeys(handle.db, { secret: other }, [])).rejects.toThrow(
      'SECRET is not the one',
    )
  } finally {
    await handle.close()
  }
}, 90_000)

test('without a moment all sealed writes come back, and those that were never sealed don’t', async () => {
  await write(server.url)
  const folder = path.join(base, 'end', 'data')
  await restoreInto(store, { folder, to: undefined })
  const url = await startOn(folder)
  expect((await ask(url, LEDGER))[0]).toMatchObject({ rows: 6000 })
}, 90_000)

test('the server keeps WAL until it is sealed, and one that removed it is reported', async () => {
  await followOnce()
  expect(await ask(server.url, SLOT)).toEqual([{ state: 'reserved', isKept: true }])
  await ask(server.url, "alter system set max_slot_wal_keep_size = '1MB'")
  await ask(server.url, 'select pg_reload_conf()')
  for (let round = 0; round < 4; round += 1) {
    await write(server.url)
    await ask(server.url, 'select pg_switch_wal()')
  }
  await ask(server.url, 'checkpoint')
  await expect(followOnce()).rejects.toThrow('the server removed WAL before it was sealed')
  await followOnce()
  expect(await ask(server.url, SLOT)).toEqual([{ state: 'reserved', isKept: true }])
})

test('a role that may not read the server’s files is refused in one sentence', async () => {
  await expect(backUp(externalSource(server.appUrl), store)).rejects.toThrow(
    'set BACKUP_DATABASE_URL to the same database by a superuser.',
  )
})

test('a folder with something in it, and the embedded database, are left as they are', async () => {
  const folder = path.join(base, 'taken')
  fs.mkdirSync(folder)
  fs.writeFileSync(path.join(folder, 'mine'), '')
  await expect(restoreInto(store, { folder, to: undefined })).rejects.toThrow('is not empty')
  expect(fs.readdirSync(folder)).toEqual(['mine'])
  const dataFolder = path.join(base, 'embedded')
  await expect(restore(store, { dataFolder, to: undefined })).rejects.toThrow(
    'This backup is not of an embedded database: npm run restore -- --into <folder>',
  )
  expect(fs.existsSync(dataFolder)).toBe(false)
})

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupKeyOf } from '../../tools/backup/sealed-file.ts'
import { openStore } from '../../tools/backup/store.ts'
import { applySeeds } from '../../tools/database/contents.ts'
import { prepareSchema } from '../../tools/database/schema.ts'
import { openCluster, placeCluster } from '../../tools/postgres/cluster.ts'
import { launchPostgres } from '../../tools/postgres/launch.ts'
import { readChecksums } from '../../tools/upgrade/checksums.ts'
import { listTables, refuseOtherTables } from '../../tools/upgrade/shape.ts'
import { finishSwap } from '../../tools/upgrade/swap.ts'
import { refuseVersion, upgrade, type Upgrading } from '../../tools/upgrade/upgrade.ts'

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-upgrade-'))
fs.chmodSync(base, 0o755)
afterAll(() => fs.rmSync(base, { recursive: true, force: true }), 60_000)

const folder = path.join(base, 'postgres')
const dataFolder = path.join(folder, 'data')
let sums: Map<string, string>

/** From this major version to itself: everything but the other binaries. */
function upgrading(more: Partial<Upgrading> = {}): Upgrading {
  const cluster = placeCluster(folder)
  const now = new Date('2026-11-25T10:00:00Z')
  return {
    cluster,
    oldNative: cluster.native,
    hasDemoClock: true,
    backups: undefined,
    now,
    ...more,
  }
}

async function onServer<T>(work: (owner: pg.Client, app: pg.Client) => Promise<T>): Promise<T> {
  const database = await launchPostgres({ folder, isDurable: false })
  const clients = [database.url, database.appUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  )
  const [owner, app] = clients as [pg.Client, pg.Client]
  try {
    for (const client of clients) await client.connect()
    return await work(owner, app)
  } finally {
    for (const client of clients) await client.end()
    await database.stop()
  }
}

/** Without the moments at which the job queue was looked after, which a start changes too. */
const readAll = () =>
  onServer(async (owner) => {
    const tables = await listTables(owner)
    return readChecksums(
      owner,
      tables.filter(({ name }) => name !== 'pgboss.version'),
    )
  })

/** Every byte of the data, and what is next to it. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const entry of fs.readdirSync(dataFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    hash.update(file).update(fs.readFileSync(file))
  }
  const names = fs.readdirSync(folder).filter((name) => name !== 'port' && name !== 'owner')
  return { bytes: hash.digest('hex'), names: names.toSorted() }
}

const audit = `insert into audit_log (actor_role, action, object, object_id)
  values ('admin', 'tested', 'upgrade', '1')`

/** Numbers that a transaction took and gave no row. */
const SKIPPED = 1

/** As the job queue leaves it behind on a day that it worked. */
const EARLIER_DAY = `do $$
  declare yesterday date := (now() at time zone 'UTC')::date - 1;
  begin
    execute format('create table pgboss.%I partition of pgboss.queue_stats for values from (%L) to (%L)',
      'queue_stats_' || to_char(yesterday, 'YYYYMMDD'),
      yesterday || ' 00:00+00', yesterday + 1 || ' 00:00+00');
    insert into pgboss.queue_stats (name, captured_on) values ('charge', yesterday + time '12:00');
  end $$`

/** Demo people, a trail that takes no change, and a sequence that is ahead of its rows. */
beforeAll(async () => {
  const database = await launchPostgres({ folder, isDurable: false })
  await prepareSchema({ ownerUrl: database.url, appUrl: database.appUrl }, true)
  const place = { dataFolder: base, databaseUrl: undefined }
  await applySeeds(database.appUrl, { isDemo: true, ...place })
  await database.stop()
  await onServer(async (owner) => {
    await owner.query(audit)
    await owner.query('begin')
    await owner.query(audit)
    await owner.query('rollback')
    await owner.query(EARLIER_DAY)
  })
  sums = await readAll()
}, 240_000)

async function loseArea(copy: pg.Client) {
  await copy.query('set session_replication_role = replica')
  await copy.query('delete from areas where ctid = (select max(ctid) from areas)')
}

const startMeanwhile = () => onServer((owner) => owner.query('checkpoint'))

test('a copy that differs in one row is refused, and the data stays as it was to the byte', async () => {
  const before = fingerprint()
  await expect(upgrade(upgrading({ spoil: loseArea }))).rejects.toThrow(
    'The copy differs from the data in areas: the data stays as it was.',
  )
  expect(fingerprint()).toEqual(before)
}, 240_000)

test('a table of one’s own is refused by name instead of left behind', () => {
  const areas = { name: 'areas', columns: [{ name: 'id', type: 'bigint', isGenerated: false }] }
  const guests = { name: 'guests', columns: [{ name: 'name', type: 'text', isGenerated: false }] }
  expect(() => refuseOtherTables([areas, guests], [areas])).toThrow(
    'The data has other columns than this release makes (guests: name text)',
  )
  expect(() => refuseOtherTables([areas], [areas])).not.toThrow()
})

test('a running database is refused', async () => {
  await onServer(async () => {
    await expect(upgrade(upgrading())).rejects.toThrow('stop Sufra before the upgrade')
  })
}, 60_000)

test('a data folder whose server was started during the copy is not swapped', async () => {
  await expect(upgrade(upgrading({ spoil: startMeanwhile }))).rejects.toThrow(
    'was changed while it was copied',
  )
}, 240_000)

test('an upgrade that is killed in the middle leaves the data, and can be repeated', async () => {
  const before = fingerprint()
  const script = `import { upgrade } from ${JSON.stringify(path.resolve('tools/upgrade/upgrade.ts'))}
    import { placeCluster } from ${JSON.stringify(path.resolve('tools/postgres/cluster.ts'))}
    const cluster = placeCluster(${JSON.stringify(folder)})
    await upgrade({ cluster, oldNative: cluster.native, hasDemoClock: true, now: new Date() })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const copied = path.join(folder, 'upgrade', 'new', 'postmaster.pid')
  while (!fs.existsSync(copied)) {
    expect(child.exitCode).toBe(null)
    await sleep(5)
  }
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(fingerprint().bytes).toBe(before.bytes)

  const store = openStore(
    path.join(base, 'backups'),
    backupKeyOf('a-key-that-only-this-test-knows'),
  )
  fs.writeFileSync(store.walFileOf('00000001000000000000002A'), '')
  fs.writeFileSync(path.join(folder, 'archive', '00000001000000000000002B'), '')
  const backups = { folder: path.join(base, 'backups'), store }
  const outcome = await upgrade(upgrading({ backups }))

  const name = 'postgresql-18-2026-11-25T10-00-00-000Z'
  expect(outcome).toMatchObject({
    leftBehind: [],
    putAside: `${dataFolder}.${name}`,
    backupsAside: path.join(base, 'backups', name),
  })
  expect(fs.readdirSync(path.join(base, 'backups', name, 'wal'))).toEqual([
    '00000001000000000000002A',
    '00000001000000000000002B',
  ])
  expect(fs.readdirSync(folder).filter((file) => file.startsWith('upgrade'))).toEqual([])
  expect(await readAll()).toEqual(sums)
}, 240_000)

test('the new cluster takes writes by the app, which may still change nothing of the trail', async () => {
  await onServer(async (owner, app) => {
    const readLast = 'select count(*)::int as rows, max(id)::int as last from audit_log'
    const { rows: before } = await app.query<{ rows: number; last: number }>(readLast)
    await app.query(audit)
    await expect(app.query('delete from audit_log')).rejects.toThrow('permission denied')
    await expect(owner.query('delete from audit_log')).rejects.toThrow('audit_log')
    const { rows: after } = await app.query<{ rows: number; last: number }>(readLast)
    const [then, now] = [before[0], after[0]]
    expect(now).toEqual({ rows: (then?.rows ?? 0) + 1, last: (then?.last ?? 0) + SKIPPED + 1 })
  })
}, 60_000)

test('between the two names no empty shop is made, and the upgrade ends with the second', async () => {
  fs.renameSync(dataFolder, `${dataFolder}.upgraded`)
  expect(() => openCluster(folder)).toThrow(
    'repeat the upgrade or the restore that was interrupted',
  )
  expect(finishSwap(placeCluster(folder))).toBe(true)
  expect(finishSwap(placeCluster(folder))).toBe(false)
  expect(openCluster(folder).dataFolder).toBe(dataFolder)
})

test('data of a newer or a very old PostgreSQL is refused', () => {
  expect(() => refuseVersion('19', '18')).toThrow('start the release that wrote it')
  expect(() => refuseVersion('16', '18')).toThrow('never run on a version before 17')
  expect(() => refuseVersion('17', '18')).not.toThrow()
})

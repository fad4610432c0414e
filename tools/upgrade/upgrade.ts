import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type pg from 'pg'
import { prepareSchema } from '../database/schema.ts'
import { OLDEST } from '../database/postgres-version.ts'
import { shipArchive, type BackupStore } from '../backup/store.ts'
import { syncData, type Cluster } from '../postgres/cluster.ts'
import type { NativePostgres } from '../postgres/native.ts'
import { findRunning } from '../postgres/postmaster.ts'
import { isLivingProcess } from '../postgres/process-state.ts'
import { readChecksums, refuseDifferences } from './checksums.ts'
import { refuseFullDisk } from './copy-folder.ts'
import { copyRows } from './copy-rows.ts'
import { fillPair, placePair, removePair, withPair, type Pair, type Running } from './pair.ts'
import { putBackupsAside } from './put-backups-aside.ts'
import { findLeftBehind, listTables, makePartitions, refuseOtherTables } from './shape.ts'
import { readControl, stampOf, swap } from './swap.ts'

export interface Upgrading {
  cluster: Cluster
  /** What reads the data as it is. */
  oldNative: NativePostgres
  hasDemoClock: boolean
  /** Where backups of this database are. */
  backups: { folder: string; store: BackupStore } | undefined
  now: Date
  /** Only for tests: what happens to the copy before it's compared. */
  spoil?: (copy: pg.Client) => Promise<unknown>
}

export interface Upgraded {
  tables: number
  /** Beyond tables: what someone made in the old database, and the new one doesn't have. */
  leftBehind: string[]
  putAside: string
  backupsAside: string | undefined
}

/** @throws Error with one line where this release's PostgreSQL can't take over the data. */
export function refuseVersion(version: string, majorVersion: string) {
  if (Number(version) > Number(majorVersion)) {
    throw new Error(
      `The data is of PostgreSQL ${version} and this release brings ${majorVersion}: start the release that wrote it.`,
    )
  }
  if (Number(version) < OLDEST) {
    throw new Error(
      `The data is of PostgreSQL ${version}: Sufra has never run on a version before ${OLDEST}.`,
    )
  }
}

async function refuseRunning(cluster: Cluster) {
  if (await findRunning(cluster)) {
    throw new Error('The embedded database is running: stop Sufra before the upgrade.')
  }
}

/** Two upgrades at once would remove each other's copies. */
function claim({ folder }: Cluster): () => void {
  const file = path.join(folder, 'upgrade.owner')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  if (pid > 0 && pid !== process.pid && isLivingProcess(pid)) {
    throw new Error(
      `Another upgrade runs as process ${pid}: wait for it. Where that is another program, remove ${file}.`,
    )
  }
  fs.writeFileSync(file, String(process.pid))
  return () => fs.rmSync(file, { force: true })
}

/** However someone has set the servers up, values read alike. */
const READ_ALIKE = `
  set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = "$user", public`

/** Both get this release's schema, so the rows fit; the data itself keeps the schema that it has. */
async function copyAndCompare(old: Running, fresh: Running, pair: Pair, upgrading: Upgrading) {
  await Promise.all([old, fresh].map((urls) => prepareSchema(urls, upgrading.hasDemoClock)))
  for (const { client } of [old, fresh]) await client.query(READ_ALIKE)
  await old.client.query('set default_transaction_read_only = on')
  const tables = await listTables(old.client)
  refuseOtherTables(tables, await listTables(fresh.client))
  await makePartitions(old.client, fresh.client)
  await copyRows(tables, { old: old.client, fresh: fresh.client, folder: pair.rowsFolder })
  await upgrading.spoil?.(fresh.client)
  const before = await readChecksums(old.client, tables)
  refuseDifferences(before, await readChecksums(fresh.client, tables))
  return { tables: tables.length, leftBehind: await findLeftBehind(old.client, fresh.client) }
}

async function makeCopy(pair: Pair, upgrading: Upgrading) {
  refuseFullDisk(upgrading.cluster)
  fillPair(upgrading.cluster, pair)
  const made = await withPair(pair, (old, fresh) => copyAndCompare(old, fresh, pair, upgrading))
  syncData(pair.fresh)
  return made
}

async function takeOver(pair: Pair, { cluster, oldNative, backups, now }: Upgrading) {
  const name = `postgresql-${oldNative.majorVersion}-${stampOf(now)}`
  let backupsAside: string | undefined
  if (backups) {
    await shipArchive(cluster.archiveFolder, backups.store)
    backupsAside = putBackupsAside(backups.folder, name)
  }
  return { backupsAside, putAside: swap(cluster, pair.fresh.dataFolder, name) }
}

/**
 * Copies the data into a new cluster of this release's PostgreSQL, compares the two and swaps them.
 * Until the swap the data isn't opened by any server, so whatever fails leaves it as it was.
 */
export async function upgrade(upgrading: Upgrading): Promise<Upgraded> {
  const { cluster, oldNative } = upgrading
  await refuseRunning(cluster)
  const release = claim(cluster)
  const pair = placePair(cluster, oldNative)
  try {
    await removePair(pair)
    const control = readControl(cluster)
    const { tables, leftBehind } = await makeCopy(pair, upgrading)
    await refuseRunning(cluster)
    if (!control.equals(readControl(cluster))) {
      throw new Error(
        'The data was changed while it was copied: stop Sufra and repeat the upgrade.',
      )
    }
    return { tables, leftBehind, ...(await takeOver(pair, upgrading)) }
  } finally {
    await removePair(pair)
    release()
  }
}

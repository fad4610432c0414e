import fs from 'node:fs'
import path from 'node:path'
import { giveTo, placeCluster, type Cluster } from '../postgres/cluster.ts'
import { findRunning, startServer, stopServer } from '../postgres/postmaster.ts'
import type { ServerUser } from '../postgres/server-user.ts'
import { openFile } from './sealed-file.ts'
import { openArchive, type BackupStore, type Manifest } from './store.ts'

interface Restoring {
  /** DATA_DIR of the restored installation. */
  dataFolder: string
  /** The moment to go back to; without it, everything that was archived. */
  to: Date | undefined
}

export interface Restored {
  manifest: Manifest
  /** Where the data of before was put, if there was any. */
  putAside: string | undefined
}

export function chooseBase(store: BackupStore, to: Date | undefined): Manifest {
  const all = store.list()
  if (all.length === 0) throw new Error('There is no finished backup in BACKUP_DIR.')
  const fitting = to ? all.filter(({ finishedAt }) => new Date(finishedAt) <= to) : all
  const chosen = fitting.at(-1)
  if (chosen) return chosen
  throw new Error(
    `The oldest backup is of ${all[0]?.finishedAt}: the database cannot be restored to a moment before it.`,
  )
}

export async function unpack(
  manifest: Manifest,
  store: BackupStore,
  target: string,
  user: ServerUser | undefined,
) {
  fs.mkdirSync(target, { recursive: true, mode: 0o700 })
  giveTo(user, target)
  for (const folder of manifest.folders) {
    fs.mkdirSync(path.join(target, folder), { recursive: true, mode: 0o700 })
    giveTo(user, path.join(target, folder))
  }
  for (const [number, file] of manifest.files.entries()) {
    const place = path.join(target, file.path)
    await openFile(path.join(store.folderOf(manifest.id), String(number)), place, store.keys)
    fs.chmodSync(place, file.mode)
    giveTo(user, place)
  }
}

export async function unpackArchive(
  manifest: Manifest,
  store: BackupStore,
  folder: string,
  user: ServerUser | undefined,
) {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { mode: 0o700 })
  await openArchive(store, manifest, folder)
  giveTo(user, folder)
  for (const name of fs.readdirSync(folder)) giveTo(user, path.join(folder, name))
}

/** The settings with which a server replays WAL up to the moment and then takes writes. */
export function recoverySettings(walFolder: string, to: Date | undefined): Record<string, string> {
  const copy = process.platform === 'win32' ? 'copy' : 'cp'
  return {
    restore_command: `${copy} "${path.join(walFolder, '%f')}" "%p"`,
    recovery_target_timeline: 'latest',
    recovery_target_action: 'promote',
    ...(to && { recovery_target_time: to.toISOString().replace('Z', '+00') }),
  }
}

export function askForRecovery(dataFolder: string, user: ServerUser | undefined) {
  const signal = path.join(dataFolder, 'recovery.signal')
  fs.writeFileSync(signal, '')
  giveTo(user, signal)
}

/** Replays the archive up to the moment; the server ends as one that can be written to. */
async function recover(cluster: Cluster, walFolder: string, to: Date | undefined): Promise<void> {
  askForRecovery(cluster.dataFolder, cluster.user)
  const server = await startServer(cluster, {
    isDurable: true,
    isArchived: true,
    readyWithinMs: Number.POSITIVE_INFINITY,
    settings: {
      ...recoverySettings(walFolder, to),
      // It answers when it has been promoted, and not while it recovers.
      hot_standby: 'off',
    },
  }).catch((error: unknown) => {
    const text = String(error)
    throw text.includes('recovery ended before configured recovery target')
      ? new Error(
          `The archive ends before ${to?.toISOString()}: restore without --to, or to an earlier moment.`,
        )
      : error
  })
  await stopServer(server)
}

function writeIfMissing(file: string, content: string) {
  if (!fs.existsSync(file)) fs.writeFileSync(file, `${content}\n`, { mode: 0o600 })
}

/** @throws Error with one line when it can't be done; the data of before is then still in its place. */
export async function restore(
  store: BackupStore,
  { dataFolder, to }: Restoring,
): Promise<Restored> {
  const manifest = chooseBase(store, to)
  const { password } = manifest
  if (password === undefined) {
    throw new Error(
      'This backup is not of an embedded database: npm run restore -- --into <folder> writes a data folder for a PostgreSQL of your own.',
    )
  }
  const cluster = placeCluster(path.join(dataFolder, 'postgres'))
  if (await findRunning(cluster)) {
    throw new Error('The embedded database is running: stop Sufra before restoring.')
  }
  const { majorVersion } = cluster.native
  if (majorVersion !== manifest.postgresVersion) {
    throw new Error(
      `This backup is of PostgreSQL ${manifest.postgresVersion} and the installed one is ${majorVersion}: restore it with the release of Sufra that made it.`,
    )
  }
  const unfinished = `${cluster.dataFolder}.restoring`
  fs.rmSync(unfinished, { recursive: true, force: true })
  await unpack(manifest, store, unfinished, cluster.user)
  const walFolder = path.join(cluster.folder, 'restored-wal')
  await unpackArchive(manifest, store, walFolder, cluster.user)
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const putAside = fs.existsSync(cluster.dataFolder)
    ? `${cluster.dataFolder}.before-${stamp}`
    : undefined
  if (putAside) fs.renameSync(cluster.dataFolder, putAside)
  fs.renameSync(unfinished, cluster.dataFolder)
  await recover({ ...cluster, password }, walFolder, to).catch((error: unknown) => {
    fs.rmSync(cluster.dataFolder, { recursive: true, force: true })
    if (putAside) fs.renameSync(putAside, cluster.dataFolder)
    throw error
  })
  fs.writeFileSync(path.join(cluster.folder, 'password'), password, { mode: 0o600 })
  if (manifest.secret !== undefined) {
    writeIfMissing(path.join(dataFolder, 'secret'), manifest.secret)
  }
  fs.rmSync(walFolder, { recursive: true, force: true })
  return { manifest, putAside }
}

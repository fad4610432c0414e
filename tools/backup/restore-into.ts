import fs from 'node:fs'
import path from 'node:path'
import { giveTo } from '../postgres/cluster.ts'
import { findServerUser } from '../postgres/server-user.ts'
import { askForRecovery, chooseBase, recoverySettings, unpack, unpackArchive } from './restore.ts'
import type { BackupStore, Manifest } from './store.ts'

interface Restoring {
  /** Is created, or empty. */
  folder: string
  /** The moment to go back to; without it, everything that was sealed. */
  to: Date | undefined
}

/** Below the data folder, which is where a server looks from: the folder can be moved. */
const WAL_FOLDER = 'restored-wal'

/**
 * Writes a data folder for a PostgreSQL of one's own, which replays its WAL when it's started on it.
 * @throws Error with one line when it can't be done; a folder with something in it stays as it is.
 */
export async function restoreInto(
  store: BackupStore,
  { folder, to }: Restoring,
): Promise<Manifest> {
  const manifest = chooseBase(store, to)
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: name a new folder.`)
  }
  const user = findServerUser()
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  await unpack(manifest, store, folder, user)
  await unpackArchive(manifest, store, path.join(folder, WAL_FOLDER), user)
  const own = path.join(folder, 'postgresql.auto.conf')
  const lines = Object.entries(recoverySettings(WAL_FOLDER, to)).map(
    ([name, value]) => `${name} = '${value}'\n`,
  )
  fs.appendFileSync(own, lines.join(''), { mode: 0o600 })
  giveTo(user, own)
  askForRecovery(folder, user)
  return manifest
}

import fs from 'node:fs'
import path from 'node:path'
import {
  isSealedWith,
  openFile,
  openJson,
  sealBytes,
  sealIfThere,
  type BackupKey,
} from './sealed-file.ts'

export interface BackedUpFile {
  /** Below the data folder of the database. */
  path: string
  mode: number
}

/** What a base backup says of itself; sealed like its files. */
export interface Manifest {
  id: string
  startedAt: string
  /** From this instant on the database can be restored from it. */
  finishedAt: string
  /** The first WAL segment that it needs. */
  startSegment: string
  postgresVersion: string
  folders: string[]
  files: BackedUpFile[]
  /** The password of the embedded database's owner. */
  password: string | undefined
  /** The generated secret of DATA_DIR, where there is one. */
  secret: string | undefined
}

/** A folder of backups: `base/<id>/` with sealed files, `wal/` with sealed segments. */
export interface BackupStore {
  /** Seals. */
  key: BackupKey
  /** Open: the one that seals and those of before. */
  keys: readonly BackupKey[]
  walFolder: string
  folderOf: (id: string) => string
  walFileOf: (name: string) => string
  save: (manifest: Manifest) => Promise<void>
  /** Oldest first. */
  list: () => Manifest[]
  countSealedWith: (key: BackupKey) => number
  /** Removes bases older than the instant but the newest, and the WAL that only they needed. */
  prune: (before: Date) => { bases: number; segments: number }
}

const MANIFEST = 'manifest'
/** Timeline, then log and segment: on every timeline the later ones have the higher rest. */
const positionOf = (segment: string) => segment.slice(8, 24)
const SEGMENT = /^[0-9A-F]{24}/

export function openStore(
  folder: string,
  key: BackupKey,
  earlier: readonly BackupKey[] = [],
): BackupStore {
  const keys = [key, ...earlier]
  const bases = path.join(folder, 'base')
  const walFolder = path.join(folder, 'wal')
  for (const place of [bases, walFolder]) fs.mkdirSync(place, { recursive: true, mode: 0o700 })
  const folderOf = (id: string) => path.join(bases, id)
  const walFileOf = (name: string) => path.join(walFolder, name)
  const listFiles = () =>
    fs
      .readdirSync(bases)
      .toSorted()
      .map((id) => path.join(bases, id, MANIFEST))
      .filter((file) => fs.existsSync(file))
  const list = () => listFiles().map((file) => openJson(file, keys) as Manifest)
  return {
    key,
    keys,
    walFolder,
    folderOf,
    walFileOf,
    save: (manifest) => {
      const bytes = Buffer.from(JSON.stringify(manifest))
      return sealBytes(bytes, path.join(folderOf(manifest.id), MANIFEST), key)
    },
    list,
    countSealedWith: (one) => listFiles().filter((file) => isSealedWith(file, one)).length,
    prune: (before) => {
      const all = list()
      const kept = all.filter(
        ({ finishedAt }, at) => at === all.length - 1 || new Date(finishedAt) >= before,
      )
      const ids = new Set(kept.map(({ id }) => id))
      const old = fs.readdirSync(bases).filter((id) => !ids.has(id))
      for (const id of old) fs.rmSync(folderOf(id), { recursive: true, force: true })
      const first = kept.map(({ startSegment }) => positionOf(startSegment)).toSorted()[0] ?? ''
      const unneeded = fs
        .readdirSync(walFolder)
        .filter((name) => SEGMENT.test(name) && positionOf(name) < first)
      for (const name of unneeded) fs.rmSync(walFileOf(name))
      return { bases: old.length, segments: unneeded.length }
    },
  }
}

/** Moves what the database has archived into the store; a crash in between repeats a file. */
export async function shipArchive(archiveFolder: string, store: BackupStore): Promise<number> {
  if (!fs.existsSync(archiveFolder)) return 0
  const names = fs.readdirSync(archiveFolder).filter((name) => !name.endsWith('.part'))
  for (const name of names.toSorted()) {
    const source = path.join(archiveFolder, name)
    await sealIfThere(() => fs.createReadStream(source), store.walFileOf(name), store.key)
    fs.rmSync(source, { force: true })
  }
  return names.length
}

/** Opens the archived WAL that a base backup needs, and all after it, into a folder. */
export async function openArchive(
  store: BackupStore,
  { startSegment }: Manifest,
  target: string,
): Promise<void> {
  const names = fs.readdirSync(store.walFolder).filter((name) => !name.endsWith('.part'))
  for (const name of names) {
    if (SEGMENT.test(name) && positionOf(name) < positionOf(startSegment)) continue
    await openFile(store.walFileOf(name), path.join(target, name), store.keys)
  }
}

import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { sealFile, sealIfThere } from './sealed-file.ts'
import { shipArchive, type BackedUpFile, type BackupStore, type Manifest } from './store.ts'

/** What PostgreSQL says a copy of a running server must or may leave out. */
const CONTENT_LEFT_OUT = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const FILE_LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label|recovery\.signal)$/

interface Contents {
  folders: string[]
  files: BackedUpFile[]
}

function listContents(root: string, below = '', found: Contents = { folders: [], files: [] }) {
  for (const entry of fs.readdirSync(path.join(root, below), { withFileTypes: true })) {
    if (FILE_LEFT_OUT.test(entry.name)) continue
    const place = path.join(below, entry.name)
    if (entry.isDirectory()) {
      found.folders.push(place)
      if (!CONTENT_LEFT_OUT.has(place)) listContents(root, place, found)
    } else if (entry.isFile()) {
      found.files.push({ path: place, mode: fs.statSync(path.join(root, place)).mode & 0o777 })
    }
  }
  return found
}

interface Source {
  /** As the owner. */
  url: string
  dataFolder: string
  archiveFolder: string
  password: string
  secret: string | undefined
}

/** @throws Error with one line when the server archives nothing: its copy could not be replayed. */
async function refuseWithoutArchive(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mode: string }>(
    "select current_setting('archive_mode') as mode",
  )
  if (rows[0]?.mode === 'on') return
  throw new Error(
    'The embedded database runs without its archive: stop it, set BACKUP_DIR and start it again.',
  )
}

/** Copies the running database, file by file, with what is needed to replay it from there. */
export async function backUp(source: Source, store: BackupStore): Promise<Manifest> {
  const client = new pg.Client({ connectionString: source.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseWithoutArchive(client)
    const startedAt = new Date().toISOString()
    const id = startedAt.replaceAll(/[:.]/g, '-')
    const folder = store.folderOf(id)
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { rows: starts } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_backup_start($1, true)) as segment',
      [id],
    )
    const { folders, files } = listContents(source.dataFolder)
    const copied: BackedUpFile[] = []
    for (const file of files) {
      const target = path.join(folder, String(copied.length))
      // Replaying WAL drops a table that was dropped while the copy ran.
      if (await sealIfThere(path.join(source.dataFolder, file.path), target, store.key)) {
        copied.push(file)
      }
    }
    const { rows: ends } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(true)',
    )
    const label = path.join(folder, 'label')
    fs.writeFileSync(label, ends[0]?.label ?? '')
    await sealFile(label, path.join(folder, String(copied.length)), store.key)
    fs.rmSync(label)
    copied.push({ path: 'backup_label', mode: 0o600 })
    await shipArchive(source.archiveFolder, store)
    const manifest: Manifest = {
      id,
      startedAt,
      finishedAt: new Date().toISOString(),
      startSegment: starts[0]?.segment ?? '',
      postgresVersion: fs.readFileSync(path.join(source.dataFolder, 'PG_VERSION'), 'utf8').trim(),
      folders,
      files: copied,
      password: source.password,
      secret: source.secret,
    }
    await store.save(manifest)
    return manifest
  } finally {
    await client.end()
  }
}

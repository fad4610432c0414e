import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { EmbeddedPostgres } from '../postgres/launch.ts'
import { filesOfFolder, filesOverSql, type DatabaseFiles } from './database-files.ts'
import { sealBytes, sealIfThere } from './sealed-file.ts'
import { shipArchive, type BackupStore, type Manifest } from './store.ts'
import { keepWal, sealWal } from './wal-over-sql.ts'

/** A database to copy, and how its files and its WAL are reached. */
export interface Source {
  url: string
  /** The embedded database's owner's; a database of one's own keeps its passwords to itself. */
  password?: string
  secret?: string | undefined
  /** What the copy needs to begin. @throws Error with one line where it could not be replayed. */
  begin: (client: pg.Client) => Promise<Copying>
}

interface Copying {
  files: DatabaseFiles
  /** The server itself archives, so it knows when all of the copy's WAL has been. */
  waitsForArchive: boolean
  sealWal: (store: BackupStore) => Promise<unknown>
}

async function readSetting(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
    name,
  ])
  return rows[0]?.value ?? ''
}

export function embeddedSource(
  { url, cluster }: Pick<EmbeddedPostgres, 'url' | 'cluster'>,
  secret: string | undefined,
): Source {
  return {
    url,
    password: cluster.password,
    secret,
    begin: async (client) => {
      if ((await readSetting(client, 'archive_mode')) !== 'on') {
        throw new Error(
          'The embedded database runs without its archive: stop it, set BACKUP_DIR and start it again.',
        )
      }
      return {
        files: filesOfFolder(cluster.dataFolder),
        waitsForArchive: true,
        sealWal: (store) => shipArchive(cluster.archiveFolder, store),
      }
    },
  }
}

const FACTS = `
  select pg_is_in_recovery() as "isStandby",
    (select count(*)::int from pg_tablespace
      where spcname not in ('pg_default', 'pg_global')) as tablespaces`

export const externalSource = (url: string): Source => ({
  url,
  begin: async (client) => {
    const { rows } = await client.query<{ isStandby: boolean; tablespaces: number }>(FACTS)
    const { isStandby = true, tablespaces = 0 } = rows[0] ?? {}
    if (isStandby) throw new Error('This server is a standby: back up the primary.')
    if (tablespaces > 0) {
      throw new Error('This database uses tablespaces, which npm run backup does not copy.')
    }
    if ((await readSetting(client, 'wal_level')) === 'minimal') {
      throw new Error('Set wal_level = replica in PostgreSQL and start it again: backups need it.')
    }
    const { from } = await keepWal(client)
    return {
      files: filesOverSql(client),
      waitsForArchive: false,
      sealWal: (store) => sealWal(client, from ?? '', store),
    }
  },
})

async function copyFiles(files: DatabaseFiles, folder: string, store: BackupStore) {
  const contents = await files.list()
  const copied: Manifest['files'] = []
  for (const file of contents.files) {
    const target = path.join(folder, String(copied.length))
    // Replaying WAL drops a table that was dropped while the copy ran.
    if (await sealIfThere(() => files.read(file.path), target, store.key)) copied.push(file)
  }
  return { folders: contents.folders, files: copied }
}

/** Copies the running database, file by file, with what is needed to replay it from there. */
async function copyDatabase(client: pg.Client, source: Source, store: BackupStore) {
  const { files, waitsForArchive, sealWal: sealItsWal } = await source.begin(client)
  const startedAt = new Date().toISOString()
  const id = startedAt.replaceAll(/[:.]/g, '-')
  const folder = store.folderOf(id)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { rows: starts } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_backup_start($1, true)) as segment',
    [id],
  )
  const copied = await copyFiles(files, folder, store)
  const { rows: ends } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop($1)',
    [waitsForArchive],
  )
  const label = Buffer.from(ends[0]?.label ?? '')
  await sealBytes(label, path.join(folder, String(copied.files.length)), store.key)
  await sealItsWal(store)
  const version = Number(await readSetting(client, 'server_version_num'))
  const manifest: Manifest = {
    id,
    startedAt,
    finishedAt: new Date().toISOString(),
    startSegment: starts[0]?.segment ?? '',
    postgresVersion: String(Math.floor(version / 10_000)),
    folders: copied.folders,
    files: [...copied.files, { path: 'backup_label', mode: 0o600 }],
    password: source.password,
    secret: source.secret,
  }
  await store.save(manifest)
  return manifest
}

/** A client that waits as long as the copy takes. @throws Error with one line for a missing right. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    throw new Error(
      `The role ${client.user} may not copy the server (${String(error)}): set BACKUP_DATABASE_URL to the same database by a superuser.`,
      { cause: error },
    )
  } finally {
    await client.end()
  }
}

export const backUp = (source: Source, store: BackupStore): Promise<Manifest> =>
  withClient(source.url, (client) => copyDatabase(client, source, store))

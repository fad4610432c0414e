import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import type { BackedUpFile } from './store.ts'

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

export interface Contents {
  folders: string[]
  files: BackedUpFile[]
}

/** The data folder of a running server, on this disk or behind a connection. */
export interface DatabaseFiles {
  list: () => Promise<Contents>
  /** Fails with ENOENT where the file is gone. */
  read: (file: string) => Readable
}

const isKept = (file: string) =>
  !FILE_LEFT_OUT.test(path.posix.basename(file)) &&
  ![...CONTENT_LEFT_OUT].some((folder) => file.startsWith(`${folder}/`))

function listFolder(root: string, below = '', found: Contents = { folders: [], files: [] }) {
  for (const entry of fs.readdirSync(path.join(root, below), { withFileTypes: true })) {
    const place = path.posix.join(below, entry.name)
    if (!isKept(place)) continue
    if (entry.isDirectory()) {
      found.folders.push(place)
      listFolder(root, place, found)
    } else if (entry.isFile()) {
      found.files.push({ path: place, mode: fs.statSync(path.join(root, place)).mode & 0o777 })
    }
  }
  return found
}

export const filesOfFolder = (folder: string): DatabaseFiles => ({
  list: async () => listFolder(folder),
  read: (file) => fs.createReadStream(path.join(folder, file)),
})

const LIST = `
  with recursive entries as (
    select '.' as path, true as is_folder
    union all
    select entry.path, coalesce((pg_stat_file(entry.path, true)).isdir, false)
      from entries
      cross join lateral pg_ls_dir(entries.path, true, false) as name
      cross join lateral (
        select case entries.path when '.' then name else entries.path || '/' || name end as path
      ) as entry
     where entries.is_folder
  )
  select path, is_folder as "isFolder" from entries where path <> '.' order by path`

const CHUNK_BYTES = 4 * 1024 * 1024

async function* readChunks(client: pg.Client, file: string): AsyncGenerator<Buffer> {
  for (let offset = 0; ; offset += CHUNK_BYTES) {
    const { rows } = await client.query<{ chunk: Buffer | null }>(
      'select pg_read_binary_file($1, $2, $3, true) as chunk',
      [file, offset, CHUNK_BYTES],
    )
    const chunk = rows[0]?.chunk
    if (!chunk) throw Object.assign(new Error(`${file} is gone`), { code: 'ENOENT' })
    yield chunk
    if (chunk.length < CHUNK_BYTES) return
  }
}

/** Needs a role that may read the server's files, and nothing but a connection. */
export const filesOverSql = (client: pg.Client): DatabaseFiles => ({
  list: async () => {
    const { rows } = await client.query<{ path: string; isFolder: boolean }>(LIST)
    const kept = rows.filter((row) => isKept(row.path))
    return {
      folders: kept.filter(({ isFolder }) => isFolder).map((row) => row.path),
      files: kept
        .filter(({ isFolder }) => !isFolder)
        .map((row) => ({ path: row.path, mode: 0o600 })),
    }
  },
  read: (file) => Readable.from(readChunks(client, file), { objectMode: false }),
})

import type pg from 'pg'
import { filesOverSql } from './database-files.ts'
import { sealIfThere } from './sealed-file.ts'
import type { BackupStore } from './store.ts'

/** Keeps WAL on the server until it's sealed, also while nothing follows. */
const FOLLOWING_SLOT = 'sufra_backup'

interface Slot {
  name: string
  /** Null once the server had to remove WAL that was not read. */
  from: string | null
}

/** Keeps WAL for as long as this connection lasts. */
export async function keepWal(client: pg.Client): Promise<Slot> {
  const { rows } = await client.query<Slot>(
    `select slot_name as name, lsn as from
       from pg_create_physical_replication_slot('sufra_base_' || pg_backend_pid(), true, true)`,
  )
  if (!rows[0]) throw new Error('PostgreSQL created no replication slot.')
  return rows[0]
}

async function findFollowingSlot(client: pg.Client): Promise<Slot> {
  const { rows } = await client.query<Slot>(
    'select slot_name as name, restart_lsn as from from pg_replication_slots where slot_name = $1',
    [FOLLOWING_SLOT],
  )
  if (rows[0]) return rows[0]
  const { rows: created } = await client.query<Slot>(
    'select slot_name as name, lsn as from from pg_create_physical_replication_slot($1, true)',
    [FOLLOWING_SLOT],
  )
  if (!created[0]) throw new Error('PostgreSQL created no replication slot.')
  return created[0]
}

/**
 * Finished are the segments before the one that is written to; the same names after it are empty
 * files for later. A boundary belongs to the segment that it starts, so one is added.
 */
const FINISHED = `
  select name from pg_ls_waldir()
   where name ~ '^[0-9A-F]{8}[.]history$'
      or (name ~ '^[0-9A-F]{24}$'
          and right(name, 16) >= right(pg_walfile_name($1::pg_lsn + 1), 16)
          and right(name, 16) < right(pg_walfile_name($2::pg_lsn + 1), 16))
   order by name`

/** Ends the segment that is written to and seals all finished ones; answers up to where. */
export async function sealWal(
  client: pg.Client,
  from: string,
  store: BackupStore,
): Promise<string> {
  await client.query('select pg_switch_wal()')
  const { rows: ends } = await client.query<{ lsn: string }>(
    'select pg_current_wal_flush_lsn() as lsn',
  )
  const end = ends[0]?.lsn ?? from
  const { rows } = await client.query<{ name: string }>(FINISHED, [from, end])
  const files = filesOverSql(client)
  for (const { name } of rows) {
    await sealIfThere(() => files.read(`pg_wal/${name}`), store.walFileOf(name), store.key)
  }
  return end
}

/**
 * Seals what was written since the last time, and lets the server remove it.
 * @throws Error with one line where the server removed WAL before it was sealed.
 */
export async function followWal(client: pg.Client, store: BackupStore): Promise<void> {
  const { name, from } = await findFollowingSlot(client)
  if (from === null) {
    await client.query('select pg_drop_replication_slot($1)', [name])
    throw new Error(
      'the server removed WAL before it was sealed (max_slot_wal_keep_size): what was written since then comes back only from the next backup on, so run npm run backup now',
    )
  }
  const end = await sealWal(client, from, store)
  await client.query('select pg_replication_slot_advance($1, greatest($2::pg_lsn, $3::pg_lsn))', [
    name,
    from,
    end,
  ])
}

import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { listSequences, type Table } from './shape.ts'

const columnsOf = ({ columns }: Table) =>
  columns
    .filter(({ isGenerated }) => !isGenerated)
    .map(({ name }) => pg.escapeIdentifier(name))
    .join(', ')

async function hasRows(client: pg.Client, { name }: Table): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${name} limit 1`)
  return rowCount === 1
}

/** One server writes the file and the other reads it: both run as one user on this machine. */
async function copyTable(table: Table, old: pg.Client, fresh: pg.Client, file: string) {
  const [columns, place] = [columnsOf(table), pg.escapeLiteral(file)]
  await old.query(`copy (select ${columns} from ${table.name}) to ${place}`)
  // Migrations write some rows themselves, which the old database has too.
  if (await hasRows(fresh, table)) await fresh.query(`delete from ${table.name}`)
  await fresh.query(`copy ${table.name} (${columns}) from ${place}`)
  fs.rmSync(file)
}

async function copySequences(old: pg.Client, fresh: pg.Client) {
  for (const name of await listSequences(old)) {
    const { rows } = await old.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${name}`,
    )
    const [{ last, called } = { last: '1', called: false }] = rows
    await fresh.query('select setval($1::regclass, $2, $3)', [name, last, called])
  }
}

/** Everything in one transaction, without triggers and checks of references: the rows passed them. */
export async function copyRows(
  tables: readonly Table[],
  { old, fresh, folder }: { old: pg.Client; fresh: pg.Client; folder: string },
): Promise<void> {
  await fresh.query('begin')
  await fresh.query('set local session_replication_role = replica')
  for (const [number, table] of tables.entries()) {
    await copyTable(table, old, fresh, path.join(folder, String(number)))
  }
  await copySequences(old, fresh)
  await fresh.query('commit')
  await fresh.query('vacuum (analyze)')
}

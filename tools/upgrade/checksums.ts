import pg from 'pg'
import { listSequences, type Table } from './shape.ts'

const half = (side: string) => `coalesce(sum(('x' || ${side}(hash, 16))::bit(64)::bigint), 0)`

/** Of all rows in any order, with generated columns; as text, so that two versions answer alike. */
function question({ name, columns }: Table): string {
  const all = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
  return `select count(*) || ' ' || ${half('left')} || ' ' || ${half('right')} as sum
    from (select md5(row(${all})::text) as hash from ${name}) hashes`
}

async function sumOf(client: pg.Client, text: string): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(text)
  return rows[0]?.sum ?? ''
}

/** Number and checksum of the rows of each table, and the state of each sequence. */
export async function readChecksums(
  client: pg.Client,
  tables: readonly Table[],
): Promise<Map<string, string>> {
  const sums = new Map<string, string>()
  for (const table of tables) sums.set(table.name, await sumOf(client, question(table)))
  for (const name of await listSequences(client)) {
    sums.set(name, await sumOf(client, `select last_value || ' ' || is_called as sum from ${name}`))
  }
  return sums
}

/** @throws Error with one line that names what differs. */
export function refuseDifferences(before: Map<string, string>, after: Map<string, string>) {
  const names = new Set([...before.keys(), ...after.keys()])
  const different = [...names].filter((name) => before.get(name) !== after.get(name))
  if (different.length === 0) return
  throw new Error(
    `The copy differs from the data in ${different.join(', ')}: the data stays as it was.`,
  )
}

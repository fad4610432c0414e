import pg from 'pg'
import { listTables } from '../../upgrade/shape.ts'
import { readChecksums } from '../../upgrade/checksums.ts'

export interface Books {
  /** Of every table and sequence but those of the job queue, which a start looks after. */
  sums: Map<string, string>
  version: string
  ledgerEntries: number
  ledgerBalance: number
}

export async function readBooks(url: string): Promise<Books> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    const tables = await listTables(client)
    const own = tables.filter(({ name }) => !name.startsWith('pgboss.'))
    const sums = await readChecksums(client, own)
    for (const name of sums.keys()) if (name.startsWith('pgboss.')) sums.delete(name)
    const { rows } = await client.query<{ version: string; entries: number; balance: number }>(
      `select current_setting('server_version') as version, count(*)::int as entries,
         coalesce(sum(amount_fils), 0)::int as balance from ledger_entries`,
    )
    const [{ version, entries, balance } = { version: '', entries: 0, balance: 1 }] = rows
    return { sums, version, ledgerEntries: entries, ledgerBalance: balance }
  } finally {
    await client.end()
  }
}

/** @throws Error with one line that names what differs. */
export function compareBooks(before: Books, after: Books) {
  const names = new Set([...before.sums.keys(), ...after.sums.keys()])
  const different = [...names].filter((name) => before.sums.get(name) !== after.sums.get(name))
  if (different.length > 0) throw new Error(`Not as they were: ${different.join(', ')}`)
  if (after.ledgerBalance !== 0) throw new Error(`The ledger sums to ${after.ledgerBalance}`)
}

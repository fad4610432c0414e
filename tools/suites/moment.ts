import pg from 'pg'
import { giveUp } from '../progress.ts'

/** So far ahead of real time a run is that begins at E2E_MOMENT; negative before it. */
export function readAheadMs(): number {
  const wanted = process.env['E2E_MOMENT']
  if (!wanted) return 0
  const at = Date.parse(wanted)
  if (Number.isNaN(at)) giveUp(`E2E_MOMENT is no moment such as 2026-11-27T00:40+04:00: ${wanted}`)
  return at - Date.now()
}

/** Product time runs so far ahead of real time, in every process on this database. */
export async function setAhead(databaseUrl: string, aheadMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('insert into product_clock (ahead_ms) values ($1)', [aheadMs])
  } finally {
    await client.end()
  }
}

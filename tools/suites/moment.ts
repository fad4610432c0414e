import pg from 'pg'
import { giveUp } from '../progress.ts'

/**
 * When journeys begin in the product's time: a Wednesday morning in Dubai, with kitchens open on all
 * of the next days, and no Ramadan, holiday or end of a month in the first cycle of a plan.
 */
const USUAL_MOMENT = '2027-01-06T10:00+04:00'

/** How far product time is ahead of real time, for a run that begins at E2E_MOMENT; negative before now. */
export function readAheadMs(): number {
  const wanted = process.env['E2E_MOMENT'] || USUAL_MOMENT
  if (wanted === 'now') return 0
  const at = Date.parse(wanted)
  if (Number.isNaN(at)) {
    giveUp(`E2E_MOMENT is neither "now" nor a moment such as 2026-11-27T00:40+04:00: ${wanted}`)
  }
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

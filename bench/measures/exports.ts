import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { memoryOf } from './process.ts'

const ROWS = 100_000
const AT_ONCE = 4
const NEW_LINE = 10
const TOKEN = 'bench-export-'.padEnd(43, 'x')

export interface ExportsMeasured {
  rows: number
  idleMb: number
  afterOneMb: number
  afterManyMb: number
  tookMs: number
  /** The longest that a small request waited while one table was written. */
  longestWaitMs: number
  statuses: number[]
}

async function layPeople(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into users (phone, name, email)
     select '+97156' || lpad(n::text, 7, '0'), 'Person ' || n, 'person' || n || '@example.com'
       from generate_series(1, $1::integer) as n`,
    [ROWS],
  )
  await client.query(
    `with admin as (
       insert into users (phone, name, role) values ('+971561111111', 'Export', 'admin')
       on conflict (phone) do update set role = 'admin' returning id
     )
     insert into sessions (id, user_id, created_at, last_seen_at, expires_at)
     select sha256(convert_to($1, 'UTF8')), id, now(), now(), now() + interval '1 day' from admin`,
    [TOKEN],
  )
  await client.query('analyze')
  await client.end()
}

async function takeTable(address: string): Promise<{ status: number; lines: number }> {
  const answer = await fetch(`${address}/api/admin/users.csv`, {
    headers: { cookie: `session=${TOKEN}` },
  })
  let lines = 0
  for await (const bytes of answer.body ?? [])
    lines += Buffer.from(bytes).filter((byte) => byte === NEW_LINE).length
  return { status: answer.status, lines }
}

/** Asks for something small again and again until it is stopped. */
function watchWaits(address: string): () => number {
  let longest = 0
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      const since = performance.now()
      await (await fetch(`${address}/healthz`)).text()
      longest = Math.max(longest, performance.now() - since)
      await sleep(5)
    }
  }
  void watch()
  return () => {
    over.abort()
    return longest
  }
}

/** What a table of 100,000 people costs a server that has just started. */
export async function measureExports(
  address: string,
  pid: number,
  databaseUrl: string,
): Promise<ExportsMeasured> {
  await layPeople(databaseUrl)
  await (await fetch(address)).text()
  const idle = memoryOf(pid)
  const stopWatching = watchWaits(address)
  const since = performance.now()
  const one = await takeTable(address)
  const tookMs = performance.now() - since
  const longestWaitMs = stopWatching()
  const afterOne = memoryOf(pid)
  const many = await Promise.all(Array.from({ length: AT_ONCE }, () => takeTable(address)))
  return {
    // Without the headings and the note that the table is cut.
    rows: one.lines - 2,
    idleMb: idle?.nowMb ?? Number.NaN,
    afterOneMb: afterOne?.highestMb ?? Number.NaN,
    afterManyMb: memoryOf(pid)?.highestMb ?? Number.NaN,
    tookMs,
    longestWaitMs,
    statuses: many.map(({ status }) => status),
  }
}

import pg from 'pg'
import { readConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'
import { openApp } from '../../src/main/process/open-app.ts'
import { orderOf, tokenOf } from '../load/requests.ts'

export interface RecordedStatement {
  text: string
  values: unknown[]
  rows: Record<string, unknown>[]
}

export interface Recording {
  session: RecordedStatement[]
  order: RecordedStatement[]
  orderAnswer: string
  /** The order that was recorded, by its number. */
  orderNumber: number
}

const FIRST_GENERATED_ID = 9_000_001
const GENERATED = ['subscriptions', 'subscription_cycles', 'payments', 'messages'] as const
const RECEIPTS = 'subscription_receipts'

/** Runs each call once through the product and keeps every statement that it sent to PostgreSQL. */
export async function record(databaseUrl: string): Promise<Recording> {
  await makeIdsDistinct(databaseUrl)
  const config = readConfig({ DATABASE_URL: databaseUrl, DEMO: '1', SECRET: 'x'.repeat(32) })
  const running = await openApp(config, createLog('silent'))
  const call = (path: string, init: RequestInit = {}) =>
    listen(() => running.app.request(path, init))
  try {
    const orderNumber = 0
    const { token, key, body } = orderOf(orderNumber)
    const session = await call('/api/auth/session', {
      headers: { cookie: `session=${tokenOf(0)}` },
    })
    const order = await call('/api/subscriptions', {
      method: 'POST',
      headers: {
        cookie: `session=${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
    return {
      session: session.statements,
      order: order.statements,
      orderAnswer: order.answer,
      orderNumber,
    }
  } finally {
    await running.close()
  }
}

/** Ids that appear in no other number, so that the replay knows them wherever they stand. */
async function makeIdsDistinct(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const [index, table] of GENERATED.entries()) {
    const first = FIRST_GENERATED_ID + index * 100_000
    await client.query(`alter table ${table} alter column id restart with ${first}`)
  }
  await client.query(`alter table ${RECEIPTS} alter column number restart with 900001`)
  await client.end()
}

type Answer = pg.QueryResult<Record<string, unknown>>

/** How the product's own pool sends a statement; the job queue's connections send no names. */
interface NamedStatement {
  name?: string
  text: string
  values?: unknown[]
}

async function listen(call: () => Response | Promise<Response>) {
  const statements: RecordedStatement[] = []
  const original = pg.Client.prototype.query as (...parameters: unknown[]) => unknown
  const spy = function query(this: pg.Client, ...parameters: unknown[]) {
    const [sent] = parameters as [NamedStatement]
    if (sent.name === undefined) return original.apply(this, parameters)
    const statement: RecordedStatement = { text: sent.text, values: sent.values ?? [], rows: [] }
    statements.push(statement)
    const keep = (answer: Answer | undefined) => {
      statement.rows = answer?.rows ?? []
      return answer
    }
    const at = parameters.findIndex((parameter) => typeof parameter === 'function')
    if (at < 0) return (original.apply(this, parameters) as Promise<Answer>).then(keep)
    const callback = parameters[at] as (error: Error | null, answer?: Answer) => void
    const listening = parameters.with(at, (error: Error | null, answer?: Answer) =>
      callback(error, keep(answer)),
    )
    return original.apply(this, listening)
  }
  pg.Client.prototype.query = spy as typeof pg.Client.prototype.query
  try {
    const response = await call()
    const answer = await response.text()
    if (statements.length === 0) throw new Error('No statement was recorded')
    if (!response.ok) throw new Error(`The recorded call answered ${response.status}: ${answer}`)
    return { statements, answer }
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
}

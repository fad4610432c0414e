import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from '#shared/wire/endpoint.ts'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { createEndpointApp } from '../../../tools/testing/endpoint-app.ts'
import { openDatabase, type DatabaseHandle } from '../database/database.ts'
import { createLog } from '../log.ts'
import { serveWrite } from './serve.ts'

const person = z.object({ phone: z.string(), email: z.string() })
const addPerson = endpoint({
  method: 'POST',
  path: '/api/people',
  who: 'anyone',
  summary: 'Adds a person.',
  body: person,
  output: person,
  refusals: [],
  idempotent: 'payment',
})

const SARA = { phone: '+971501234567', email: 'sara@example.com' }
const url = testDatabaseUrl()
let handle: DatabaseHandle
let app: ReturnType<typeof createEndpointApp>

const post = (key: string) =>
  app.request('/api/people', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(SARA),
  })

beforeAll(() => {
  const log = createLog('silent')
  handle = openDatabase(url(), log)
  const endpoints = [
    serveWrite(addPerson, async (_tx, _who, { phone, email }) => ({ phone, email })),
  ]
  app = createEndpointApp(endpoints, handle.db, log)
})
afterAll(() => handle.close())

describe('the stored answer of a write', () => {
  it('is sealed, and a repetition still gets it', async () => {
    const key = randomUUID()
    await post(key)
    const { rows } = await sql<Record<string, unknown>>`
      select * from idempotency_keys where key = ${key}`.execute(handle.db)
    expect(rows).toHaveLength(1)
    const stored = rows
      .flatMap(Object.values)
      .map((value: unknown) =>
        Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value),
      )
    expect(stored.filter((text) => /501234567|sara@/.test(text))).toEqual([])
    expect(await (await post(key)).json()).toEqual(SARA)
  })

  it('is answered as it stands where it was stored in clear before', async () => {
    const key = randomUUID()
    await post(key)
    const earlier = { phone: '+971500000001', email: 'earlier@example.com' }
    await sql`update idempotency_keys set sealed_body = null, body = ${JSON.stringify(earlier)}
      where key = ${key}`.execute(handle.db)
    expect(await (await post(key)).json()).toEqual(earlier)
  })
})

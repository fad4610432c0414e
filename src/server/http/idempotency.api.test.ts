import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from '#shared/wire/endpoint.ts'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { createEndpointApp } from '../../../tools/testing/endpoint-app.ts'
import { openDatabase, type DatabaseHandle } from '../database/database.ts'
import { createLog } from '../log.ts'
import { servePurchase, serveWrite } from './serve.ts'

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
const buy = endpoint({
  method: 'POST',
  path: '/api/purchases',
  who: 'anyone',
  summary: 'Buys something.',
  body: z.object({}),
  output: z.object({ number: z.number() }),
  refusals: [],
  idempotent: 'payment',
})

/** Purchases that were called off. */
const calledOff = new Set<number>()
let purchases = 0

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
    servePurchase(
      buy,
      async () => ({ number: ++purchases }),
      async (_tx, _who, _input, { number }) => calledOff.has(number),
    ),
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

  it('is answered as it is where it was stored in clear before', async () => {
    const key = randomUUID()
    await post(key)
    const earlier = { phone: '+971500000001', email: 'earlier@example.com' }
    await sql`update idempotency_keys set sealed_body = null, body = ${JSON.stringify(earlier)}
      where key = ${key}`.execute(handle.db)
    expect(await (await post(key)).json()).toEqual(earlier)
  })
})

const askAgain = async (key: string, more: Record<string, string> = {}) => {
  const response = await app.request('/api/purchases', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...more },
    body: '{}',
  })
  return ((await response.json()) as { number: number }).number
}

describe('a purchase that was called off while its page had no answer', () => {
  it('begins again, once, where it is asked for again', async () => {
    const key = randomUUID()
    const first = await askAgain(key)
    expect(await askAgain(key)).toBe(first)
    calledOff.add(first)
    const second = await askAgain(key)
    expect(second).not.toBe(first)
    expect(await askAgain(key)).toBe(second)
  })

  it('stays called off where its page sends it again by itself', async () => {
    const key = randomUUID()
    const first = await askAgain(key)
    calledOff.add(first)
    expect(await askAgain(key, { 'x-resend': '1' })).toBe(first)
  })

  it('begins again once, however often it is asked for at the same time', async () => {
    const key = randomUUID()
    calledOff.add(await askAgain(key))
    const numbers = await Promise.all(Array.from({ length: 5 }, () => askAgain(key)))
    expect(new Set(numbers).size).toBe(1)
  })
})

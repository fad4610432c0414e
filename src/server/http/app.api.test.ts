import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { ownerUrlOf, testDatabaseUrl } from '../../../tools/testing/database.ts'
import { createEndpointApp } from '../../../tools/testing/endpoint-app.ts'
import { openDatabase, type DatabaseHandle } from '../database/database.ts'
import { createLog } from '../log.ts'
import { serveRead, serveWrite } from './serve.ts'

const note = z.object({ text: z.string().check(z.minLength(2, 'text_too_short')) })

const addNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  who: 'anyone',
  summary: 'Adds a note.',
  body: note,
  output: z.object({ count: z.number() }),
  status: 201,
  refusals: ['note_refused'],
  idempotent: true,
})
const payNote = endpoint({ ...addNote, path: '/api/paid-notes', idempotent: 'payment' })
const cardNote = endpoint({ ...addNote, path: '/api/card-notes', refusesCardNumbers: true })
const leak = endpoint({
  method: 'GET',
  path: '/api/leak',
  who: 'anyone',
  summary: 'Answers more than its contract.',
  output: z.object({ shown: z.string() }),
  refusals: [],
})
const failing = endpoint({ ...leak, path: '/api/fault' })
const adminOnly = endpoint({ ...leak, path: '/api/admin-only', who: 'admin' })

/** Longer than the four digits that a request number or a time stamp can contain by chance. */
const cardNumber = /4242 4242|4242424242424242/

const url = testDatabaseUrl()
const logged: string[] = []
let handle: DatabaseHandle
let app: ReturnType<typeof createEndpointApp>

async function createNotes() {
  const owner = openDatabase(ownerUrlOf(url()), createLog('silent'), { maxConnections: 1 })
  await sql`create table notes (text text)`.execute(owner.db)
  await owner.close()
}

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  handle = openDatabase(url(), log)
  await createNotes()
  const endpoints = [
    serveWrite(addNote, async (tx, _who, { text }) => {
      if (text === 'refuse') throw new Refusal('note_refused', 409)
      await sql`insert into notes values (${text})`.execute(tx)
      const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(tx)
      return { count: rows[0]?.count ?? 0 }
    }),
    serveWrite(cardNote, async () => {
      throw new Error('reached')
    }),
    serveWrite(payNote, async () => ({ count: 0 })),
    serveRead(leak, async () => ({ shown: 'yes', secret: 'no' })),
    serveRead(failing, async () => {
      throw new Error('select secret from vault')
    }),
    serveRead(adminOnly, async () => ({ shown: 'yes' })),
  ]
  app = createEndpointApp(endpoints, handle.db, log)
})
afterAll(() => handle.close())

const post = async (body: unknown, headers: Record<string, string> = {}, path = '/api/notes') =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('an Idempotency-Key', () => {
  it('makes a repetition answer the first outcome, and nothing happens twice', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await post({ text: 'hummus' }, headers)
    const second = await post({ text: 'hummus' }, headers)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(second.headers.get('idempotent-replayed')).toBe('true')
  })

  it('happens once for thirty at the same time', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const text = randomUUID()
    const all = await Promise.all(Array.from({ length: 30 }, () => post({ text }, headers)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
    const { rows } = await sql`select from notes where text = ${text}`.execute(handle.db)
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['/api/notes', 1],
    ['/api/paid-notes', 31],
  ])('given to %s is kept for %i days', async (path, days) => {
    const key = randomUUID()
    await post({ text: 'hummus' }, { 'idempotency-key': key }, path)
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from expires_at - now()) / 86400)::integer as days
      from idempotency_keys where key = ${key}`.execute(handle.db)
    expect(rows).toEqual([{ days }])
  })

  it('is refused for another payload', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    await post({ text: 'one' }, headers)
    const other = await post({ text: 'two' }, headers)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 'idempotency_key_reused' })
  })

  it('keeps nothing of a refusal, so that the same key may try again', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await post({ text: 'refuse' }, headers)).status).toBe(409)
    const { rows } =
      await sql`select from idempotency_keys where key = ${headers['idempotency-key']}`.execute(
        handle.db,
      )
    expect(rows).toHaveLength(0)
  })

  it.each(['short', 'with space inside', 'ü'.repeat(10), 'x'.repeat(256)])(
    'refuses %j',
    async (key) => {
      const answer = await post(
        { text: 'hummus' },
        { 'idempotency-key': encodeURI(key).slice(0, 300) === key ? key : 'bad key' },
      )
      expect(answer.status).toBe(400)
    },
  )
})

describe('what comes in', () => {
  it('is refused with a card number, which goes nowhere', async () => {
    const key = randomUUID()
    const headers = { 'idempotency-key': key }
    const answer = await post({ text: 'pay 4242 4242 4242 4242' }, headers, '/api/card-notes')
    expect(answer.status).toBe(422)
    expect(await answer.text()).not.toMatch(cardNumber)
    const { rows } = await sql`select from idempotency_keys where key = ${key}`.execute(handle.db)
    expect(rows).toEqual([])
    expect(logged.filter((line) => cardNumber.test(line))).toEqual([])
  })

  it('is refused with a sentence for each field', async () => {
    const answer = await post({ text: 'x' }, { cookie: 'language=ar' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: 'invalid_input',
      message: 'invalid_input in ar',
      fields: { text: 'text_too_short in ar' },
    })
  })

  it.each([{ text: 'a\0b' }, { text: 'half \ud800' }, { text: 'hummus', 'b\0': 1 }])(
    'is refused with characters that the database cannot keep: %j',
    async (body) => {
      const answer = await post(body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_input' })
    },
  )

  it.each([
    ['{', 400],
    ['[]', 400],
    ['"text"', 400],
    ['{"text":["a","b"]}', 400],
    ['{"text":"hummus","text":"falafel"}', 400],
    ['{"text":"hummus","other":[{"a":1},{"a":"\\"b\\":"}]}', 201],
    ['{"__proto__":{"x":1},"text":"hummus"}', 400],
    [`${'['.repeat(50)}${']'.repeat(50)}`, 400],
    [JSON.stringify({ text: 'x'.repeat(70_000) }), 413],
  ])('%.40s is answered %i', async (body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  it.each([
    ['application/x-www-form-urlencoded', 415],
    ['application/json-patch+json', 415],
    ['application/json; charset=utf-16', 415],
    ['application/json; charset=UTF-8', 201],
  ])('must be JSON in UTF-8: %s is answered %i', async (type, status) => {
    expect((await post({ text: 'hummus' }, { 'content-type': type })).status).toBe(status)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://evil.example', host: 'evil.example' }, 403],
    [{ origin: 'https://localhost' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'http://localhost' }, 201],
    [{}, 201],
  ])('from %j is answered %i', async (headers, status) => {
    expect((await post({ text: 'hummus' }, headers)).status).toBe(status)
  })
})

describe('what goes out', () => {
  it('is only what the contract names', async () => {
    expect(await (await app.request('/api/leak')).json()).toEqual({ shown: 'yes' })
  })

  it('shows nothing of an error but its number', async () => {
    const answer = await app.request('/api/fault')
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(text).not.toContain('vault')
    expect(JSON.parse(text)).toMatchObject({
      code: 'internal',
      requestId: answer.headers.get('x-request-id'),
    })
  })

  it.each([
    ['', 401],
    ['session=customer', 403],
    ['session=admin', 200],
  ])('to an admin endpoint with cookie %j is %i', async (cookie, status) => {
    expect((await app.request('/api/admin-only', { headers: { cookie } })).status).toBe(status)
  })
})

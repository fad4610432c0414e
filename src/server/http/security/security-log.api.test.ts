import { pino } from 'pino'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoint } from '#shared/wire/endpoint.ts'
import { testDatabaseUrl } from '../../../../tools/testing/database.ts'
import { createEndpointApp } from '../../../../tools/testing/endpoint-app.ts'
import { openDatabase, type DatabaseHandle } from '../../database/database.ts'
import { serveRead, serveWrite } from '../serve.ts'

const read = endpoint({
  method: 'GET',
  path: '/api/notes',
  who: 'anyone',
  summary: 'Reads notes.',
  output: z.object({ count: z.number() }),
  refusals: [],
})
const add = endpoint({ ...read, method: 'POST', summary: 'Adds a note.' })
const adminOnly = endpoint({ ...read, path: '/api/admin-only', who: 'admin' })

const url = testDatabaseUrl()
const logged: string[] = []
let handle: DatabaseHandle
let app: ReturnType<typeof createEndpointApp>

const count = async () => ({ count: 0 })

beforeAll(() => {
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  handle = openDatabase(url(), log)
  const endpoints = [serveRead(read, count), serveWrite(add, count), serveRead(adminOnly, count)]
  app = createEndpointApp(endpoints, handle.db, log)
})
afterAll(() => handle.close())

const linesOf = async (call: () => Response | Promise<Response>): Promise<object[]> => {
  logged.length = 0
  await call()
  return logged.map((line) => JSON.parse(line) as object).filter((line) => 'security' in line)
}

const asCustomer = {
  cookie: 'session=customer',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36',
}

it('the security log names who read what they may not, also by GET', async () => {
  const lines = await linesOf(() => app.request('/api/admin-only', { headers: asCustomer }))
  expect(lines).toMatchObject([
    {
      security: 'forbidden',
      person: '00000000-0000-7000-8000-000000000001',
      role: 'customer',
      address: 'unknown',
      device: 'Chrome · Android',
      route: 'GET /api/admin-only',
      status: 403,
      reason: 'forbidden',
    },
  ])
})

it('the security log raises one alarm over a person who is refused again and again', async () => {
  logged.length = 0
  for (let call = 0; call < 25; call++) {
    await app.request('/api/admin-only', { headers: { cookie: 'session=customer' } })
  }
  expect(logged.filter((line) => line.includes('alarm: a person is refused'))).toHaveLength(1)
})

it('the security log has a line for each request of another site', async () => {
  expect(
    await linesOf(() =>
      app.request('/api/notes', {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
      }),
    ),
  ).toMatchObject([{ security: 'cross-site-refused', status: 403, route: 'POST /api/notes' }])
})

it('the security log is silent about visitors and about what is done', async () => {
  expect(await linesOf(() => app.request('/api/admin-only'))).toEqual([])
  expect(await linesOf(() => app.request('/api/notes', { headers: asCustomer }))).toEqual([])
})

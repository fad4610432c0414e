import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { createEndpointApp } from '../../../../../tools/testing/endpoint-app.ts'
import { openDatabase, type DatabaseHandle } from '#server/database/database.ts'
import { siteRoutes } from '../routes.ts'

const PATH = '/api/policy-reports'
const SITE = 'https://sufra.example'
const CHROME = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36'

const url = testDatabaseUrl()
const logged: string[] = []
let handle: DatabaseHandle
let app: ReturnType<typeof createEndpointApp>

beforeAll(() => {
  const log = pino({ level: 'trace', base: null }, { write: (line) => logged.push(line) })
  handle = openDatabase(url(), log)
  app = createEndpointApp(siteRoutes(SITE, log), handle.db, log)
})
beforeEach(async () => {
  logged.length = 0
  await handle.db.deleteFrom('rate_limits').execute()
})
afterAll(() => handle.close())

const send = (report: object, type = 'application/csp-report') =>
  app.request(PATH, {
    method: 'POST',
    headers: { 'content-type': type, 'user-agent': CHROME },
    body: JSON.stringify({ 'csp-report': report }),
  })

const lines = () =>
  logged.map((line) => JSON.parse(line) as object).filter((line) => 'security' in line)

/** The last of several reports lies far from the first, so the limit of one network is lifted. */
const forgetNetwork = () =>
  handle.db.deleteFrom('rate_limits').where('bucket', 'like', 'policy-reports:%').execute()

it('POST /api/policy-reports logs what was stopped, and nothing of the person', async () => {
  const answer = await send({
    'document-uri': `${SITE}/run/${'k'.repeat(32)}?phone=971501234567#door`,
    referrer: `${SITE}/dashboard/chef-events/410000041`,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/take?cookie=abc',
    'source-file': `${SITE}/assets/index-Ab3_x.js?v=1`,
    'line-number': 3,
    'script-sample': 'send(person.phone)',
  })
  expect(answer.status).toBe(202)
  expect(await answer.json()).toEqual({ received: true })
  const [{ time: _, ...line } = {}, ...others] = lines() as Record<string, unknown>[]
  expect(others).toEqual([])
  expect(line).toMatchObject({
    security: 'policy-violation',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: '/run/*',
    source: '/assets/index-Ab3_x.js',
    device: 'Chrome · Android',
    reports: 1,
  })
  expect(JSON.stringify(line)).not.toMatch(/kkk|971501234|door|cookie|410000041|send\(/)
  expect(line).not.toHaveProperty('address')
  expect(line).not.toHaveProperty('person')
})

it.each([
  [{ 'blocked-uri': 'inline' }, { blocked: 'inline', directive: 'unknown', page: 'none' }],
  [{ 'blocked-uri': 'data:text/html,secret' }, { blocked: 'data:' }],
  [{ 'source-file': 'chrome-extension://abc/x.js' }, { source: 'chrome-extension:' }],
  [{ 'blocked-uri': '+971501234567' }, { blocked: 'unknown' }],
  [{ 'violated-directive': "img-src 'self'" }, { directive: 'img-src' }],
  [{ 'document-uri': `${SITE}/dashboard/chef-events/41` }, { page: '/dashboard/chef-events/*' }],
  [{ 'document-uri': `${SITE}/` }, { page: '/' }],
])('POST /api/policy-reports describes %o as %o', async (report, facts) => {
  expect((await send(report)).status).toBe(202)
  expect(lines()).toMatchObject([facts])
})

it('POST /api/policy-reports counts a repeated report and logs every tenfold', async () => {
  for (let meal = 1; meal <= 12; meal++) {
    await send({ 'document-uri': `${SITE}/cook/${meal}?at=${meal}`, 'blocked-uri': 'inline' })
  }
  expect(lines()).toMatchObject([{ reports: 1 }, { reports: 10 }])
})

it('POST /api/policy-reports logs 100 lines an hour, and then says once that it stops', async () => {
  for (let count = 0; count < 103; count++) {
    if (count % 50 === 0) await forgetNetwork()
    expect((await send({ 'blocked-uri': `https://a${count}.example/` })).status).toBe(202)
  }
  expect(lines()).toHaveLength(100)
  expect(logged.filter((line) => line.includes('no longer logged'))).toHaveLength(1)
})

it('POST /api/policy-reports takes sixty reports a quarter of an hour from one network', async () => {
  const statuses = []
  for (let count = 0; count < 61; count++) {
    statuses.push((await send({ 'blocked-uri': 'inline' })).status)
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 202))
  expect(statuses[60]).toBe(429)
})

it.each([
  ['is larger than 8 KB', { 'blocked-uri': 'x'.repeat(8200) }, 'application/csp-report', 413],
  ['is not JSON by its type', {}, 'text/plain', 415],
  ['has no text where one belongs', { 'blocked-uri': 7 }, 'application/csp-report', 400],
])('POST /api/policy-reports refuses what %s', async (_, report, type, status) => {
  expect((await send(report, type)).status).toBe(status)
})

it('only the endpoint of the reports takes their media type', async () => {
  const answer = await app.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: '{"email":"noura@example.com"}',
  })
  expect(answer.status).toBe(415)
})

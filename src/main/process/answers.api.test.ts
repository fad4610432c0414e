import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKeptStore } from '#server/http/kept/store.ts'
import { openPages } from '#server/http/pages/pages.ts'
import { loadStaticFiles } from '#server/http/pages/static-files.ts'
import { createHttpServer } from '#server/http/socket/http-server.ts'
import { LIMITS } from '#server/http/socket/limits.ts'
import { createLog } from '#server/log.ts'
import { testConfig, useTestApp } from '../../../tools/testing/app.ts'
import { newCustomer } from '../../../tools/testing/situations/orders.ts'
import { createHandlers } from './handlers.ts'
import { createListener } from './listener.ts'

const PUBLIC_URL = 'https://sufra.example'

const test = useTestApp()
let server: Server

let endRendering = () => {}
const rendered = new Promise<void>((resolve) => (endRendering = resolve))

const render = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  if (pathname === '/fault') throw new Error('This page has an error')
  if (pathname === '/slow') await rendered
  if (pathname === '/dashboard') return Response.redirect(`${PUBLIC_URL}/login`, 307)
  return new Response('<!doctype html><h1>Sufra</h1>', { status: pathname === '/' ? 200 : 404 })
}

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
  writeFileSync(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const handlers = createHandlers(testConfig(''), test.app)
  const listener = createListener({
    findFile: loadStaticFiles(folder),
    handle: getRequestListener((request, env) => handlers.app.fetch(request, env)),
    kept: test.app.kept,
    pages: openPages({
      render,
      sessionCookieName: 'session',
      hasSession: async () => true,
      findSharedPage: (address) => ({ address, hasParameters: false }),
      trustedProxies: 0,
      version: () => '',
      store: createKeptStore(),
      publicUrl: PUBLIC_URL,
      hasStripe: false,
      budget: { running: 1, runningPerClient: 1, waiting: 1, waitingPerClient: 1 },
    }),
    say: test.app.say,
    log: createLog('silent'),
  })
  const bodyRate = { bytes: 1000, everyMs: 300 }
  server = createHttpServer(
    listener,
    { publicUrl: PUBLIC_URL, trustedProxies: 0, log: createLog('silent') },
    { ...LIMITS, bodyRate },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The head of the answer to bytes as they are, which `fetch` would not send. */
async function headOf(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  let answer = ''
  for await (const bytes of socket) {
    answer += String(bytes)
    if (answer.includes('\r\n\r\n')) break
  }
  const [head = ''] = answer.split('\r\n\r\n', 1)
  return head.toLowerCase()
}

const ask = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: sufra.example', 'Connection: close', ...headers, '\r\n'].join('\r\n')

const LONG = 'x'.repeat(20_000)

function expectBase(head: string) {
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain('strict-transport-security: max-age=31536000; includesubdomains')
  expect(head).toMatch(
    /content-security-policy: default-src '(none|self)'.*; frame-ancestors '(none|self)'/,
  )
  expect(head).toMatch(/referrer-policy: (strict-origin-when-cross-origin|no-referrer)/)
  expect(head).toContain('cross-origin-resource-policy: same-origin')
  expect(head).toContain('cache-control: ')
}

it.each([
  ['a page', 200, ask('GET /')],
  ['a kept page', 200, ask('GET /')],
  ['a page of a person', 200, ask('GET /', 'Cookie: session=a')],
  ['an unknown page', 404, ask('GET /nothing')],
  ['a redirection', 307, ask('GET /dashboard')],
  ['a page with an error', 500, ask('GET /fault')],
  ['a file', 200, ask('GET /icon.svg')],
  ['a plate', 200, ask('GET /plates/machboos.svg')],
  ['a plate that is not there', 404, ask('GET /plates/none')],
  ['a calendar that is not there', 404, ask(`GET /calendar/${'a'.repeat(43)}.ics`)],
  ['the health', 200, ask('GET /healthz')],
  ['the readiness', 200, ask('GET /readyz')],
  ['a page of the card simulator', 404, ask('GET /simulator/card/none')],
  ['a read of the API', 200, ask('GET /api/areas')],
  ['the API reference', 200, ask('GET /api/docs')],
  ['the OpenAPI document', 200, ask('GET /api/openapi.json')],
  ['a call without a session', 401, ask('GET /api/users/export')],
  ['an unknown endpoint', 404, ask('GET /api/nothing')],
  ['a write from another site', 403, ask('POST /api/auth/logout', 'Origin: https://evil.example')],
  ['a write to a page', 404, ask('POST /about')],
  ['an address of another host', 400, ask('GET http://evil.example/')],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an expectation that is not known', 417, ask('GET /', 'Expect: nothing')],
  ['too many headers', 431, ask('GET /', `X-Long: ${LONG}`)],
  ['what is not HTTP', 400, 'hello\r\n\r\n'],
])('carries the security headers: %s', async (_, status, request) => {
  const head = await headOf(request)
  expect(head.split('\r\n', 1)[0]).toContain(`http/1.1 ${status} `)
  expectBase(head)
})

it('an answer of the API may not be kept unless it says so', async () => {
  expect(await headOf(ask('GET /api/contact'))).toContain('cache-control: no-store')
  expect(await headOf(ask('GET /api/areas'))).toContain('cache-control: no-cache')
})

it('carries the security headers: a stream of events', async () => {
  const { cookies } = await newCustomer(test)
  const session = cookies.get('session') ?? ''
  const head = await headOf(ask('GET /api/events', `Cookie: session=${session}`))
  expect(head).toContain('content-type: text/event-stream')
  expectBase(head)
})

const TO_NEWSLETTER = 'POST /api/newsletter'
const CHUNKED = ['Content-Type: application/json', 'Transfer-Encoding: chunked']

it('a body of undeclared length is refused with 413 as soon as it is too large', async () => {
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
  const head = await headOf(ask(TO_NEWSLETTER, ...CHUNKED) + chunk + chunk)
  expect(head).toContain('http/1.1 413 ')
  expectBase(head)
})

it('a body that stops arriving is refused with 408', async () => {
  const head = await headOf(`${ask(TO_NEWSLETTER, ...CHUNKED)}10\r\n{`)
  expect(head).toContain('http/1.1 408 ')
  expectBase(head)
})

it('a page beyond what one client may have rendered is refused with 429 and a time', async () => {
  const page = ask('GET /slow', 'Cookie: session=a')
  const heads = [headOf(page), headOf(page), headOf(page)]
  const refused = await Promise.race(heads)
  expect(refused).toContain('http/1.1 429 ')
  expect(refused).toContain('retry-after: 2')
  expectBase(refused)
  endRendering()
  const statuses = (await Promise.all(heads)).map((head) => head.slice(9, 12))
  expect(statuses.toSorted()).toEqual(['404', '404', '429'])
})

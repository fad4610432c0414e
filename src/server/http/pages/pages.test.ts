import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Refusal } from '#shared/wire/refusal.ts'
import { createKeptStore } from '../kept/store.ts'
import { openPages } from './pages.ts'

const KNOWN = new Set(['/about', '/terms', '/moved'])

let renderings = 0
let running = 0
let runningMost = 0
let accepted: string | null = null
let version = 'one'
let origin = ''

const pages = openPages({
  render: async (request) => {
    renderings += 1
    accepted = request.headers.get('accept')
    runningMost = Math.max(runningMost, ++running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running -= 1
    const { pathname } = new URL(request.url)
    if (pathname === '/moved') return Response.redirect('http://localhost/login', 302)
    return new Response(`<!doctype html><title>${renderings}</title>`, {
      status: pathname === '/404' ? 404 : 200,
    })
  },
  sessionCookieName: 'session',
  hasSession: async (token) => token.startsWith('real'),
  findSharedPage: (url) => {
    const [path = '/'] = url.toLowerCase().split('?', 1)
    if (path.startsWith('/own')) return undefined
    if (path.startsWith('/offer/')) return { address: path, hasParameters: true }
    return { address: KNOWN.has(path) ? path : '/404', hasParameters: false }
  },
  trustedProxies: 1,
  budget: { running: 3, runningPerClient: 2, waiting: 8, waitingPerClient: 4 },
  version: () => version,
  store: createKeptStore(),
  publicUrl: 'http://localhost',
  hasStripe: false,
})
const server = createServer((request, response) => {
  if (pages.sendSaved(request, response)) return
  pages.sendRendered(request, response).catch((error: unknown) => {
    response.writeHead((error as Refusal).status).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const renderingsOf = async (calls: () => Promise<unknown>): Promise<number> => {
  const before = renderings
  await calls()
  return renderings - before
}
const times = (count: number, path: string, headers = {}) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const response = await fetch(origin + path, { headers, redirect: 'manual' })
      return { status: response.status, text: await response.text() }
    }),
  )

it('renders a page once for all who ask at the same moment, and keeps it', async () => {
  expect(await renderingsOf(() => times(20, '/about'))).toBe(1)
  expect(await renderingsOf(() => times(1, '/about'))).toBe(0)
})

it('renders again once the version has changed', async () => {
  version = 'two'
  expect(await renderingsOf(() => times(20, '/about'))).toBe(1)
})

it('renders for each who may be signed in, and shares nothing between languages', async () => {
  expect(await renderingsOf(() => times(3, '/about', { cookie: 'session=real' }))).toBe(3)
  expect(await renderingsOf(() => times(3, '/about', { cookie: 'language=ar' }))).toBe(1)
})

it.each(['//[', '///', '/%', '/\\'])('answers %s, which is no address by itself', async (path) => {
  const { port } = server.address() as AddressInfo
  const status = await new Promise((resolve) => {
    get({ port, path }, (answer) => resolve(answer.resume().statusCode))
  })
  expect(status).toBe(404)
})

it.each(['/own/%', '/own/%ff', '/own/a%zz?plan=2'])('knows no page at %s', async (path) => {
  for (const cookie of ['', 'session=real']) {
    const [answer] = await times(1, path, { cookie })
    expect(answer?.status).toBe(404)
  }
})

const headersOf = async (cookie: string) =>
  (await fetch(`${origin}/about`, { headers: { cookie } })).headers

it('renders HTML whatever the first who asks accepts', async () => {
  await times(1, '/terms', { accept: 'application/json' })
  expect(accepted).toBeNull()
})

it('lets no one keep the page of a person', async () => {
  expect((await headersOf('session=real')).get('cache-control')).toBe('private, no-store')
  expect((await headersOf('')).get('cache-control')).toBe('private, no-cache')
})

it('keeps no redirection', async () => {
  expect((await times(1, '/moved'))[0]).toEqual({ status: 302, text: '' })
  expect(await renderingsOf(() => times(1, '/moved'))).toBe(1)
})

it('renders one page for all unknown addresses, and keeps it', async () => {
  version = 'three'
  const renderedFor = await renderingsOf(async () => {
    const [first] = await times(1, '/wp-login.php')
    const [second] = await times(1, '/.env?x=1')
    expect(first?.status).toBe(404)
    expect(second).toEqual(first)
  })
  expect(renderedFor).toBe(1)
})

it('renders one page for all spellings of an address and queries that no one reads', async () => {
  version = 'four'
  const spellings = ['/about', '/ABOUT', '/About?utm_source=x', '/about?x=1', '/about?x=2']
  expect(
    await renderingsOf(async () => {
      for (const path of spellings) await times(1, path)
    }),
  ).toBe(1)
})

it('answers a made-up session with the page that is kept', async () => {
  await times(1, '/about')
  const calls = async () => {
    for (let guess = 0; guess < 5; guess++) await times(1, '/about', { cookie: `session=${guess}` })
  }
  expect(await renderingsOf(calls)).toBe(0)
})

it('renders two pages of one client at once, and refuses what is too much', async () => {
  runningMost = 0
  const answers = await times(10, '/own')
  expect(runningMost).toBe(2)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
})

it('counts clients by the address that the proxy names', async () => {
  const answers = await Promise.all(
    ['1.1.1.1', '2.2.2.2'].map((hop) => times(5, '/own', { 'x-forwarded-for': hop })),
  )
  expect(answers.flat().map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
})

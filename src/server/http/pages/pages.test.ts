import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPages } from './pages.ts'

let renderings = 0
let accepted: string | null = null
let version = 'one'
let origin = ''

const pages = openPages({
  render: async (request) => {
    renderings += 1
    accepted = request.headers.get('accept')
    await new Promise((resolve) => setTimeout(resolve, 20))
    const { pathname } = new URL(request.url)
    if (pathname === '/moved') return Response.redirect('http://localhost/login', 302)
    return new Response(`<!doctype html><title>${renderings}</title>`, {
      status: pathname === '/none' ? 404 : 200,
    })
  },
  sessionCookieName: 'session',
  version: () => version,
  publicUrl: 'http://localhost',
  hasStripe: false,
})
const server = createServer((request, response) => {
  if (!pages.sendKept(request, response)) void pages.sendRendered(request, response)
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

it('renders anew once the version has changed', async () => {
  version = 'two'
  expect(await renderingsOf(() => times(20, '/about'))).toBe(1)
})

it('renders for each who may be signed in, and shares nothing between languages', async () => {
  expect(await renderingsOf(() => times(3, '/about', { cookie: 'session=a' }))).toBe(3)
  expect(await renderingsOf(() => times(3, '/about', { cookie: 'language=ar' }))).toBe(1)
})

it.each(['//[', '///', '/%', '/\\'])('renders %s, which is no address by itself', async (path) => {
  const { port } = server.address() as AddressInfo
  const status = await new Promise((resolve) => {
    get({ port, path }, (answer) => resolve(answer.resume().statusCode))
  })
  expect(status).toBe(200)
})

const headersOf = async (cookie: string) =>
  (await fetch(`${origin}/about`, { headers: { cookie } })).headers

it('renders HTML whatever the first who asks accepts', async () => {
  await times(1, '/terms', { accept: 'application/json' })
  expect(accepted).toBeNull()
})

it('lets no one keep the page of a person', async () => {
  expect((await headersOf('session=a')).get('cache-control')).toBe('private, no-store')
  expect((await headersOf('')).get('cache-control')).toBe('private, no-cache')
})

it('keeps no missing page and no redirection', async () => {
  expect((await times(1, '/none'))[0]?.status).toBe(404)
  expect((await times(1, '/moved'))[0]).toEqual({ status: 302, text: '' })
  expect(await renderingsOf(() => times(1, '/none'))).toBe(1)
  expect(await renderingsOf(() => times(1, '/moved'))).toBe(1)
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { isOfPerson } from '../../src/shared/wire/endpoint.ts'
import type { TestBrowser } from '../../tools/testing/app.ts'
import { CALLERS } from '../authorization/matrix.ts'
import { fillPath, queryOf, sampleOf } from '../authorization/samples.ts'
import { callersOf, OWNERS, servedByRoute, useAuthorizedApp } from '../authorization/world.ts'

const test = useAuthorizedApp()
const writes = [...servedByRoute()].filter(([, { endpoint }]) => endpoint.method !== 'GET')
/** Writes that are open to anyone and do nothing for the person who may be signed in. */
const OF_NO_ONE = [
  'POST /api/auth/email-otp',
  'POST /api/auth/request-otp',
  'POST /api/auth/verify-otp',
  'POST /api/dev/clock',
  'POST /api/messages/webhooks/whatsapp',
  'POST /api/newsletter',
  'POST /api/payments/webhooks/card',
  'POST /api/payments/webhooks/paypal',
  'POST /api/policy-reports',
  'POST /api/quote-offers/:token/decline',
  'POST /api/runs/:token/stops/:ticketId/deliver',
  'POST /api/runs/:token/stops/:ticketId/fail',
  'POST /api/runs/:token/stops/:ticketId/knock',
  'POST /api/subscriptions/quote',
]

const send = async (browser: TestBrowser, route: string, headers: Record<string, string>) => {
  const { endpoint } = servedByRoute().get(route) ?? {}
  if (!endpoint) throw new Error(`${route} is not served`)
  const response = await browser.request(fillPath(endpoint.path) + queryOf(endpoint), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(await sampleOf(endpoint)),
  })
  const { code } = JSON.parse((await response.text()) || '{}') as { code?: string }
  return { status: response.status, code }
}

const idOf = async (phone: string): Promise<string> =>
  (
    await test.app.db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
  ).id

it('is every write but those that are of no one', () => {
  const others = writes.filter(([, { endpoint }]) => !isOfPerson(endpoint)).map(([route]) => route)
  expect(others.toSorted()).toEqual(OF_NO_ONE)
})

/** The rows of every table. */
const counts = () =>
  test.asOwner(async (db) => {
    const { rows } = await sql`
      select table_name, query_to_xml('select count(*) from ' || table_name, false, true, '')::text
      from information_schema.tables where table_schema = 'public' order by table_name`.execute(db)
    return rows
  })

it(
  'is refused to all who are signed in, before anything happens',
  { timeout: 120_000 },
  async () => {
    const passed: string[] = []
    const callers: [string, TestBrowser][] = []
    for (const caller of CALLERS.filter((one) => one !== 'nobody' && one !== 'half')) {
      for (const browser of await callersOf(test, caller)) callers.push([caller, browser])
    }
    const before = await counts()
    const other = await idOf(OWNERS.customer)
    for (const [caller, browser] of callers) {
      for (const [route, { endpoint }] of writes) {
        if (!isOfPerson(endpoint)) continue
        for (const person of [other, 'guest']) {
          const headers = { 'x-person': person, 'idempotency-key': 'a-key-of-this-test' }
          const { status, code } = await send(browser, route, headers)
          if (status === 409 && code === 'other_person') continue
          passed.push(`${route} as ${caller} for ${person}: ${status} ${code ?? ''}`)
        }
      }
    }
    expect(passed).toEqual([])
    expect(await counts()).toEqual(before)
  },
)

it('goes through for the person themselves, and without a word about who it is for', async () => {
  const [browser] = (await callersOf(test, 'customer')) as [TestBrowser]
  const { id } = (await (await browser.request('/api/auth/session')).json()) as { id: string }
  const sent: unknown[] = []
  for (const headers of [{ 'x-person': id }, {}] as Record<string, string>[]) {
    sent.push(await send(browser, 'PUT /api/users/settings', headers))
  }
  expect(sent).toEqual([
    { status: 200, code: undefined },
    { status: 200, code: undefined },
  ])
})

it('names who is signed in now, in both languages', async () => {
  const [browser] = (await callersOf(test, 'customer')) as [TestBrowser]
  const said: string[] = []
  for (const language of ['en', 'ar']) {
    browser.cookies.set('language', language)
    const response = await browser.request('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-person': 'guest' },
      body: '{}',
    })
    said.push(((await response.json()) as { message: string }).message)
  }
  expect(said.map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'You’re now signed in as Somebody Else. We reloaded the page so that nothing is written into the wrong account.',
    'تم الآن تسجيل الدخول باسم Somebody Else. أعدنا تحميل الصفحة حتى لا يُحفظ شيء في حساب آخر.',
  ])
  expect(await (await browser.request('/api/auth/session')).json()).toMatchObject({
    name: 'Somebody Else',
  })
})

it('asks nothing of someone without a session', async () => {
  const answered = await send(test.browser(), 'POST /api/custom-quotes', { 'x-person': 'guest' })
  expect(answered.status).toBe(201)
})

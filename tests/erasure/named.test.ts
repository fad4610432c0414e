import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { eraseAccount } from '../../src/features/erasure/contract.ts'
import { assignRuns, getRuns } from '../../src/features/kitchen-board/runs-contract.ts'
import type { Language } from '../../src/shared/language.ts'
import { TEST_NOW, type TestBrowser } from '../../tools/testing/app.ts'
import { ADMIN, OWNERS, signIn, useAuthorizedApp } from '../authorization/world.ts'
import { endEverything, makeRichPerson } from './rich-person.ts'

const test = useAuthorizedApp()

const DELETED = { en: 'Deleted account', ar: 'حساب محذوف' }
type Reader = 'admin' | 'restaurant' | 'chef' | 'driver'
const READERS = { admin: ADMIN, restaurant: OWNERS.restaurant, chef: OWNERS.chef } as const

/** What the paths below name. */
const known: Record<string, string | number> = {}

const number = async (query: ReturnType<typeof sql<{ found: number | string }>>) => {
  const { rows } = await query.execute(test.app.db)
  const [row] = rows
  if (!row) throw new Error('The deleted person has no such record.')
  return row.found
}

/** Records of the person who is deleted; afterwards a refund and a payment wait for the team again. */
beforeAll(async () => {
  const { id } = await makeRichPerson(test)
  await endEverything(test, id)
  const { db } = test.app
  await deliverToday(id)
  await sql`
    update chef_bookings set status = 'completed' where customer_id = ${id}`.execute(db)
  const person = await signIn(test, OWNERS.customer)
  await person.call(eraseAccount, { lastDigits: OWNERS.customer.slice(-4) })
  await test.drain()
  await sql`
    update refunds set state = 'requested', by_hand = true, settled_at = null
    where payment_id in (select id from payments where customer_id = ${id})`.execute(db)
  await sql`
    insert into payment_reviews (payment_id, reason, provider_ref, opened_at)
    select max(id), 'disputed', 'dp_of_deleted', ${TEST_NOW}
      from payments where customer_id = ${id}`.execute(db)
  Object.assign(known, {
    user: await number(sql`select number as found from users where id = ${id}`),
    subscription: await number(
      sql`select max(id) as found from subscriptions where customer_id = ${id}`,
    ),
    payment: await number(sql`select max(id) as found from payments where customer_id = ${id}`),
    order: await number(
      sql`select max(id) as found from ingredient_orders where customer_id = ${id}`,
    ),
    event: await number(sql`
      select max(e.id) as found from chef_events e join chef_bookings b on b.event_id = e.id
       where e.user_id = ${id}`),
    quote: await number(sql`select max(id) as found from custom_quotes where user_id = ${id}`),
    application: await number(
      sql`select max(id) as found from chef_applications where user_id = ${id}`,
    ),
    restaurant: await number(
      sql`select max(restaurant_id) as found from delivery_ratings where customer_id = ${id}`,
    ),
  })
}, 120_000)

/** A stop of today's run, delivered. */
async function deliverToday(id: string): Promise<void> {
  const { db } = test.app
  const ticket = await number(sql`
    update kitchen_tickets set day = '2026-11-21', status = 'ready', run_id = null, number = 900
    where id = (select max(id) from kitchen_tickets where customer_id = ${id}
      and restaurant_id = 1 and meal_time = 'lunch' and occasion is null)
    returning id as found`)
  const kitchen = await signIn(test, OWNERS.restaurant)
  const driverId = await number(
    sql`select id as found from drivers where restaurant_id = 1 limit 1`,
  )
  await kitchen.call(assignRuns, {
    day: '2026-11-21',
    mealTime: 'lunch',
    runs: [{ driverId: Number(driverId), ticketIds: [Number(ticket)] }],
  })
  await sql`update kitchen_tickets set status = 'delivered' where id = ${ticket}`.execute(db)
}

const look = async (reader: Exclude<Reader, 'driver'>, path: string, language: Language) => {
  const browser: TestBrowser = await signIn(test, READERS[reader])
  browser.cookies.set('language', language)
  const response = await browser.request(
    path.replaceAll(/:(\w+)/g, (_, key: string) => String(known[key])),
  )
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

it.each<[Exclude<Reader, 'driver'>, string]>([
  ['admin', '/api/admin/subscriptions'],
  ['admin', '/api/admin/subscriptions.csv'],
  ['admin', '/api/admin/subscriptions/:subscription'],
  ['admin', '/api/admin/ingredient-orders'],
  ['admin', '/api/admin/ingredient-orders.csv'],
  ['admin', '/api/admin/ingredient-orders/:order'],
  ['admin', '/api/admin/chef-events'],
  ['admin', '/api/admin/chef-events.csv'],
  ['admin', '/api/admin/chef-events/:event'],
  ['admin', '/api/admin/payments'],
  ['admin', '/api/admin/payments.csv'],
  ['admin', '/api/admin/payments/:payment'],
  ['admin', '/api/admin/payments/to-settle'],
  ['admin', '/api/admin/refunds/to-pay'],
  ['admin', '/api/admin/custom-quotes'],
  ['admin', '/api/admin/custom-quotes.csv'],
  ['admin', '/api/admin/custom-quotes/:quote'],
  ['admin', '/api/admin/chef-applications'],
  ['admin', '/api/admin/chef-applications.csv'],
  ['admin', '/api/admin/chef-applications/:application'],
  ['admin', '/api/admin/restaurants/:restaurant/ratings'],
  ['admin', '/api/admin/users/:user'],
  ['admin', '/api/admin/audit'],
  ['admin', '/api/admin/audit.csv'],
  ['admin', '/api/admin/overview'],
  ['restaurant', '/api/kitchen/board?day=2026-11-21'],
  ['restaurant', '/api/kitchen/runs?day=2026-11-21'],
  ['restaurant', '/api/kitchen/days/2026-11-21/labels'],
  ['restaurant', '/api/kitchen/days/2026-11-21/route'],
  ['chef', '/api/chef/bookings'],
  ['chef', '/api/chef/talks/:event'],
])('%s reads a deleted customer as such in GET %s, without a number', async (reader, path) => {
  for (const language of ['en', 'ar'] as const) {
    const text = await look(reader, path, language)
    expect(text).toContain(DELETED[language])
    expect(text).not.toMatch(/\+999\d/)
  }
})

it('a driver reads a deleted customer as such in GET /api/runs/:token', async () => {
  const kitchen = await signIn(test, OWNERS.restaurant)
  const { windows } = await kitchen.call(getRuns, { day: '2026-11-21' })
  const links = windows.flatMap(({ runs }) => runs.map(({ link }) => link))
  const tokens = links.map((link) => link.split('/').at(-1) ?? '')
  const texts = await Promise.all(
    tokens.map(async (token) => (await test.browser('ar').request(`/api/runs/${token}`)).text()),
  )
  expect(texts.join('')).toContain(DELETED.ar)
  expect(texts.join('')).not.toContain('undefined')
})

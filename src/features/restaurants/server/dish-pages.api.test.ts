import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { seedDemoSubscriptions } from '../../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import type * as contract from '../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
})

/** One page, and the address of the next where there is one. */
async function read(url: string, browser = test.browser()) {
  const answer = await browser.request(url)
  expect([url, answer.status]).toEqual([url, 200])
  const [, next] = /^<([^>]*)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? []
  const text = await answer.text()
  return { text, next, items: JSON.parse(text) as Output<typeof contract.listMealItems> }
}

/** All pages, one after the other. */
async function walk(first: string) {
  const rows = []
  for (let url: string | undefined = first; url !== undefined;) {
    const page = await read(url)
    rows.push(...page.items)
    url = page.next
  }
  return rows
}

/** What the pages must show, read in another way. */
async function offered(where = sql`true`) {
  const { rows } = await sql<{ slug: string; id: number }>`
    select d.slug, min(m.id) as id from dishes d
      join menu_items m on m.dish_id = d.id join restaurants r on r.id = m.restaurant_id
     where m.is_available and r.is_active and ${where}
       and m.restaurant_id = (
         select min(o.restaurant_id) from menu_items o join restaurants k on k.id = o.restaurant_id
          where o.dish_id = d.id and o.is_available and k.is_active)
     group by d.id order by d.id`.execute(test.app.db)
  return rows
}

const keysOf = (rows: readonly { id: number; slug: string }[]) =>
  rows.map(({ id, slug }) => ({ slug, id }))

describe('GET /api/meal-items, page by page', () => {
  it('shows every dish once, as the first open kitchen that has it offers it', async () => {
    await test.asOwner((db) =>
      sql`update restaurants set is_active = false where id in (1, 4)`.execute(db),
    )
    await test.asOwner((db) =>
      sql`update menu_items set is_available = false where id % 7 = 0`.execute(db),
    )
    const wanted = await offered()
    expect(wanted.length).toBeGreaterThan(150)
    for (const url of ['/api/meal-items', '/api/meal-items?limit=33']) {
      expect(keysOf(await walk(url))).toEqual(wanted)
    }
  })

  it('keeps its filters on the way, and has full pages with them', async () => {
    const wanted = await offered(sql`d.diets @> array['vegetarian', 'nut-free']`)
    const first = await read('/api/meal-items?isVegetarian=true&diet=nut-free&limit=10')
    expect(first.items).toHaveLength(10)
    expect(first.next).toMatch(
      /^\/api\/meal-items\?isVegetarian=true&diet=nut-free&limit=10&cursor=\d+$/,
    )
    const rows = await walk('/api/meal-items?isVegetarian=true&diet=nut-free&limit=10')
    expect(keysOf(rows)).toEqual(wanted)
  })

  it('without a limit has as many of the first hundred as fit 60 KB', async () => {
    // A letter of Arabic is two bytes, so that a hundred don't fit.
    const { text, items, next } = await read('/api/meal-items', test.browser('ar'))
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000)
    expect(Buffer.byteLength(text)).toBeGreaterThan(58_000)
    expect(items.length).toBeLessThan(100)
    expect(next).toBeDefined()
    expect((await read('/api/meal-items')).items.length).toBeLessThanOrEqual(100)
  })

  it('has no next page where all are on it', async () => {
    const { items, next } = await read('/api/meal-items?diet=vegan&categoryId=1&limit=100')
    expect(items.length).toBeGreaterThan(0)
    expect(next).toBeUndefined()
  })

  it('shows all of an own plan at once', async () => {
    const customer = test.browser()
    await customer.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
    const { id } = await test.app.db
      .selectFrom('subscriptions')
      .select('id')
      .executeTakeFirstOrThrow()
    await test.asOwner((db) => sql`update restaurants set is_active = true`.execute(db))
    const { items, next } = await read(`/api/meal-items?subscriptionId=${id}&limit=2`, customer)
    expect(items.length).toBeGreaterThan(20)
    expect(next).toBeUndefined()
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=0', 'cursor=x'])(
    'refuses %s',
    async (query) => {
      expect((await test.browser().request(`/api/meal-items?${query}`)).status).toBe(400)
    },
  )
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAddresses } from '#features/addresses/contract.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { distanceKm, type Point } from '#shared/place/geo.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { seedDemoSubscriptions } from '../../../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { listStatements } from '../../../../../tools/testing/list-statements.ts'
import type * as contract from '../../contract.ts'
import { DIET_DISHES_MIN } from '../../rules.ts'

const MARINA = { latitude: 25.0805, longitude: 55.1403 }
const KITCHENS = 3000

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
})

/** Kitchens all over the country, with long descriptions. */
beforeAll(() =>
  test.asOwner(async (db) => {
    await sql`
      insert into restaurants
      select made.* from restaurants r, generate_series(1, ${sql.lit(KITCHENS)}) n,
        lateral jsonb_populate_record(r, jsonb_build_object(
          'id', 100000 + n, 'owner_id', null, 'name_en', 'Kitchen ' || n,
          'latitude', 24.2 + 1.7 * abs(sin(n)), 'longitude', 54.2 + 2 * abs(sin(n * 7.7)),
          'cuisines', array['indian'], 'delivery_radius_km', 5 + n % 40,
          'description_en', repeat('Ünï ', 40),
          'rating', 4 + (n % 11) / 10.0, 'rating_count', n % 300
        )) made
       where r.id = 1`.execute(db)
    await sql`analyze restaurants`.execute(db)
  }),
)

/** In the middle of towns, between them, at the edge. */
const PLACES: Point[] = [
  MARINA,
  { latitude: 24.4539, longitude: 54.3773 },
  { latitude: 25.7895, longitude: 55.9432 },
  { latitude: 24.8, longitude: 55.3 },
  { latitude: 25.9, longitude: 56.2 },
]

interface Asked extends Partial<Point> {
  limit?: number
  cuisine?: string
  diet?: string
  sort?: 'price' | 'rating'
  ids?: number[]
}

/** One page, and the address of the next where there is one. */
async function read(url: string, browser = test.browser()) {
  const answer = await browser.request(url)
  expect([url, answer.status]).toEqual([url, 200])
  const [, next] = /^<([^>]*)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? []
  return { items: (await answer.json()) as Output<typeof contract.listRestaurants>, next }
}

const urlOf = (input: Asked) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) query.set(name, String(value))
  return `/api/restaurants?${query.toString()}`
}

const ask = (input: Asked) => read(urlOf(input))

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))

/** All pages, one after the other. */
async function walk(input: Asked) {
  const rows = []
  for (let url: string | undefined = urlOf(input); url !== undefined;) {
    const page = await read(url)
    rows.push(...page.items)
    url = page.next
  }
  return rows
}

/** How PostgreSQL runs the statement with some text in it, for any values. */
async function planOf(part: string, run: () => Promise<unknown>): Promise<string> {
  const text = (await listStatements(run)).find((one) => one.includes(part)) ?? ''
  const plan = await test.app.handle.pool.query<{ 'QUERY PLAN': string }>(
    `explain (generic_plan, costs off) ${text}`,
  )
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** What a list must hold, counted without the database's help. */
async function reaching(point: Point) {
  const rows = await test.app.db
    .selectFrom('restaurants')
    .select(['id', 'latitude', 'longitude', 'delivery_radius_km as radius'])
    .where('is_active', '=', true)
    .$narrowType<Point>()
    .execute()
  return rows
    .map((row) => ({ id: row.id, km: distanceKm(point, row), radius: row.radius }))
    .filter(({ km, radius }) => km <= radius)
    .toSorted((a, b) => a.km - b.km || a.id - b.id)
}

describe('GET /api/restaurants, page by page', () => {
  it('holds exactly the kitchens that reach the place, nearest first, wherever it is', async () => {
    for (const point of PLACES) {
      const wanted = await reaching(point)
      const rows = await walk({ ...point, limit: 100 })
      expect(idsOf(rows)).toEqual(idsOf(wanted))
      expect(rows).toHaveLength(wanted.length)
      for (const [at, row] of rows.entries()) {
        const km = wanted[at]?.km ?? 0
        expect(Math.abs(row.distanceKm - km)).toBeLessThanOrEqual(0.05 + 0.003 * km)
      }
      const page = rows.slice(0, 100).map((row) => row.distanceKm)
      expect(page).toEqual(page.toSorted((a, b) => a - b))
    }
  })

  it('has pages of the size that is asked for, and no kitchen twice', async () => {
    const first = await ask({ ...MARINA, limit: 12 })
    expect(first.items).toHaveLength(12)
    const second = await read(first.next ?? '')
    const both = await ask({ ...MARINA, limit: 24 })
    expect([...first.items, ...second.items]).toEqual(both.items)
  })

  it('names the next page by its address, with all that was asked', async () => {
    const path = '/api/restaurants?latitude=25.0805&longitude=55.1403&cuisine=indian&limit=12'
    const answer = await test.browser().request(path)
    const link = answer.headers.get('link') ?? ''
    expect(link).toMatch(
      /^<\/api\/restaurants\?latitude=25\.0805&longitude=55\.1403&cuisine=indian&limit=12&cursor=[\d._e-]+>; rel="next"$/,
    )
    const next = await test.browser().request(link.slice(1, link.indexOf('>')))
    expect(await next.json()).toHaveLength(12)
  })

  it('without a limit holds as many of the nearest hundred as fit 60 KB', async () => {
    const answer = await test.browser().request(urlOf(MARINA))
    const text = await answer.text()
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000)
    const rows = JSON.parse(text) as { id: number }[]
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.length).toBeLessThanOrEqual(100)
    const all = await reaching(MARINA)
    expect(idsOf(rows)).toEqual(idsOf(all.slice(0, rows.length)))
    expect((await walk(MARINA)).length).toBe(all.length)
  })

  it('has no next page where all are on it', async () => {
    const { items, next } = await ask({ ...MARINA, cuisine: 'emirati', limit: 100 })
    expect(items.length).toBeGreaterThan(0)
    expect(next).toBeUndefined()
  })

  it('finds kitchens by their numbers wherever they rank, and only where they deliver', async () => {
    const all = await reaching(MARINA)
    const far = all.at(-1)?.id ?? 0
    const unreached = 100_000 + KITCHENS
    expect(all.some(({ id }) => id === unreached)).toBe(false)
    const { items } = await ask({ ...MARINA, ids: [far, unreached, 999] })
    expect(items.map(({ id }) => id)).toEqual([far])
  })

  it.each(['latitude=-90&longitude=0', 'latitude=90&longitude=180'])(
    'finds nothing at a pole: %s',
    async (query) => {
      expect((await read(`/api/restaurants?${query}`)).items).toEqual([])
    },
  )

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'ids=',
    'ids=1,x',
    'cursor=1',
    `cursor=${'1'.repeat(10)}_1`,
    'cursor=-1_1',
    'sort=name',
    `ids=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}`,
  ])('refuses %s', async (query) => {
    expect((await test.browser().request(`/api/restaurants?${query}`)).status).toBe(400)
  })

  it('has pages around an own address and an own plan, too', async () => {
    const customer = test.browser()
    await customer.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
    const [home] = await customer.call(listAddresses)
    const { id } = await test.app.db
      .selectFrom('subscriptions')
      .select('id')
      .executeTakeFirstOrThrow()
    for (const path of [
      `/api/restaurants?addressId=${home?.id}&limit=12`,
      `/api/subscriptions/${id}/nearby-restaurants?limit=12`,
    ]) {
      const first = await read(path, customer)
      const second = await read(first.next ?? '', customer)
      const rows = [...first.items, ...second.items]
      expect(rows).toEqual((await ask({ ...MARINA, limit: 24 })).items)
    }
  })

  it('reads the kitchens of a page alone, in the order of the index', async () => {
    const { next = '' } = await ask({ ...MARINA, limit: 12 })
    for (const run of [() => ask({ ...MARINA, limit: 12 }), () => read(next)]) {
      const plan = await planOf('map_point', run)
      expect(plan).toContain('Index Scan using restaurants_on_map')
      expect(plan).not.toContain('Seq Scan on restaurants')
    }
  })

  it.each<Asked>([{ cuisine: 'indian' }, { diet: 'keto' }, { sort: 'price' }])(
    'reads the kitchens of a page by their numbers where %o finds them in memory',
    async (more) => {
      const plan = await planOf('"areas"."emirate"', () => ask({ ...MARINA, ...more, limit: 12 }))
      expect(plan).toContain('restaurants_pkey')
      expect(plan).not.toContain('Seq Scan on restaurants')
    },
  )
})

type Row = Awaited<ReturnType<typeof ask>>['items'][number]

const RANKS = {
  distance: (row: Row) => row.distanceKm,
  price: (row: Row) => row.averagePrice,
  /** Those that no one has rated come last. */
  rating: (row: Row) => (row.ratingCount === 0 ? 1 : -row.rating),
}

describe('GET /api/restaurants, sorted and filtered', () => {
  it.each<Asked>([
    { sort: 'price' },
    { sort: 'rating' },
    { sort: 'price', cuisine: 'indian' },
    { cuisine: 'indian' },
  ])('holds on all its pages together what %o asks for, each once and in order', async (more) => {
    const { sort = 'distance', cuisine } = more
    const every = await walk({ ...MARINA, limit: 100 })
    const wanted = every.filter(
      (row) => !cuisine || row.cuisineTypes.some((one) => one === cuisine),
    )
    const rows = await walk({ ...MARINA, ...more, limit: 60 })
    expect(rows).toHaveLength(wanted.length)
    expect(idsOf(rows)).toEqual(idsOf(wanted))
    const ranks = rows.map((row) => RANKS[sort](row))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('with a diet has the kitchens with enough dishes that suit it, and counts these alone', async () => {
    const { items } = await ask({ ...MARINA, diet: 'vegan', limit: 100 })
    for (const { id, dishCount } of items) {
      const row = await test.app.db
        .selectFrom('menu_items')
        .innerJoin('dishes', 'dishes.id', 'menu_items.dish_id')
        .where('menu_items.restaurant_id', '=', id)
        .where('menu_items.is_available', '=', true)
        .where(sql<boolean>`'vegan' = any(dishes.diets)`)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect([id, dishCount]).toEqual([id, row.count])
      expect(dishCount).toBeGreaterThanOrEqual(DIET_DISHES_MIN)
    }
  })
})

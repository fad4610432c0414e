import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { followCatalogue } from '../../src/main/follow-catalogue.ts'
import type { Database } from '../../src/server/database/database.ts'
import { createKeptStore } from '../../src/server/http/kept/store.ts'
import { createLog } from '../../src/server/log.ts'
import { sql } from 'kysely'
import {
  ADMIN,
  OWNERS,
  servedByRoute,
  signIn,
  STRANGERS,
  useAuthorizedApp,
} from '../authorization/world.ts'

const test = useAuthorizedApp()

/** A question to each answer that is kept. */
const QUESTIONS: Record<string, string> = {
  '/api/areas': '?city=Dubai',
  '/api/subscription-plans': '',
  '/api/plan-add-ons': '',
  '/api/dietary-options': '',
  '/api/restaurants': '',
  '/api/search': '?text=chicken',
  '/api/restaurant-meal-items': '?restaurantId=1',
  '/api/meal-items': '',
  '/api/meal-categories': '',
  '/api/dishes/tomorrow': '?area=dubai-marina',
}
const paths = Object.keys(QUESTIONS)

let close = () => {}
let changes = () => ''
beforeAll(() => {
  const { handle } = test.app
  const url = String(handle.pool.options.connectionString)
  const catalogue = followCatalogue(handle, url, createLog('silent'))
  test.app.kept.follow(catalogue.versions, createKeptStore())
  test.app.catalogueIndex.follow(catalogue.onChange)
  test.app.kitchenCards.follow(catalogue.versions.ofKitchen)
  close = catalogue.close
  changes = catalogue.versions.ofAll
})
afterAll(() => close())

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await test.app.app.request(path + QUESTIONS[path], { headers })
  expect([path, answer.status]).toEqual([path, 200])
  return { etag: answer.headers.get('etag'), headers: answer.headers, text: await answer.text() }
}

const etags = async () =>
  new Map(await Promise.all(paths.map(async (path) => [path, (await ask(path)).etag] as const)))

it('asks every answer that is kept', () => {
  const kept = [...servedByRoute().values()].filter((served) => served.kept)
  expect(kept.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(paths.toSorted())
  for (const { endpoint } of kept) {
    expect(endpoint).toMatchObject({ method: 'GET', who: 'anyone' })
    expect(endpoint.path).not.toContain(':')
  }
})

it('is the same, byte for byte, signed out and for people in every role', async () => {
  const people = {
    customer: OWNERS.customer,
    chef: STRANGERS.chef,
    restaurant: OWNERS.restaurant,
    admin: ADMIN,
  }
  for (const path of paths) {
    const signedOut = await ask(path)
    const tags = [...signedOut.headers.keys()].filter((name) => name !== 'x-request-id')
    for (const [role, phone] of Object.entries(people)) {
      const person = await signIn(test, phone)
      const answer = await person.request(path + QUESTIONS[path])
      expect([path, role, await answer.text()]).toEqual([path, role, signedOut.text])
      expect([...answer.headers.keys()].filter((name) => name !== 'x-request-id')).toEqual(tags)
    }
    const text = signedOut.text.toLowerCase()
    for (const phone of Object.values(people)) expect(text).not.toContain(phone)
  }
})

it('is kept, and said to be the same, until something changes', async () => {
  const before = await etags()
  expect(await etags()).toEqual(before)
  for (const path of paths) {
    const etag = before.get(path) ?? ''
    const answer = await test.app.app.request(path + QUESTIONS[path], {
      headers: { 'if-none-match': etag },
    })
    expect([path, answer.status]).toEqual([path, 304])
  }
})

interface Change {
  table: string
  change: (db: Database) => Promise<unknown>
  /** The answers that show it. */
  shows: string[]
  isOwners?: boolean
}

const run = (text: string) => (db: Database) => sql.raw(text).execute(db)

const EVERY_MENU = ['/api/restaurant-meal-items', '/api/meal-items', '/api/dishes/tomorrow']

const CHANGES: Change[] = [
  {
    table: 'areas',
    change: run(`update areas set name_en = name_en || ' 2'`),
    shows: ['/api/areas', '/api/restaurants', '/api/dishes/tomorrow'],
  },
  {
    table: 'plans',
    change: run(`update plans set name_en = name_en || ' 2' where id = 1`),
    shows: ['/api/subscription-plans'],
  },
  {
    table: 'add_ons',
    change: run(`update add_ons set price_fils = price_fils + 100`),
    shows: ['/api/plan-add-ons'],
  },
  {
    table: 'dietary_fees',
    change: run(`update dietary_fees set fee_fils = fee_fils + 100`),
    shows: ['/api/dietary-options'],
  },
  {
    table: 'prices',
    change: run(`insert into prices (subject, key, amount, valid_from, set_at)
      values ('multiplier', '1', 20000, '2026-11-01', now()), ('diet', 'vegan', 12300, '2026-11-01', now())`),
    shows: ['/api/subscription-plans', '/api/dietary-options'],
  },
  {
    table: 'restaurants, its name',
    change: run(`update restaurants set name_en = name_en || ' 2'`),
    shows: ['/api/restaurants', '/api/search', '/api/dishes/tomorrow'],
  },
  {
    table: 'restaurants, its price',
    change: run(`update restaurants set monthly_price_fils = monthly_price_fils - 10000`),
    shows: ['/api/restaurants', '/api/subscription-plans'],
  },
  {
    table: 'menu_items, the price of one',
    change: run(`update menu_items set price_fils = price_fils + 100 where restaurant_id = 1`),
    shows: ['/api/restaurant-meal-items'],
  },
  {
    table: 'menu_items, one that is off the menu',
    change: run(`update menu_items set is_available = false
      where id = (select min(id) from menu_items where restaurant_id = 1 and is_available)`),
    shows: ['/api/restaurants', '/api/restaurant-meal-items'],
  },
  {
    table: 'dishes',
    change: run(`update dishes set kcal = kcal + 1`),
    shows: EVERY_MENU,
  },
  {
    table: 'dishes, the allergens of one',
    change: run(`update dishes set allergens = array['mustard', 'lupin']
      where id = (select min(dish_id) from menu_items where restaurant_id = 1 and is_available)`),
    shows: ['/api/restaurant-meal-items', '/api/meal-items'],
  },
  {
    table: 'ingredients',
    change: run(
      `update ingredients set may_contain = array['celery', 'sulphites', 'lupin', 'molluscs']`,
    ),
    shows: EVERY_MENU,
  },
  {
    table: 'dish_lines',
    change: run(`delete from dish_lines where dish_id in (
      select dish_id from menu_items join dishes d on d.id = dish_id
        join dish_lines l using (dish_id) join ingredients i on i.id = l.ingredient_id
       where menu_items.restaurant_id = 1 and i.may_contain <> '{}')`),
    shows: ['/api/restaurant-meal-items', '/api/meal-items'],
  },
  {
    table: 'meal_categories',
    change: run(`update meal_categories set name_en = name_en || ' 2'`),
    shows: ['/api/meal-categories'],
    isOwners: true,
  },
  {
    table: 'kitchen_days, all of which are full',
    change: run(`insert into kitchen_days (restaurant_id, day, capacity, booked)
      select id, day::date, 0, 0 from restaurants, generate_series(date '2026-11-21', '2027-02-20', '1 day') day
      on conflict (restaurant_id, day) do update set booked = kitchen_days.capacity`),
    shows: ['/api/restaurants'],
  },
  {
    table: 'kitchen_days, which have room again',
    change: run(`update kitchen_days set capacity = booked + 5`),
    shows: ['/api/restaurants'],
  },
  {
    table: 'kitchen_days, which are closed',
    change: run(`update kitchen_days set is_closed = true`),
    shows: ['/api/restaurants'],
  },
  {
    table: 'kitchen_days, which are gone',
    change: run(`delete from kitchen_days`),
    shows: ['/api/restaurants'],
  },
  {
    table: 'restaurants, one that is no longer active',
    change: run(`update restaurants set is_active = false where id = 3`),
    shows: ['/api/restaurants', '/api/search'],
  },
]

describe('once something changes that an answer shows, the next one is new', () => {
  it.each(CHANGES)('$table', async ({ change, shows, isOwners }) => {
    const before = await etags()
    const heard = changes()
    await (isOwners ? test.asOwner(change) : change(test.app.db))
    await vi.waitFor(() => expect(changes()).not.toBe(heard), { timeout: 20_000, interval: 10 })
    const after = await etags()
    for (const path of shows) expect([path, after.get(path)]).not.toEqual([path, before.get(path)])
  })
})

it('a place that is booked changes no answer as long as there is another', async () => {
  const first = await ask('/api/restaurants')
  await run(`insert into kitchen_days (restaurant_id, day, capacity, booked)
    values (1, '2026-12-01', 10, 1)`)(test.app.db)
  await run(`update kitchen_days set booked = 2 where restaurant_id = 1`)(test.app.db)
  expect((await ask('/api/restaurants')).text).toBe(first.text)
})

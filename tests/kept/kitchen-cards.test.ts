import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  createKitchenCards,
  type KitchenCards,
} from '../../src/features/restaurants/server/public.ts'
import { followCatalogue } from '../../src/main/follow-catalogue.ts'
import type { Database } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { useTestApp } from '../../tools/testing/app.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const TODAY = '2026-11-21'

let close = () => {}
let changes = () => ''
beforeAll(async () => {
  const { handle, kitchenCards } = test.app
  const url = String(handle.pool.options.connectionString)
  const catalogue = followCatalogue(handle, url, createLog('silent'))
  kitchenCards.follow(catalogue.versions.ofKitchen)
  close = catalogue.close
  changes = catalogue.versions.ofAll
  // Everything counts as changed once the connection that listens is there.
  await new Promise((resolve) => catalogue.onChange(resolve))
})
afterAll(() => close())

const IDS = [1, 2, 3, 4, 5]

const read = async (cards: KitchenCards, { db = test.app.db, today = TODAY } = {}) => {
  const found = await cards.read(db, IDS, today)
  return IDS.map((id) => found.get(id))
}

/** What is in the database, read without any card. */
const readAgain = (today = TODAY) => read(createKitchenCards(), { today })

/** A database that no one may ask. */
const none = (db: Database) =>
  new Proxy(db, {
    get: () => () => {
      throw new Error('read again')
    },
  })

const CHANGES: [string, string][] = [
  ['a kitchen’s name', `update restaurants set name_en = 'Second' where id = 2`],
  ['a kitchen’s price', `update restaurants set monthly_price_fils = 150000 where id = 1`],
  ['a kitchen’s hours', `update restaurants set closing_time = '23:30' where id = 1`],
  ['a kitchen’s place', `update restaurants set latitude = latitude + 0.1 where id = 4`],
  ['a rating', `update restaurants set rating = 4.9, rating_count = 12 where id = 4`],
  ['a kitchen that closes', `update restaurants set is_active = false where id = 3`],
  ['a kitchen that opens again', `update restaurants set is_active = true where id = 3`],
  ['the name of an area', `update areas set name_ar = name_ar || ' ٢'`],
  [
    'the area of a kitchen',
    `update restaurants set area_id = (select max(id) from areas) where id = 5`,
  ],
  [
    'a dish that is off a menu',
    `update menu_items set is_available = false where id = (
       select m.id from menu_items m join dishes d on d.id = m.dish_id
        where m.restaurant_id = 1 and m.is_available and 'lunch' = any(d.meal_times)
        order by m.sort_order limit 1)`,
  ],
  [
    'the order of a menu',
    `update menu_items set sort_order = 1000 - sort_order where restaurant_id = 2`,
  ],
  [
    'a dish that goes to another kitchen’s menu',
    `insert into menu_items (restaurant_id, dish_id, price_fils, sort_order)
      select 5, dish_id, m.price_fils, -1 from menu_items m join dishes d on d.id = m.dish_id
       where m.restaurant_id = 1 and 'lunch' = any(d.meal_times)
         and dish_id not in (select dish_id from menu_items where restaurant_id = 5) limit 1`,
  ],
  [
    'a dish that is deleted from a menu',
    `delete from menu_items where restaurant_id = 5 and sort_order = -1`,
  ],
  [
    'another dish in the place of one',
    `update menu_items set dish_id = (
       select max(id) from dishes where id not in (
         select dish_id from menu_items where restaurant_id = 4))
      where id = (select id from menu_items where restaurant_id = 4 and is_available
                   order by sort_order limit 1)`,
  ],
  [
    'a shared dish that is no longer for lunch',
    `update dishes set meal_times = '{breakfast}' where id = (
       select m.dish_id from menu_items m join dishes d on d.id = m.dish_id
        where m.restaurant_id = 1 and m.is_available and 'lunch' = any(d.meal_times)
        order by m.sort_order limit 1)`,
  ],
  [
    'the address of a shared dish',
    `update dishes set slug = slug || '-2' where id = (
       select m.dish_id from menu_items m join dishes d on d.id = m.dish_id
        where m.restaurant_id = 2 and m.is_available and 'lunch' = any(d.meal_times)
        order by m.sort_order limit 1)`,
  ],
  [
    'a kitchen’s own dish',
    `with own as (
        select m.dish_id from menu_items m join dishes d on d.id = m.dish_id
         where m.restaurant_id = 1 and m.is_available and 'lunch' = any(d.meal_times)
         order by m.sort_order limit 1),
      elsewhere as (
        delete from menu_items where dish_id = (select dish_id from own) and restaurant_id <> 1)
      update dishes set restaurant_id = 1, slug = 'own' where id = (select dish_id from own)`,
  ],
  [
    'an own dish that is no longer for lunch',
    `update dishes set meal_times = '{dinner}' where restaurant_id = 1`,
  ],
  [
    'a day that is full',
    `insert into kitchen_days (restaurant_id, day, capacity, booked) values (1, '2026-11-25', 2, 2)`,
  ],
  ['a day that has room again', `update kitchen_days set booked = 1 where restaurant_id = 1`],
  ['a day that is closed', `update kitchen_days set is_closed = true where restaurant_id = 1`],
  ['a day that is open again', `update kitchen_days set is_closed = false where restaurant_id = 1`],
  ['a day that is frozen', `update kitchen_days set frozen_at = now() where restaurant_id = 1`],
  ['a day that is gone', `delete from kitchen_days`],
  ['all kitchens at once', `update restaurants set name_en = name_en || ' second'`],
]

it.each(CHANGES)('is read again after a change: %s', async (_, change) => {
  const before = await read(test.app.kitchenCards)
  const heard = changes()
  await test.asOwner((db) => sql.raw(change).execute(db))
  await vi.waitFor(() => expect(changes()).not.toBe(heard), { timeout: 20_000, interval: 10 })
  const after = await read(test.app.kitchenCards)
  expect(after).toEqual(await readAgain())
  expect(after).not.toEqual(before)
})

it('is not read again while nothing changes', async () => {
  const first = await read(test.app.kitchenCards)
  expect(await read(test.app.kitchenCards, { db: none(test.app.db) })).toEqual(first)
})

it('of two kitchens, only the one that changed is read again', async () => {
  const { kitchenCards, db } = test.app
  await kitchenCards.read(db, IDS, TODAY)
  await sql`update menu_items set sort_order = sort_order + 1 where restaurant_id = 2`.execute(db)
  expect([...(await kitchenCards.read(none(db), [1, 3, 4, 5], TODAY)).keys()]).toHaveLength(4)
  await expect(kitchenCards.read(none(db), [2], TODAY)).rejects.toThrow('read again')
})

it('is read again for another day, also for one before', async () => {
  await sql`insert into kitchen_days (restaurant_id, day, capacity, booked)
    values (1, '2026-11-22', 0, 0)`.execute(test.app.db)
  for (const today of ['2026-11-23', '2026-11-22', '2026-11-21']) {
    expect(await read(test.app.kitchenCards, { today })).toEqual(await readAgain(today))
  }
})

it('a change while it is read is read the next time', async () => {
  const cards = createKitchenCards()
  let version = 0
  cards.follow(() => String(version))
  const reading = cards.read(test.app.db, [1], TODAY)
  version += 1
  await reading
  await expect(cards.read(none(test.app.db), [1], TODAY)).rejects.toThrow('read again')
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createCatalogueIndex,
  type CatalogueIndex,
} from '../../src/features/restaurants/server/public.ts'
import { followCatalogue } from '../../src/main/follow-catalogue.ts'
import { createLog } from '../../src/server/log.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { useTestApp } from '../../tools/testing/app.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

let close = () => {}
beforeAll(async () => {
  const { handle, catalogueIndex } = test.app
  const url = String(handle.pool.options.connectionString)
  const catalogue = followCatalogue(handle, url, createLog('silent'))
  catalogueIndex.follow(catalogue.onChange)
  close = catalogue.close
  // Everything counts as changed once the connection that listens is there.
  await new Promise((resolve) => catalogue.onChange(resolve))
})
afterAll(() => close())

const WORDS = ['biryani', 'biriyani', 'machboos', 'second', 'mutton', 'indian', 'برياني', 'ثانٍ']

/** What can be found with an index. */
async function found(index: CatalogueIndex) {
  const { kitchens, dishes, kitchensOf, kitchenNames, dishNames } = await index.read(test.app.db)
  const rows = [...kitchens.values()].map(({ dietCounts, ...kitchen }) => ({
    ...kitchen,
    place: undefined,
    dishes: kitchen.menu.map((id) => [
      dishes.get(id),
      (kitchensOf.get(id) ?? []).map((other) => other.id).toSorted((a, b) => a - b),
    ]),
    dietCounts: Object.fromEntries(dietCounts),
  }))
  const byWord = WORDS.map((word) => [
    word,
    [...kitchenNames.find(word)].toSorted(([a], [b]) => a - b),
    [...dishNames.find(word)].toSorted(([a], [b]) => a - b),
  ])
  return { kitchens: rows.toSorted((a, b) => a.id - b.id), byWord }
}

const CHANGES: [string, string][] = [
  ['a kitchen’s name', `update restaurants set name_en = 'Second biryani' where id = 2`],
  ['a kitchen’s name in Arabic', `update restaurants set name_ar = 'مطعم ثانٍ' where id = 2`],
  ['a kitchen’s cuisines', `update restaurants set cuisines = '{indian}' where id = 1`],
  ['a kitchen’s price', `update restaurants set monthly_price_fils = 150000 where id = 1`],
  ['a kitchen’s place', `update restaurants set latitude = latitude + 0.1 where id = 4`],
  ['a rating', `update restaurants set rating = 4.9, rating_count = 12 where id = 4`],
  ['a kitchen that closes', `update restaurants set is_active = false where id = 3`],
  ['a kitchen that opens again', `update restaurants set is_active = true where id = 3`],
  [
    'a dish that is off a menu',
    `update menu_items set is_available = false
      where id = (select min(id) from menu_items where restaurant_id = 1)`,
  ],
  [
    'a dish that goes to another kitchen’s menu',
    `insert into menu_items (restaurant_id, dish_id, price_fils, sort_order)
      select 5, dish_id, price_fils, 900 from menu_items
       where restaurant_id = 1
         and dish_id not in (select dish_id from menu_items where restaurant_id = 5) limit 1`,
  ],
  [
    'a dish that is deleted from a menu',
    `delete from menu_items where restaurant_id = 5 and sort_order = 900`,
  ],
  ['the name of a dish', `update dishes set name_en = 'Mutton biryani' where id = 1`],
  [
    'a kitchen’s own dish',
    `with own as (
        select dish_id from menu_items where restaurant_id = 1 and is_available
         order by sort_order desc limit 1),
      elsewhere as (
        delete from menu_items where dish_id = (select dish_id from own) and restaurant_id <> 1)
      update dishes set restaurant_id = 1, name_en = 'Second mutton'
       where id = (select dish_id from own)`,
  ],
  [
    'the name of a kitchen’s own dish',
    `update dishes set name_ar = 'ثانٍ', diets = '{keto}' where restaurant_id = 1`,
  ],
  ['the diets of a shared dish', `update dishes set diets = '{keto,vegan}' where id = 1`],
  [
    'a kitchen’s own dish that all may have',
    `update dishes set restaurant_id = null, name_ar = 'مجبوس ثانٍ' where restaurant_id = 1`,
  ],
  [
    'a shared dish that no menu has any more, and another’s name',
    `with gone as (delete from menu_items where dish_id = 1)
      update dishes set name_en = 'Second machboos', diets = '{vegan}'
       where id = (select min(dish_id) from menu_items where is_available and dish_id > 1)`,
  ],
  ['all kitchens at once', `update restaurants set name_en = name_en || ' second'`],
]

it.each(CHANGES)('is read again after a change: %s', async (_, change) => {
  const before = await found(test.app.catalogueIndex)
  await sql.raw(change).execute(test.app.db)
  const after = await found(test.app.catalogueIndex)
  expect(after).toEqual(await found(createCatalogueIndex()))
  expect(after).not.toEqual(before)
})

it('is not read again while nothing changes', async () => {
  const first = await test.app.catalogueIndex.read(test.app.db)
  const none = new Proxy(test.app.db, {
    get: () => () => {
      throw new Error('read again')
    },
  })
  expect(await test.app.catalogueIndex.read(none)).toBe(first)
})

it('is whole again after a time in which it could not be read', async () => {
  await sql`update restaurants set name_en = 'Machboos second' where id = 2`.execute(test.app.db)
  const away = new Proxy(test.app.db, {
    get: () => () => {
      throw new Error('no database')
    },
  })
  await expect(test.app.catalogueIndex.read(away)).rejects.toThrow('no database')
  expect(await found(test.app.catalogueIndex)).toEqual(await found(createCatalogueIndex()))
})

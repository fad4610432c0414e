import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { layLargeCatalogue } from '../../bench/catalogue/lay.ts'
import { nameAll } from '../../bench/catalogue/names.ts'
import {
  listRestaurantMealItems,
  listRestaurants,
} from '../../src/features/restaurants/contract.ts'
import { dayOf } from '../../src/shared/dates.ts'
import { foldText } from '../../src/shared/text/fold-text.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../tools/testing/app.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const SIZE = { kitchens: 60, ownDishes: 70 }
const layIt = () => layLargeCatalogue(test.app.db, dayOf(TEST_NOW), SIZE)

it('has 15,000 words of names, each time the same', () => {
  const { kitchens, dishes } = nameAll()
  const words = new Set<string>()
  for (const { name } of [...kitchens, ...dishes]) {
    for (const text of [name.en, name.ar]) {
      for (const word of foldText(text).split(' ')) words.add(word)
    }
  }
  expect(words.size).toBeGreaterThan(15_000)
  expect(nameAll().dishes.at(-1)?.name).toEqual(dishes.at(-1)?.name)
})

it('is laid once, and its kitchens and menus are shown like any others', async () => {
  expect(await layIt()).toBe(true)
  expect(await layIt()).toBe(false)
  const browser = test.browser()
  const kitchens = (await browser.call(listRestaurants, { limit: 100 })).filter(
    ({ id }) => id > 500_000,
  )
  expect(kitchens.length).toBeGreaterThan(20)
  expect(kitchens.some(({ ratingCount }) => ratingCount > 0)).toBe(true)
  const menu = await browser.call(listRestaurantMealItems, { restaurantId: kitchens[0]?.id ?? 0 })
  expect(menu).toHaveLength(20)
  expect(menu[0]?.slug).toMatch(/^own-5\d{5}-[0-9a-f]{12}$/)
})

it('a dish of a kitchen’s own has what it was made of', async () => {
  await layIt()
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer from dishes d join dishes base on base.id = d.copied_from
     where d.id > 500000 and d.allergens = base.allergens and (
       select count(*) from dish_lines where dish_id = d.id
     ) = (select count(*) from dish_lines where dish_id = base.id)`.execute(test.app.db)
  expect(rows[0]?.count).toBe(SIZE.ownDishes)
})

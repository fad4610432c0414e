import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../contract.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  MARIAM,
  signIn,
  signInAtOtherKitchen,
  useKitchens,
} from '../../../../../tools/testing/situations/kitchens.ts'

const test = useKitchens()
let browser: TestBrowser
let other: TestBrowser
let customer: TestBrowser
beforeAll(async () => {
  browser = await signIn(test)
  other = await signInAtOtherKitchen(test)
  customer = await signIn(test, MARIAM)
})

const menu = () => browser.call(contract.listKitchenMenu, {})
const chosen = () =>
  test.app.db
    .selectFrom('subscription_meals as m')
    .innerJoin('delivery_days as d', (join) =>
      join.onRef('d.subscription_id', '=', 'm.subscription_id').onRef('d.day', '=', 'm.day'),
    )
    .select(['m.menu_item_id as id', 'm.day'])
    .where('d.status', '=', 'planned')
    .where('d.locks_at', '>', test.clock.now())
    .orderBy('m.day')
    .execute()

const version = async () =>
  (await test.app.db.selectFrom('catalogue_version').select('version').executeTakeFirst())
    ?.version ?? 0

describe('who may', () => {
  it.each([
    ['GET', '/api/kitchen'],
    ['GET', '/api/kitchen/menu'],
    ['GET', '/api/kitchen/catalogue'],
    ['GET', '/api/kitchen/dish-facts?lines='],
    ['POST', '/api/kitchen/menu'],
    ['POST', '/api/kitchen/dishes'],
    ['PUT', '/api/kitchen/menu/order'],
    ['PUT', '/api/kitchen/menu/1/price'],
    ['GET', '/api/kitchen/menu/1/choices'],
    ['PUT', '/api/kitchen/menu/1/availability'],
    ['DELETE', '/api/kitchen/menu/1'],
    ['GET', '/api/kitchen/menu/1/recipe'],
    ['PUT', '/api/kitchen/menu/1/recipe'],
    ['GET', '/api/kitchen/menu/1/recipe/choices'],
    ['PUT', '/api/kitchen/menu/1/photo'],
    ['GET', '/api/kitchen/days'],
    ['PUT', '/api/kitchen/days/2026-12-01/capacity'],
    ['GET', '/api/kitchen/closing'],
    ['POST', '/api/kitchen/closing'],
    ['POST', '/api/kitchen/reopening'],
    ['GET', '/api/kitchen/settings'],
    ['PUT', '/api/kitchen/settings'],
  ])('%s %s is for the role restaurant alone', async (method, path) => {
    const init = { method, ...(method !== 'GET' && { body: '{}' }) }
    const headers = { 'content-type': 'application/json' }
    expect((await customer.request(path, { ...init, headers })).status).toBe(403)
    expect((await test.browser().request(path, { ...init, headers })).status).toBe(401)
  })

  it('answers 404 for a dish of another kitchen, and changes nothing', async () => {
    const id = (await menu())[0]?.id ?? 0
    const refused = { status: 404, code: 'dish_not_found' }
    await expect(other.call(contract.priceDish, { id, price: 1 })).rejects.toMatchObject(refused)
    await expect(other.call(contract.previewSoldOut, { id })).rejects.toMatchObject(refused)
    await expect(other.call(contract.withdrawDish, { id })).rejects.toMatchObject(refused)
    await expect(
      other.call(contract.setAvailability, { id, state: 'sold_out', dailyLimit: null }),
    ).rejects.toMatchObject(refused)
    const ids = (await menu()).map((dish) => dish.id)
    await expect(other.call(contract.orderMenu, { ids })).rejects.toMatchObject({
      code: 'menu_changed',
    })
    expect((await menu())[0]).toMatchObject({ id, state: 'available' })
  })

  it('says so to a restaurant without a kitchen', async () => {
    await test.app.db
      .updateTable('restaurants')
      .set({ owner_id: null })
      .where('id', '=', 2)
      .execute()
    await expect(other.call(contract.listKitchenMenu, {})).rejects.toMatchObject({
      status: 404,
      code: 'kitchen_not_found',
    })
    other = await signInAtOtherKitchen(test)
  })
})

describe('the menu', () => {
  it('lists the dishes with what they hold', async () => {
    const dishes = await menu()
    expect(dishes.length).toBeGreaterThan(20)
    expect(dishes.find(({ slug }) => slug === 'machboos')).toMatchObject({
      name: 'Chicken machboos',
      price: 42,
      category: 'mains',
      state: 'available',
      isOwn: false,
      hasPhoto: false,
      dailyLimit: null,
    })
  })

  it('takes a dish of the catalogue once', async () => {
    const [first] = await browser.call(contract.listCatalogue, {})
    const dishId = first?.dishId ?? 0
    const added = await browser.call(contract.addDish, { dishId, price: 31.5 })
    expect(added).toMatchObject({ slug: first?.slug, price: 31.5, state: 'available' })
    expect((await menu()).at(-1)).toMatchObject({ id: added.id })
    const left = await browser.call(contract.listCatalogue, {})
    expect(left.some((dish) => dish.dishId === dishId)).toBe(false)
    await expect(browser.call(contract.addDish, { dishId, price: 31.5 })).rejects.toMatchObject({
      status: 409,
      code: 'dish_on_menu',
    })
    await expect(
      browser.call(contract.addDish, { dishId: 999_999, price: 5 }),
    ).rejects.toMatchObject({ status: 404, code: 'dish_not_found' })
  })

  it.each([0, -1, 10_001, 1.234])('refuses the price %s', async (price) => {
    const id = (await menu())[0]?.id ?? 0
    await expect(browser.call(contract.priceDish, { id, price })).rejects.toMatchObject({
      status: 400,
      fields: { price: 'Please enter a price in dirhams, above 0 and at most 10,000.' },
    })
  })

  it('sets a price and leaves it on the record; chosen meals keep theirs', async () => {
    const [line] = await chosen()
    const id = line?.id ?? 0
    const before = (await menu()).find((dish) => dish.id === id)
    expect(await browser.call(contract.priceDish, { id, price: 77.25 })).toMatchObject({
      price: 77.25,
    })
    const audit = await test.app.db
      .selectFrom('audit_log')
      .select(['actor_role', 'before', 'after'])
      .where('action', '=', 'price-dish')
      .where('object_id', '=', String(id))
      .executeTakeFirst()
    expect(audit).toEqual({
      actor_role: 'restaurant',
      before: { priceFils: Math.round((before?.price ?? 0) * 100) },
      after: { priceFils: 7725 },
    })
  })

  it('keeps the order it is given, and only a whole one', async () => {
    const ids = (await menu()).map((dish) => dish.id).toReversed()
    await browser.call(contract.orderMenu, { ids })
    expect((await menu()).map((dish) => dish.id)).toEqual(ids)
    for (const wrong of [ids.slice(1), [...ids.slice(1), ...ids.slice(1, 2)], [...ids, 999_999]]) {
      await expect(browser.call(contract.orderMenu, { ids: wrong })).rejects.toMatchObject({
        status: 409,
        code: 'menu_changed',
      })
    }
  })

  it('moves the version of the catalogue on', async () => {
    const before = await version()
    await browser.call(contract.priceDish, { id: (await menu())[0]?.id ?? 0, price: 33 })
    expect(await version()).toBeGreaterThan(before)
  })
})

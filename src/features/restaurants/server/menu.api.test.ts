import { describe, expect, it } from 'vitest'
import { verifyOtp } from '#features/auth/contract.ts'
import { seedDemoSubscriptions } from '../../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import * as contract from '../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
})

async function signedIn(phone = '+971500000001') {
  const browser = test.browser()
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

describe('menus', () => {
  it('every kitchen offers at least 25 dishes of its cuisines', async () => {
    const rows = await test.app.db
      .selectFrom('menu_items')
      .select((eb) => ['restaurant_id', eb.fn.countAll<number>().as('dishes')])
      .groupBy('restaurant_id')
      .execute()
    expect(rows.length).toBeGreaterThanOrEqual(14)
    for (const row of rows) expect(row.dishes).toBeGreaterThanOrEqual(25)
  })

  it('GET /api/restaurant-meal-items describes a dish', async () => {
    const menu = await test.browser().call(contract.listRestaurantMealItems, { restaurantId: 1 })
    const machboos = menu.find((item) => item.slug === 'machboos')
    expect(machboos).toMatchObject({
      restaurantId: 1,
      name: 'Chicken machboos',
      image: '/plates/machboos.svg',
      price: 42,
      cuisineType: 'emirati',
      isVegetarian: false,
    })
    expect(machboos?.calories).toBeGreaterThan(300)
    expect(machboos?.protein).toBeGreaterThan(10)
  })

  it('GET /api/restaurant-meal-items names traces apart from what a dish contains', async () => {
    const menu = await test.browser().call(contract.listRestaurantMealItems, { restaurantId: 1 })
    expect(menu.some(({ mayContain }) => mayContain.length > 0)).toBe(true)
    for (const { allergens, mayContain } of menu) {
      expect(new Set([...allergens, ...mayContain]).size).toBe(allergens.length + mayContain.length)
    }
  })

  it('GET /api/restaurant-meal-items shows no gluten under isGlutenFree', async () => {
    const browser = test.browser()
    for (const restaurantId of [1, 2, 3, 8]) {
      const menu = await browser.call(contract.listRestaurantMealItems, {
        restaurantId,
        isGlutenFree: true,
      })
      expect(menu.length).toBeGreaterThan(0)
      expect(menu.some((item) => item.allergens.includes('gluten'))).toBe(false)
    }
  })

  it('GET /api/restaurant-meal-items joins its filters', async () => {
    const browser = test.browser()
    const vegan = await browser.call(contract.listRestaurantMealItems, {
      restaurantId: 3,
      isVegetarian: true,
      isVegan: true,
      diet: 'nut-free,gluten-free',
    })
    expect(vegan.length).toBeGreaterThan(0)
    for (const item of vegan) {
      expect(item.isVegan && item.isVegetarian && item.isGlutenFree).toBe(true)
      expect(item.diets).toContain('nut-free')
    }
    const response = await browser.request('/api/restaurant-meal-items?restaurantId=3&diet=carbs')
    expect(response.status).toBe(400)
  })

  it('GET /api/restaurant-meal-items answers 404 for an unknown kitchen', async () => {
    await expect(
      test.browser().call(contract.listRestaurantMealItems, { restaurantId: 999 }),
    ).rejects.toMatchObject({ status: 404, code: 'restaurant_not_found' })
  })

  it('GET /api/meal-items shows every dish once and filters by category', async () => {
    const browser = test.browser('ar')
    const categories = await browser.call(contract.listMealCategories)
    expect(categories[0]).toMatchObject({ slug: 'breakfast', name: 'الفطور' })
    const all = await browser.call(contract.listMealItems, { limit: 100 })
    expect(new Set(all.map((item) => item.slug)).size).toBe(100)
    const categoryId = categories[0]?.id ?? 0
    const breakfasts = await browser.call(contract.listMealItems, { categoryId })
    expect(breakfasts.length).toBeGreaterThan(0)
    expect(breakfasts.every((item) => item.categoryId === categoryId)).toBe(true)
  })

  it('GET /api/meal-items shows the kitchen of an own subscription only', async () => {
    const customer = await signedIn()
    const { id } = await test.app.db
      .selectFrom('subscriptions')
      .select('id')
      .executeTakeFirstOrThrow()
    const items = await customer.call(contract.listMealItems, { subscriptionId: id })
    expect(items.length).toBeGreaterThan(25)
    expect(items.every((item) => item.restaurantId === 1)).toBe(true)
    const stranger = await signedIn('+971500000002')
    await expect(
      stranger.call(contract.listMealItems, { subscriptionId: id }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('GET /api/meal-items refuses a subscription that is not the caller’s', async () => {
    const customer = await signedIn()
    await expect(
      customer.call(contract.listMealItems, { subscriptionId: 123_456 }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      test.browser().call(contract.listMealItems, { subscriptionId: 1 }),
    ).rejects.toMatchObject({ status: 401 })
  })

  it('GET /api/dishes/tomorrow names four dishes near an area', async () => {
    const browser = test.browser()
    const answer = await browser.call(contract.listDishesOfTomorrow, { area: 'al-majaz' })
    expect(answer).toMatchObject({ day: '2026-11-22', area: { name: 'Al Majaz', city: 'Sharjah' } })
    expect(answer.dishes).toHaveLength(4)
    expect(new Set(answer.dishes.map((dish) => dish.restaurantId)).size).toBe(4)
    expect(answer.dishes.every((dish) => dish.restaurantName.length > 0)).toBe(true)
    expect(await browser.call(contract.listDishesOfTomorrow, { area: 'al-majaz' })).toEqual(answer)
    await expect(
      browser.call(contract.listDishesOfTomorrow, { area: 'atlantis' }),
    ).rejects.toMatchObject({ status: 404, code: 'area_not_found' })
  })
})

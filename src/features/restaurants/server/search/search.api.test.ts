import { describe, expect, it } from 'vitest'
import { listAddresses } from '#features/addresses/contract.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { distanceKm } from '#shared/place/geo.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { seedDemoSubscriptions } from '../../../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import * as contract from '../../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
})

const MARINA = { latitude: 25.0805, longitude: 55.1403 }

type Asked = Omit<CallInput<typeof contract.searchKitchens>, 'text'>

const search = (text: string, more: Asked = {}, language: 'en' | 'ar' = 'en') =>
  test.browser(language).call(contract.searchKitchens, { ...MARINA, text, ...more })

/** The dishes on a kitchen's menu, by their slugs. */
const menuOf = async (restaurantId: number) => {
  const items = await test.browser().call(contract.listRestaurantMealItems, { restaurantId })
  return new Map(items.map((item) => [item.slug, item]))
}

describe('GET /api/search', () => {
  it.each(['biryani', 'biriyani', 'briani', 'برياني', 'بریانی', 'البرياني'])(
    'finds the kitchens that cook it, whatever the spelling: %s',
    async (text) => {
      const { restaurants, count, isPartial, unknownWords } = await search(text)
      expect(restaurants.length).toBeGreaterThan(0)
      expect(count).toBe(restaurants.length)
      expect([isPartial, unknownWords]).toEqual([false, []])
      for (const { id, dishes } of restaurants) {
        const menu = await menuOf(id)
        expect(dishes.length).toBeGreaterThan(0)
        for (const { slug } of dishes) expect(menu.get(slug)?.slug).toContain('biryani')
      }
    },
  )

  it('finds a kitchen by its name, in both languages', async () => {
    const english = await search('bait machboos')
    expect(english.restaurants[0]).toMatchObject({ id: 1, name: 'Bait Al Machboos' })
    const arabic = await search('بيت المجبوس', {}, 'ar')
    expect(arabic.restaurants[0]).toMatchObject({ id: 1, name: 'بيت المجبوس' })
  })

  it('finds a kitchen by its cuisine', async () => {
    const { restaurants } = await search('indian')
    const near = await test.browser().call(contract.listRestaurants, MARINA)
    const indian = near.filter(({ cuisineTypes }) => cuisineTypes.includes('indian'))
    expect(restaurants.map(({ id }) => id)).toEqual(
      expect.arrayContaining(indian.map(({ id }) => id)),
    )
  })

  it('puts what fits all words before all else, and has only it where it is there', async () => {
    const { restaurants, isPartial } = await search('chicken biryani')
    expect(isPartial).toBe(false)
    expect(restaurants.length).toBeGreaterThan(0)
    for (const { dishes } of restaurants) {
      for (const { name } of dishes) expect(name.toLowerCase()).toMatch(/chicken.*biryani/)
    }
  })

  it('shows what fits some of the words where nothing fits all, and says so', async () => {
    const { restaurants, isPartial } = await search('biryani tabbouleh pancakes')
    expect(isPartial).toBe(true)
    expect(restaurants.length).toBeGreaterThan(0)
  })

  it('names a word that nothing is called by, and searches for the others', async () => {
    const { restaurants, unknownWords } = await search('biryani qwxzzk')
    expect(unknownWords).toEqual(['qwxzzk'])
    expect(restaurants.length).toBeGreaterThan(0)
  })

  it.each([
    ['no peanuts', ['no', 'peanuts']],
    ['without pine nuts', ['without', 'pine', 'nuts']],
    ['بدون مكسرات', ['بدون', 'مكسرات']],
    ['بلا الفول السوداني', ['بلا', 'الفول', 'السوداني']],
  ])('shows nothing that someone says they don’t want: %s', async (text, refusedWords) => {
    expect(await search(text)).toMatchObject({ restaurants: [], count: 0, refusedWords })
    const { restaurants, ...more } = await search(`biryani ${text}`)
    expect([more.unknownWords, more.refusedWords]).toEqual([[], refusedWords])
    expect(restaurants).toEqual((await search('biryani')).restaurants)
  })

  it('finds nothing by the dish of an allergy, whatever else is named', async () => {
    const { restaurants, refusedWords } = await search('chicken with nut allergy')
    expect(restaurants).toEqual([])
    expect(refusedWords).toEqual(['chicken', 'with', 'nut', 'allergy'])
  })

  it('finds everything by its own name, and takes no word of it for a refusal', async () => {
    const kitchens = await test.app.db
      .selectFrom('restaurants')
      .select(['id', 'name_en as en', 'name_ar as ar', 'latitude', 'longitude'])
      .where('is_active', '=', true)
      .$narrowType<typeof MARINA>()
      .execute()
    expect(kitchens.length).toBeGreaterThan(10)
    for (const { id, en, ar, ...point } of kitchens) {
      for (const name of [en, ar]) {
        const { restaurants, refusedWords, unknownWords } = await search(name, point)
        expect([name, restaurants[0]?.id, refusedWords, unknownWords]).toEqual([name, id, [], []])
      }
    }
    const menu = await menuOf(1)
    const dishes = await test.app.db
      .selectFrom('dishes')
      .select(['slug', 'name_en as en', 'name_ar as ar'])
      .where('slug', 'in', [...menu.keys()])
      .execute()
    expect(dishes.length).toBeGreaterThan(10)
    for (const { slug, en, ar } of dishes) {
      for (const name of [en, ar]) {
        const { restaurants } = await search(name)
        const found = restaurants.find(({ id }) => id === 1)?.dishes.map((dish) => dish.slug)
        expect([name, found]).toEqual([name, expect.arrayContaining([slug])])
      }
    }
  })

  it.each(['no', 'بدون', '!!', '🍕🍕'])('finds nothing by %s alone', async (text) => {
    expect(await search(text)).toMatchObject({ restaurants: [], count: 0 })
  })

  it('finds only kitchens that deliver to the place', async () => {
    const { restaurants } = await search('chicken', { limit: 100 })
    const rows = await test.app.db
      .selectFrom('restaurants')
      .select(['id', 'latitude', 'longitude', 'delivery_radius_km as radius'])
      .$narrowType<typeof MARINA>()
      .execute()
    const reaching = rows.filter((row) => distanceKm(MARINA, row) <= row.radius)
    expect(reaching.length).toBeLessThan(rows.length)
    const ids = reaching.map(({ id }) => id)
    expect(restaurants.length).toBeGreaterThan(0)
    for (const { id } of restaurants) expect(ids).toContain(id)
  })

  it('keeps to a cuisine and to a diet, of the dishes too', async () => {
    const indian = await search('chicken', { cuisine: 'indian' })
    expect(indian.restaurants.length).toBeGreaterThan(0)
    const near = await test.browser().call(contract.listRestaurants, MARINA)
    for (const { id } of indian.restaurants) {
      expect(near.find((row) => row.id === id)?.cuisineTypes).toContain('indian')
    }
    const vegetarian = await search('salad', { diet: 'vegetarian' })
    expect(vegetarian.restaurants.length).toBeGreaterThan(0)
    for (const { id, dishes } of vegetarian.restaurants) {
      const menu = await menuOf(id)
      for (const { slug } of dishes) expect(menu.get(slug)?.diets).toContain('vegetarian')
    }
  })

  it('sorts what fits equally well, and holds no more than is asked for', async () => {
    const near = await test.browser().call(contract.listRestaurants, MARINA)
    const priceOf = ({ id }: { id: number }) => near.find((row) => row.id === id)?.averagePrice ?? 0
    const { restaurants } = await search('chicken', { sort: 'price' })
    const prices = restaurants.map(priceOf)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const nearest = await search('chicken')
    const distances = nearest.restaurants.map((row) => row.distanceKm)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const first = await search('chicken', { limit: 1 })
    expect(first.restaurants).toEqual(nearest.restaurants.slice(0, 1))
    expect(first.count).toBe(nearest.count)
  })

  it('searches around an own address, and around no one else’s', async () => {
    const customer = test.browser()
    expect((await customer.request('/api/search?text=chicken&addressId=1')).status).toBe(401)
    await customer.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
    const [home] = await customer.call(listAddresses)
    const own = await customer.call(contract.searchKitchens, {
      text: 'chicken',
      addressId: home?.id,
    })
    expect(own).toEqual(await search('chicken'))
    const other = test.browser()
    await other.call(verifyOtp, { phone: '+971500000002', otp: '246810' })
    const answer = await other.request(`/api/search?text=chicken&addressId=${home?.id}`)
    expect(answer.status).toBe(404)
  })

  it.each([
    '',
    'text=',
    'text=a',
    `text=${'a'.repeat(61)}`,
    'text=%20%20a%20',
    'text=rice&limit=0',
  ])('refuses %s', async (query) => {
    expect((await test.browser().request(`/api/search?${query}`)).status).toBe(400)
  })
})

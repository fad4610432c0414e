import { describe, expect, it } from 'vitest'
import { listAreas, createAddress, listAddresses } from '#features/addresses/contract.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { EMIRATES } from '#shared/place/emirates.ts'
import { seedDemoSubscriptions } from '../../../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import * as contract from '../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
})

const MARINA = { latitude: 25.0805, longitude: 55.1403 }

async function signedIn(phone = '+971500000001', language: 'en' | 'ar' = 'en') {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

describe('GET /api/restaurants', () => {
  it('lists what reaches a point, nearest first, with every field', async () => {
    const rows = await test.browser().call(contract.listRestaurants, MARINA)
    expect(rows[0]).toMatchObject({
      id: 1,
      name: 'Bait Al Machboos',
      area: 'Dubai Marina',
      city: 'Dubai',
      deliveryFee: '10',
      averagePrice: 1899,
      isActive: true,
      isOpenNow: true,
      distanceKm: 0,
      nextFreeDay: '2026-11-23',
      unavailableReason: null,
    })
    expect(rows[0]?.plates).toHaveLength(3)
    const distances = rows.map((row) => row.distanceKm)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(rows.every((row) => row.city === 'Dubai' || row.city === 'Sharjah')).toBe(true)
    expect(rows.some((row) => row.deliveryFee === '0')).toBe(true)
  })

  it('has monthly prices of 1899, 2000 and 1950 for the first three', async () => {
    const rows = await test.browser().call(contract.listRestaurants, MARINA)
    const prices = [1, 2, 3].map((id) => rows.find((row) => row.id === id)?.averagePrice)
    expect(prices).toEqual([1899, 2000, 1950])
  })

  it('answers in Arabic', async () => {
    const [first] = await test.browser('ar').call(contract.listRestaurants, MARINA)
    expect(first).toMatchObject({ name: 'بيت المجبوس', area: 'دبي مارينا', city: 'Dubai' })
  })

  it('falls back to central Dubai without a place', async () => {
    const browser = test.browser()
    const fallback = { latitude: 25.276987, longitude: 55.296249 }
    expect(await browser.call(contract.listRestaurants)).toEqual(
      await browser.call(contract.listRestaurants, fallback),
    )
  })

  it('is empty where no kitchen delivers', async () => {
    const desert = { latitude: 22.9, longitude: 53.2 }
    expect(await test.browser().call(contract.listRestaurants, desert)).toEqual([])
  })

  it('reaches every area of every emirate', async () => {
    const browser = test.browser()
    const areas = await browser.call(listAreas)
    expect(areas.length).toBeGreaterThanOrEqual(90)
    const unreached: string[] = []
    for (const { slug, latitude, longitude } of areas) {
      const rows = await browser.call(contract.listRestaurants, { latitude, longitude })
      if (rows.length === 0) unreached.push(slug)
    }
    expect(unreached).toEqual([])
    const cities = await test.app.db
      .selectFrom('restaurants')
      .innerJoin('areas', 'areas.id', 'restaurants.area_id')
      .select('areas.emirate')
      .distinct()
      .execute()
    expect(cities.map(({ emirate }) => emirate).toSorted()).toEqual([...EMIRATES].toSorted())
  })

  it('takes the own address before the coordinates, and no one else’s', async () => {
    const customer = await signedIn()
    const [homeAddress] = await customer.call(listAddresses)
    const sharjah = { latitude: 25.326, longitude: 55.385 }
    const input = { ...sharjah, addressId: homeAddress?.id ?? 0 }
    expect(await customer.call(contract.listRestaurants, input)).toEqual(
      await customer.call(contract.listRestaurants, MARINA),
    )
    const stranger = await signedIn('+971500000002')
    await expect(stranger.call(contract.listRestaurants, input)).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    })
    await expect(test.browser().call(contract.listRestaurants, input)).rejects.toMatchObject({
      status: 401,
    })
  })

  it('knows an address of an unknown area by its emirate', async () => {
    const owner = await signedIn('+971500000002')
    const { id } = await owner.call(createAddress, {
      name: 'Farm',
      addressLine1: 'Track 12',
      city: 'Fujairah',
      area: 'Behind the wadi',
    })
    const [nearest] = await owner.call(contract.listRestaurants, { addressId: id })
    expect(nearest?.city).toBe('Fujairah')
  })

  it('filters by cuisine and diet', async () => {
    const browser = test.browser()
    const japanese = await browser.call(contract.listRestaurants, {
      ...MARINA,
      cuisine: 'japanese',
    })
    expect(japanese.length).toBeGreaterThan(0)
    expect(japanese.every((row) => row.cuisineTypes.includes('japanese'))).toBe(true)
    const keto = await browser.call(contract.listRestaurants, { ...MARINA, diet: 'keto' })
    expect(keto.every((row) => row.dishCount >= 5)).toBe(true)
  })

  it('says why a requested start cannot be had', async () => {
    const browser = test.browser()
    const soon = await browser.call(contract.listRestaurants, {
      ...MARINA,
      startDate: '2026-11-22',
    })
    expect(soon[0]).toMatchObject({
      nextFreeDay: '2026-11-23',
      unavailableReason: 'Too late for this day. Next open day: Monday, 23 November 2026.',
    })
    await test.app.db
      .insertInto('kitchen_days')
      .values({ restaurant_id: 1, day: '2026-12-01', capacity: 3, booked: 3 })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'day']).doUpdateSet({ capacity: 3, booked: 3 }),
      )
      .execute()
    const full = await browser.call(contract.listRestaurants, {
      ...MARINA,
      startDate: '2026-12-01',
    })
    expect(full[0]).toMatchObject({
      nextFreeDay: '2026-12-02',
      unavailableReason: 'Full on 1 December 2026. Next free day: Wednesday, 2 December 2026.',
    })
  })

  it('leaves closed kitchens out', async () => {
    const set = (isActive: boolean) =>
      test.app.db
        .updateTable('restaurants')
        .set({ is_active: isActive })
        .where('id', '=', 2)
        .execute()
    await set(false)
    const rows = await test.browser().call(contract.listRestaurants, { ...MARINA, isActive: true })
    await set(true)
    expect(rows.map((row) => row.id)).not.toContain(2)
  })

  it('GET /api/subscriptions/:id/nearby-restaurants looks around its address', async () => {
    const customer = await signedIn()
    const { id: subscriptionId } = await test.app.db
      .selectFrom('subscriptions')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await customer.call(contract.listNearbyRestaurants, { subscriptionId })).toEqual(
      await customer.call(contract.listRestaurants, MARINA),
    )
    const stranger = await signedIn('+971500000002')
    await expect(
      stranger.call(contract.listNearbyRestaurants, { subscriptionId }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('GET /api/restaurants refuses coordinates off the globe', async () => {
    const response = await test.browser().request('/api/restaurants?latitude=200&longitude=x')
    expect(response.status).toBe(400)
  })
})

describe('seeds', () => {
  it('change nothing when they run again', async () => {
    const { db } = test.app
    const count = async () => ({
      items: await db.selectFrom('menu_items').select('id').orderBy('id').execute(),
      dishes: await db.selectFrom('dishes').select(['id', 'slug']).orderBy('id').execute(),
      lines: (await db.selectFrom('dish_lines').select('dish_id').execute()).length,
      addresses: (await db.selectFrom('delivery_addresses').select('id').execute()).length,
    })
    const before = await count()
    await seedCatalogue(db)
    await seedDemo(db, TEST_NOW)
    expect(await count()).toEqual(before)
  })

  it('know Mariam by her registration and her two addresses', async () => {
    const person = await test.app.db
      .selectFrom('users')
      .select(['name', 'created_at'])
      .where('phone', '=', '+971500000001')
      .executeTakeFirstOrThrow()
    expect(person.name).toBe('Mariam Al Hashimi')
    expect(person.created_at.toISOString().slice(0, 10)).toBe('2025-03-03')
    const addresses = await (await signedIn()).call(listAddresses)
    expect(addresses.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Home', true],
      ['Office', false],
    ])
  })
})

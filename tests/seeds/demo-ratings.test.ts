import { expect, it } from 'vitest'
import { listRestaurants } from '#features/restaurants/contract.ts'
import { TEST_NOW, useTestApp } from '../../tools/testing/app.ts'
import { seedDemoKitchen } from '../../seeds/demo-kitchen.ts'
import { seedDemoRatings } from '../../seeds/demo-ratings.ts'
import { seedCatalogue, seedDemo } from '../../seeds/run.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoKitchen(db, TEST_NOW)
  await seedDemoRatings(db, TEST_NOW)
  await seedDemoRatings(db, TEST_NOW)
})

it('the demo’s ratings are those of its customers, given once', async () => {
  const ratings = await test.app.db
    .selectFrom('delivery_ratings')
    .select(['restaurant_id', 'stars'])
    .execute()
  expect(ratings.length).toBeGreaterThan(10)
  const restaurants = await test.browser().call(listRestaurants, {})
  const rated = restaurants.filter(({ ratingCount }) => ratingCount > 0)
  expect(rated.map(({ id, ratingCount }) => [id, ratingCount])).toEqual([[1, ratings.length]])
  const sum = ratings.reduce((total, { stars }) => total + stars, 0)
  expect(rated[0]?.rating).toBeCloseTo(sum / ratings.length, 1)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import { listRestaurants } from '#features/restaurants/contract.ts'
import { signInAdmin } from '../../../../tools/testing/situations/orders.ts'
import { DAY, useKitchenDay } from '../../../../tools/testing/situations/kitchen-day.ts'
import * as contract from '../contract.ts'

const test = useKitchenDay()
const KITCHEN = 1

async function deliver() {
  for (const mealTime of ['lunch', 'dinner'] as const) {
    await test.bumpTo(await test.ticketOf(mealTime), 'preparing', 'ready', 'out', 'delivered')
  }
}

async function toRate() {
  const [day] = await test.customer.call(contract.listRateableDeliveries)
  if (!day) throw new Error('Nothing can be rated')
  return day
}

async function shown() {
  const restaurants = await test.app.browser().call(listRestaurants, {})
  const found = restaurants.find(({ id }) => id === KITCHEN)
  return { rating: found?.rating, ratingCount: found?.ratingCount }
}

beforeEach(async () => {
  await test.db.deleteFrom('delivery_ratings').execute()
  await test.db.updateTable('restaurants').set({ rating: 0, rating_count: 0 }).execute()
})

describe('PUT /api/deliveries/:id/rating', () => {
  it('rates a delivered day, and the restaurant is no longer new', async () => {
    expect(await shown()).toEqual({ rating: 0, ratingCount: 0 })
    await deliver()
    const day = await toRate()
    expect(day).toMatchObject({ day: DAY, until: '2026-12-09', rating: null })
    const input = { id: day.deliveryId, stars: 4, comment: 'Warm and on time.' }
    expect(await test.customer.call(contract.rateDelivery, input)).toMatchObject({
      rating: { stars: 4, comment: 'Warm and on time.' },
    })
    expect(await shown()).toEqual({ rating: 4, ratingCount: 1 })
  })

  it('changes the rating of the same day instead of adding one', async () => {
    await deliver()
    const { deliveryId: id } = await toRate()
    await test.customer.call(contract.rateDelivery, { id, stars: 2, comment: 'Cold' })
    await test.customer.call(contract.rateDelivery, { id, stars: 5, comment: '' })
    expect(await shown()).toEqual({ rating: 5, ratingCount: 1 })
    expect((await toRate()).rating).toEqual({ stars: 5, comment: '' })
  })

  it('refuses a day before its delivery, past two weeks, or of someone else', async () => {
    const { id } = await test.db
      .selectFrom('delivery_days')
      .select('id')
      .where('day', '=', DAY)
      .executeTakeFirstOrThrow()
    const rate = { id, stars: 5, comment: '' }
    await expect(test.customer.call(contract.rateDelivery, rate)).rejects.toMatchObject({
      status: 409,
      code: 'rating_closed',
    })
    await expect(test.kitchen.call(contract.rateDelivery, rate)).rejects.toMatchObject({
      status: 404,
    })
    await deliver()
    const moveDay = (day: string) =>
      test.db.updateTable('delivery_days').set({ day }).where('id', '=', id).execute()
    await moveDay('2026-11-10')
    expect(await test.customer.call(contract.listRateableDeliveries)).toEqual([])
    await expect(test.customer.call(contract.rateDelivery, rate)).rejects.toMatchObject({
      code: 'rating_closed',
    })
    await moveDay(DAY)
  })
})

describe('ratings of a restaurant', () => {
  it('GET /api/kitchen/ratings shows stars, words and dishes, and neither names nor contacts', async () => {
    await deliver()
    const { deliveryId: id } = await toRate()
    const comment = 'Lovely. Call me on 050 123 4567.'
    await test.customer.call(contract.rateDelivery, { id, stars: 5, comment })
    const ratings = await test.kitchen.call(contract.getKitchenRatings)
    expect(ratings).toMatchObject({ average: 5, count: 1, ratings: [{ day: DAY, stars: 5 }] })
    expect(ratings.ratings[0]?.comment).not.toMatch(/\d/)
    expect(JSON.stringify(ratings)).not.toContain('Mariam')
  })

  it('POST /api/admin/ratings/:id/hide takes it out of the average, with an audit entry', async () => {
    await deliver()
    const { deliveryId: id } = await toRate()
    await test.customer.call(contract.rateDelivery, { id, stars: 1, comment: 'Rude words' })
    const admin = await signInAdmin(test.app)
    const { ratings } = await admin.call(contract.listRestaurantRatings, { id: KITCHEN })
    const rating = { id: ratings[0]?.id ?? 0, reason: 'Rude words about a driver' }
    expect(await admin.call(contract.hideRating, rating)).toMatchObject({
      hiddenReason: rating.reason,
    })
    expect(await shown()).toEqual({ rating: 0, ratingCount: 0 })
    expect((await test.kitchen.call(contract.getKitchenRatings)).ratings).toEqual([])
    await admin.call(contract.showRating, { ...rating, reason: 'Checked once more' })
    expect(await shown()).toEqual({ rating: 1, ratingCount: 1 })
    const { entries } = await admin.call(listAudit, { object: 'rating' })
    expect(entries.map(({ action }) => action)).toEqual(['show-rating', 'hide-rating'])
  })
})

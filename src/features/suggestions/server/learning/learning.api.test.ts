import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../../../tools/testing/app.ts'
import { accept, firstOf, useAiApp } from '../../../../../tools/testing/ai/ai-app.ts'
import { markCooked } from '../../accepted-contract.ts'
import { getFoodCatalogue } from '../catalogue/food-catalogue.ts'
import { learnTaste } from './learn-taste.ts'
import { listChoices } from './list-choices.ts'

const at = useAiApp()

/** An order of ingredients for a dish that was cooked before. */
async function orderAgain(dishId: number, status: string): Promise<string> {
  const { db } = at.test.app
  const { id: customerId } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', '+971500000001')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('ingredient_orders')
    .values({
      customer_id: customerId,
      status,
      payment_method: 'cash_on_delivery',
      items_fils: 1000,
      delivery_fils: 0,
      window_day: '2026-11-21',
      window_from: '17:00',
      window_to: '18:00',
      address_en: 'Villa 1',
      address_ar: 'فيلا 1',
      placed_at: TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('ordered_dishes')
    .values({ order_id: id, dish_id: dishId, is_again: true })
    .execute()
  return customerId
}

describe('what was chosen', () => {
  it('is learned from: accepting, cooking and ordering again', async () => {
    const { id, dishId } = await firstOf(at.customer)
    const meal = await accept(at.customer, id)
    await at.customer.call(markCooked, { id: meal.id })
    const customerId = await orderAgain(dishId, 'placed')
    await orderAgain(dishId, 'cancelled')
    const { db } = at.test.app
    const choices = await listChoices(db, customerId, { from: new Date(0), limit: 100 })
    expect(choices.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'cooked', 'reordered'])

    const catalogue = await getFoodCatalogue(db)
    const slug = catalogue.dishes.get(dishId)?.slug ?? ''
    const learn = () =>
      learnTaste(db, { id: customerId, now: TEST_NOW }, { catalogue, cuisines: [], seed: 1 })
    const liked = (await learn()).taste?.get(slug) ?? 0
    await db.deleteFrom('ordered_dishes').execute()
    expect(liked).toBeGreaterThan((await learn()).taste?.get(slug) ?? 1000)
    await db.deleteFrom('ingredient_orders').execute()
  })
})

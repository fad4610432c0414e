import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { chooseMeal } from '#features/meals/contract.ts'
import { listMealItems } from '#features/restaurants/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  type Customer,
} from '../../../../../tools/testing/situations/orders.ts'
import { attachRestaurant, cancelSubscription } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const DAY = '2026-11-30'
const TWIN = 9000

interface Ordered {
  customer: Customer
  id: number
  choose: (mealItemId: number) => Promise<unknown>
}

async function order(): Promise<Ordered> {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  const choose = (mealItemId: number) =>
    customer.call(chooseMeal, { subscriptionId: id, mealItemId, date: DAY, mealTime: 'lunch' })
  return { customer, id, choose }
}

/** A dish of which the kitchen makes one portion a day. */
async function limitDish({ customer, id }: Ordered): Promise<number> {
  const items = await customer.call(listMealItems, { subscriptionId: id })
  const dish = items.find(({ mealTimes }) => mealTimes.includes('lunch'))?.id ?? 0
  await test.app.db.updateTable('menu_items').set({ daily_limit: null }).execute()
  await test.app.db
    .updateTable('menu_items')
    .set({ daily_limit: 1 })
    .where('id', '=', dish)
    .execute()
  return dish
}

const mealsOf = ({ id }: Ordered) =>
  test.app.db
    .selectFrom('subscription_meals')
    .select('day')
    .where('subscription_id', '=', id)
    .execute()

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('menu_item_days').execute()
  await test.app.db.deleteFrom('subscription_meals').execute()
})

it('an order that is cancelled before its charge leaves no chosen meals, and its dishes to others', async () => {
  const first = await order()
  const second = await order()
  const dish = await limitDish(first)
  await first.choose(dish)
  await expect(second.choose(dish)).rejects.toMatchObject({ code: 'dish_sold_out' })
  await first.customer.call(cancelSubscription, { id: first.id })
  expect(await mealsOf(first)).toEqual([])
  await second.choose(dish)
})

it('an order that moves to another kitchen leaves its dishes to others', async () => {
  await sql`
    insert into restaurants
    select (jsonb_populate_record(restaurants, jsonb_build_object('id', ${TWIN}::integer))).*
    from restaurants where id = 1
  `.execute(test.app.db)
  const first = await order()
  const second = await order()
  const dish = await limitDish(first)
  await first.choose(dish)
  await first.customer.call(attachRestaurant, { id: first.id, restaurantId: TWIN })
  expect(await mealsOf(first)).toEqual([])
  await second.choose(dish)
})

it('a plan that is cancelled leaves its dishes to others', async () => {
  const first = await order()
  const second = await order()
  const dish = await limitDish(first)
  await liveUntil(test, '2026-11-25T03:00:00Z')
  await first.choose(dish)
  await first.customer.call(cancelSubscription, { id: first.id })
  await expect(second.choose(dish)).resolves.toBeDefined()
})

it('a skipped day leaves its dishes to others', async () => {
  const first = await order()
  const second = await order()
  const dish = await limitDish(first)
  await liveUntil(test, '2026-11-25T03:00:00Z')
  await first.choose(dish)
  const { days } = await first.customer.call(getDeliveryWeek, { from: DAY })
  const [delivery] = days.find(({ day }) => day === DAY)?.deliveries ?? []
  await first.customer.call(skipDelivery, { id: delivery?.id ?? 0 })
  await expect(second.choose(dish)).resolves.toBeDefined()
})

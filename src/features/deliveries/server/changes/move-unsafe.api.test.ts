import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { getHousehold } from '#features/household/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { deliveryOn, runningCustomer } from '../../../../../tools/testing/running.ts'
import * as contract from '../../change-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const MONDAY = '2026-11-30'
const SATURDAY = '2026-12-05'

async function choose(id: number): Promise<number> {
  const { id: menuItemId } = await test.app.db
    .selectFrom('menu_items')
    .select('id')
    .where('restaurant_id', '=', 1)
    .where('is_available', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await test.app.db
    .insertInto('subscription_meals')
    .values({
      subscription_id: id,
      day: MONDAY,
      meal_time: 'lunch',
      menu_item_id: menuItemId,
      quantity: 1,
      created_at: test.clock.now(),
    })
    .execute()
  return menuItemId
}

const setAvoided = (customerId: string, change: { allergens: string[]; avoids_traces: boolean }) =>
  test.app.db
    .updateTable('household_members')
    .set(change)
    .where('customer_id', '=', customerId)
    .execute()

/** What makes a dish that was chosen before unsafe by now. */
const UNSAFE: [string, (customerId: string, dishId: number) => Promise<unknown>][] = [
  [
    'an allergy',
    async (customerId, dishId) => {
      await setTraces(dishId, [], ['sesame'])
      await setAvoided(customerId, { allergens: ['sesame'], avoids_traces: false })
    },
  ],
  [
    'traces that someone avoids',
    async (customerId, dishId) => {
      await setTraces(dishId, ['sesame'], [])
      await setAvoided(customerId, { allergens: ['sesame'], avoids_traces: true })
    },
  ],
  ['a reaction', (customerId, dishId) => react(customerId, dishId)],
]

/** A report of an earlier drop. */
async function react(customerId: string, dishId: number): Promise<void> {
  await sql`
    with ticket as (
      insert into kitchen_tickets (restaurant_id, day, number, customer_id, meal_time, window_from,
        window_to, customer_name, address, area, allergens, handover_code, changed_at)
      values (1, '2026-11-20', 1, ${customerId}, 'lunch', '12:30', '13:30', 'Guest', '{}', 'Marina',
        '{}', '1234', now())
      returning id),
    claim as (
      insert into delivery_claims (ticket_id, customer_id, kind, state, dish_id, made_at)
      select id, ${customerId}, 'allergen', 'open', ${dishId}, now() from ticket returning id)
    insert into household_blocked_dishes (customer_id, dish_id, since, claim_id)
    select ${customerId}, ${dishId}, now(), id from claim`.execute(test.app.db)
}

const setTraces = (dishId: number, traces: string[], allergens: string[]) =>
  test.app.db
    .updateTable('dishes')
    .set({ text_traces: traces, allergens })
    .where('id', '=', dishId)
    .execute()

describe('POST /api/deliveries/:id/move', () => {
  it.each(UNSAFE)('drops what is unsafe by %s', async (_case, make) => {
    const { customer, id } = await runningCustomer(test)
    await customer.call(getHousehold)
    const { id: deliveryId } = await deliveryOn(customer, MONDAY)
    const menuItemId = await choose(id)
    const { dish_id: dishId } = await test.app.db
      .selectFrom('menu_items')
      .select('dish_id')
      .where('id', '=', menuItemId)
      .executeTakeFirstOrThrow()
    const input = { id: deliveryId, to: SATURDAY }
    expect(await customer.call(contract.previewMove, input)).toMatchObject({ mealsKept: 1 })
    const { id: customerId } = await test.app.db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', customer.phone)
      .executeTakeFirstOrThrow()
    await make(customerId, dishId)
    const counts = { mealsKept: 0, mealsDropped: 1 }
    expect(await customer.call(contract.previewMove, input)).toMatchObject(counts)
    expect(await customer.call(contract.moveDelivery, input)).toMatchObject(counts)
    const moved = await test.app.db
      .selectFrom('subscription_meals')
      .select('id')
      .where('subscription_id', '=', id)
      .where('day', '=', SATURDAY)
      .execute()
    expect(moved).toEqual([])
  })
})

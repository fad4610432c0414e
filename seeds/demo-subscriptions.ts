import { addDays, dayOf, weekdayOf, type Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { ImportedSubscription } from '#features/subscriptions/server/public.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { findDemoCustomer } from './demo-customer.ts'
import { importPaid } from './demo-paid-plan.ts'

const PLAN_ID = 2
const KITCHEN_ID = 1
const CHARGE = {
  setupRef: 'sim_setup_demo',
  setupKey: '5a0f6f0e-6c1d-4f0a-9b55-9d8a1f2b3c01',
  chargeRef: 'sim_charge_demo',
  chargeKey: '5a0f6f0e-6c1d-4f0a-9b55-9d8a1f2b3c02',
}
/** Coming days whose dishes are chosen already; the next one is left to the demo visitor. */
const CHOSEN_AHEAD = 4

/** Layout of the demo: a full-day plan in its second or third week, one day skipped in the first. */
export const seedDemoSubscriptions = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const customer = await findDemoCustomer(tx)
    if (!customer || (await hasSubscription(tx, customer.id))) return

    const aWeekAgo = addDays(dayOf(now), -8)
    const startDate = addDays(aWeekAgo, 1 - weekdayOf(aWeekAgo))
    const subscription = await importPaid(
      tx,
      {
        customerId: customer.id,
        planId: PLAN_ID,
        restaurantId: KITCHEN_ID,
        addressId: customer.addressId,
        diets: ['dairy-free'],
        startDate,
        skippedDays: [addDays(startDate, 3)],
      },
      CHARGE,
      now,
    )
    await chooseMeals(tx, subscription, addDays(startDate, 3), now)
  })

async function hasSubscription(tx: Transaction, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}

async function chooseMeals(
  tx: Transaction,
  { id, days }: ImportedSubscription,
  skippedDay: Day,
  now: Date,
): Promise<void> {
  const today = dayOf(now)
  const ahead = days.filter((day) => day > today).slice(0, CHOSEN_AHEAD)
  const chosen = days.filter((day) => day !== skippedDay && (day <= today || ahead.includes(day)))
  const menus = { lunch: await listMenu(tx, 'lunch'), dinner: await listMenu(tx, 'dinner') }
  await tx
    .insertInto('subscription_meals')
    .values(
      chosen.flatMap((day, index) =>
        (['lunch', 'dinner'] as const).map((mealTime, half) => {
          const menu = menus[mealTime]
          const item = menu[(index * 2 + half) % menu.length]
          if (item === undefined) throw new Error(`Kitchen ${KITCHEN_ID} has no ${mealTime}`)
          return {
            subscription_id: id,
            day,
            meal_time: mealTime,
            menu_item_id: item.id,
            price_fils: item.priceFils,
            quantity: 1,
            created_at: now,
          }
        }),
      ),
    )
    .execute()
}

async function listMenu(tx: Transaction, mealTime: MealTime) {
  const rows = await tx
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select([
      'i.id',
      'i.price_fils as priceFils',
      'f.meal_times as mealTimes',
      'f.diets',
      'f.allergens',
    ])
    .where('i.restaurant_id', '=', KITCHEN_ID)
    .where('i.is_available', '=', true)
    .orderBy('i.sort_order')
    .execute()
  return (
    rows
      .filter((row) => row.mealTimes.includes(mealTime) && row.diets.includes('dairy-free'))
      // The demo household has a child who must not eat nuts.
      .filter(({ allergens }) => !allergens.includes('tree-nuts'))
  )
}

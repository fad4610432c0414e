import { getDeliveryWeek } from '../../src/features/deliveries/contract.ts'
import { listWrongPlaces } from '../../src/features/deliveries/server/places/wrong-places-read-model.ts'
import { readAtLength } from '../../src/server/database/database.ts'
import { TEST_NOW, type TestApp } from './app.ts'
import { liveUntil, newCustomer, type Customer } from './situations/orders.ts'

/**
 * A customer with a paid full-day plan of kitchen 1 on Thursday, 26 November 2026: twenty
 * deliveries from Monday to Friday, the last on 22 December; what is not chosen the kitchen chooses. The cut-off of Monday, 30 November is
 * Saturday at 18:00 in Dubai.
 */
export async function runningCustomer(test: TestApp): Promise<{ customer: Customer; id: number }> {
  test.clock.moveTo(TEST_NOW)
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  await liveUntil(test, '2026-11-25T03:00:00Z')
  test.clock.moveTo(new Date('2026-11-26T12:00:00Z'))
  return { customer, id }
}

export const CUTOFF_OF_MONDAY = new Date('2026-11-28T14:00:00Z').getTime()

/** The days of a subscription as they stand in the ledger. */
export const ledgerDaysOf = (test: TestApp, id: number) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['id', 'day', 'status', 'address_id as addressId', 'locks_at as locksAt'])
    .where('subscription_id', '=', id)
    .orderBy('day')
    .orderBy('id')
    .execute()

export const plannedDaysOf = async (test: TestApp, id: number): Promise<string[]> =>
  (await ledgerDaysOf(test, id)).filter(({ status }) => status === 'planned').map(({ day }) => day)

export const bookedPlaces = async (test: TestApp, restaurantId = 1): Promise<number> => {
  const rows = await test.app.db
    .selectFrom('kitchen_days')
    .select('booked')
    .where('restaurant_id', '=', restaurantId)
    .execute()
  return rows.reduce((sum, { booked }) => sum + booked, 0)
}

/** No place left in a kitchen on some days. */
export async function fillKitchen(test: TestApp, days: readonly string[]): Promise<void> {
  await test.app.db
    .insertInto('kitchen_days')
    .values(days.map((day) => ({ restaurant_id: 1, day, capacity: 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'day'])
        .doUpdateSet((eb) => ({ capacity: eb.ref('kitchen_days.booked') })),
    )
    .execute()
}

/** Kitchens' days whose booked places are not what the days that come hold. */
export const wrongPlaces = (test: TestApp) =>
  readAtLength(test.app.db, (tx) => listWrongPlaces(tx, '2000-01-01'))

/** The delivery of a day, as its customer sees it. */
export const deliveryOn = async (customer: Customer, day: string) => {
  const { days } = await customer.call(getDeliveryWeek, { from: day })
  const found = days.find((one) => one.day === day)?.deliveries[0]
  if (!found) throw new Error(`No delivery on ${day}`)
  return found
}

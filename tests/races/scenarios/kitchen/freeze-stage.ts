import { importSubscription } from '#features/subscriptions/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { openKitchen } from '../../kitchens.ts'
import { type Contender, settleContender } from '../../people.ts'
import type { RaceTools } from '../../race.ts'

const KITCHEN_NUMBER = 60_000
const ROOMY = 100_000
export const DINERS = 10

export interface Table {
  contender: Contender
  subscriptionId: number
  cycleId: number
}

export interface Stage {
  restaurantId: number
  owner: Contender
  tables: Table[]
  /** Dishes for lunch and dinner. */
  menu: number[]
}

export interface LaidDay {
  day: Day
  deliveries: number[]
  /** Two chosen meals of each table. */
  meals: number[][]
}

let staged: Promise<Stage> | undefined
export const stageOf = (tools: RaceTools): Promise<Stage> => (staged ??= setStage(tools))

async function setStage({ db, contenders }: RaceTools): Promise<Stage> {
  const restaurantId = await openKitchen(db, KITCHEN_NUMBER, ROOMY)
  const owner = await settleContender(db, '+971569999999', 'restaurant')
  await db
    .updateTable('restaurants')
    .set({ owner_id: owner.id })
    .where('id', '=', restaurantId)
    .execute()
  const dishes = await db
    .selectFrom('dishes')
    .select('id')
    .where('slug', 'in', ['machboos', 'fish-saloona', 'thareed', 'madrouba', 'vegetable-saloona'])
    .orderBy('id')
    .execute()
  const menu = await db
    .insertInto('menu_items')
    .values(
      dishes.map(({ id }, index) => ({
        restaurant_id: restaurantId,
        dish_id: id,
        price_fils: 4000,
        sort_order: index + 1,
      })),
    )
    .returning('id')
    .execute()
  const tables: Table[] = []
  for (const contender of contenders.slice(0, DINERS))
    tables.push(await layTable(db, contender, restaurantId))
  return { restaurantId, owner, tables, menu: menu.map(({ id }) => id) }
}

async function layTable(db: Database, contender: Contender, restaurantId: number): Promise<Table> {
  const now = new Date()
  const { id: subscriptionId } = await inTransaction(db, (tx) =>
    importSubscription(
      tx,
      {
        customerId: contender.id,
        planId: 2,
        restaurantId,
        addressId: contender.addressId,
        diets: [],
        startDate: addDays(dayOf(now), -40),
        skippedDays: [],
        card: {
          methodRef: `freeze-setup-${contender.phone}`,
          chargeRef: `freeze-charge-${contender.phone}`,
          brand: 'visa',
          last4: '4242',
          expiryMonth: 12,
          expiryYear: 2032,
          sellerTrn: undefined,
        },
      },
      now,
    ),
  )
  const { id: cycleId } = await db
    .selectFrom('subscription_cycles')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  return { contender, subscriptionId, cycleId }
}

const FIRST_DAY = 30
/** Skipped days come again on the next weekday, which is never the day of the next round. */
const DAYS_APART = 4

/** A day of its own for each round, on which every table has chosen lunch and dinner. */
export async function layDay(db: Database, stage: Stage, round: number): Promise<LaidDay> {
  const ahead = FIRST_DAY + round * DAYS_APART
  const day = addDays(dayOf(new Date()), ahead)
  // The kitchen's own cut-off of the day has passed since midnight, that of the next day has not.
  await db
    .updateTable('restaurants')
    .set({ cutoff_time: '00:00', cutoff_days: ahead })
    .where('id', '=', stage.restaurantId)
    .execute()
  const later = new Date(Date.now() + 3_600_000)
  const deliveries = await db
    .insertInto('delivery_days')
    .values(
      stage.tables.map(({ contender, subscriptionId, cycleId }) => ({
        subscription_id: subscriptionId,
        cycle_id: cycleId,
        customer_id: contender.id,
        day,
        locks_at: later,
        restaurant_id: stage.restaurantId,
        address_id: contender.addressId,
        meals: 2,
        changed_at: new Date(),
      })),
    )
    .returning('id')
    .execute()
  const places = { capacity: ROOMY, booked: 2 * stage.tables.length }
  await db
    .insertInto('kitchen_days')
    .values({ restaurant_id: stage.restaurantId, day, ...places })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'day']).doUpdateSet(places))
    .execute()
  const meals = await db
    .insertInto('subscription_meals')
    .values(
      stage.tables.flatMap(({ subscriptionId }) =>
        (['lunch', 'dinner'] as const).map((mealTime, half) => ({
          subscription_id: subscriptionId,
          day,
          meal_time: mealTime,
          menu_item_id: stage.menu[half] ?? 0,
          quantity: 1,
          created_at: new Date(),
        })),
      ),
    )
    .returning('id')
    .execute()
  return {
    day,
    deliveries: deliveries.map(({ id }) => id),
    meals: stage.tables.map((_, index) =>
      meals.slice(index * 2, index * 2 + 2).map(({ id }) => id),
    ),
  }
}

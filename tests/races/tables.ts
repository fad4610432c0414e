import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { importSubscription, setFallback } from '#features/subscriptions/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { openKitchen } from './kitchens.ts'
import type { Contender } from './people.ts'
import type { RaceTools } from './race.ts'

/** Lunch and dinner, five days a week. */
export const PLAN_ID = 2
export const ROOMY = 100_000
const CUTOFF_AHEAD_DAYS = 6

export interface Table {
  contender: Contender
  subscriptionId: number
  kitchen: number
  /** Its first delivery day that is still planned. */
  deliveryId: number
  day: Day
  /** Menu items for lunch. */
  dishes: number[]
}

interface TableInput {
  startDate?: Day
  weekdays?: readonly number[]
}

/** A customer who eats lunch and dinner from a kitchen of their own. */
export async function layTable(
  { db, contenders }: RaceTools,
  round: number,
  series: number,
  input: TableInput = {},
): Promise<Table> {
  const contender = contenders[round % contenders.length] as Contender
  const kitchen = await openKitchen(db, round + series, ROOMY)
  await copyMenu(db, kitchen)
  return seat(db, contender, kitchen, input)
}

/** A subscription of a customer at a kitchen, paid with a saved card; a day without a choice is skipped. */
export async function seat(
  db: Database,
  contender: Contender,
  kitchen: number,
  { startDate = addDays(dayOf(new Date()), CUTOFF_AHEAD_DAYS), weekdays }: TableInput = {},
): Promise<Table> {
  const subscriptionId = await inTransaction(db, async (tx) => {
    const { id } = await importSubscription(
      tx,
      {
        customerId: contender.id,
        planId: PLAN_ID,
        restaurantId: kitchen,
        addressId: contender.addressId,
        diets: [],
        startDate,
        skippedDays: [],
        ...(weekdays && { weekdays }),
        card: {
          methodRef: `setup-${randomUUID()}`,
          chargeRef: `charge-${randomUUID()}`,
          brand: 'visa',
          last4: '4242',
          expiryMonth: 12,
          expiryYear: 2032,
          sellerTrn: '100000000000003',
        },
      },
      new Date(),
    )
    await setFallback(tx, id, 'skip')
    return id
  })
  const [first] = await plannedDays(db, subscriptionId)
  return {
    contender,
    subscriptionId,
    kitchen,
    deliveryId: first?.id ?? 0,
    day: first?.day ?? '',
    dishes: (await lunchesOf(db, kitchen)).map(({ id }) => id),
  }
}

/** The oldest first. */
export const plannedDays = (db: Database, subscriptionId: number) =>
  db
    .selectFrom('delivery_days')
    .select(['id', 'day', 'cycle_id as cycleId'])
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'planned')
    .orderBy('day')
    .execute()

export const lunchesOf = (db: Database, kitchen: number) =>
  db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select(['i.id', 'f.allergens'])
    .where('i.restaurant_id', '=', kitchen)
    .where(sql<boolean>`'lunch' = any(f.meal_times)`)
    .orderBy('i.id')
    .execute()

export const copyMenu = (db: Database, kitchen: number) =>
  sql`
    insert into menu_items (restaurant_id, dish_id, price_fils, sort_order)
    select ${kitchen}, dish_id, price_fils, sort_order from menu_items where restaurant_id = 1
  `.execute(db)

export const setCutoff = (db: Database, { deliveryId }: Pick<Table, 'deliveryId'>, locksAt: Date) =>
  db.updateTable('delivery_days').set({ locks_at: locksAt }).where('id', '=', deliveryId).execute()

export const chosenOn = (db: Database, { subscriptionId, day }: Table) =>
  db
    .selectFrom('subscription_meals')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('day', '=', day)
    .orderBy('id')
    .execute()

/** Portions that a kitchen has promised, over all days. */
export async function placesAt(db: Database, kitchen: number): Promise<number> {
  const { booked } = await db
    .selectFrom('kitchen_days')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('booked'), eb.lit(0)).as('booked'))
    .where('restaurant_id', '=', kitchen)
    .executeTakeFirstOrThrow()
  return booked
}

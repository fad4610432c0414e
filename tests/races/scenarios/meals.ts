import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { importSubscription } from '#features/subscriptions/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { addDays, dayOf, type Day } from '#shared/dates.ts'
import { openKitchen } from '../kitchens.ts'
import type { Racer } from '../people.ts'
import { exactly, PARALLEL, unexpected, type Race, type RaceTools } from '../race.ts'
import { tally } from '../requests.ts'

/** Lunch and dinner, five days a week. */
const PLAN_ID = 2
const ROOMY = 100_000
const HEAD_START_MS = 150

interface Table {
  racer: Racer
  subscriptionId: number
  kitchen: number
  /** A delivery day that is still planned. */
  deliveryId: number
  day: Day
  /** Menu items for lunch. */
  dishes: number[]
}

async function layTable({ db, racers }: RaceTools, round: number, series: number): Promise<Table> {
  const racer = racers[round % racers.length] as Racer
  const kitchen = await openKitchen(db, round + series, ROOMY)
  await copyMenu(db, kitchen)
  const startDate = addDays(dayOf(new Date()), 6)
  const { id: subscriptionId } = await inTransaction(db, (tx) =>
    importSubscription(
      tx,
      {
        customerId: racer.id,
        planId: PLAN_ID,
        restaurantId: kitchen,
        addressId: racer.addressId,
        diets: [],
        startDate,
        skippedDays: [],
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
    ),
  )
  const delivery = await db
    .selectFrom('delivery_days')
    .select(['id', 'day'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('day')
    .limit(1)
    .executeTakeFirstOrThrow()
  const dishes = await db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select('i.id')
    .where('i.restaurant_id', '=', kitchen)
    .where(sql<boolean>`'lunch' = any(f.meal_times)`)
    .orderBy('i.id')
    .execute()
  return {
    racer,
    subscriptionId,
    kitchen,
    deliveryId: delivery.id,
    day: delivery.day,
    dishes: dishes.map(({ id }) => id),
  }
}

const copyMenu = (db: Database, kitchen: number) =>
  sql`
    insert into menu_items (restaurant_id, dish_id, price_fils, sort_order)
    select ${kitchen}, dish_id, price_fils, sort_order from menu_items where restaurant_id = 1
  `.execute(db)

const setCutoff = (db: Database, { deliveryId }: Table, locksAt: Date) =>
  db.updateTable('delivery_days').set({ locks_at: locksAt }).where('id', '=', deliveryId).execute()

const chosenOn = (db: Database, { subscriptionId, day }: Table) =>
  db
    .selectFrom('subscription_meals')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('day', '=', day)
    .orderBy('id')
    .execute()

export const closedOnce: Race = {
  name: 'a day that nobody chose for is given back once',
  prepare: async (tools, round) => {
    const { db } = tools
    const table = await layTable(tools, round, 100_000)
    const { subscriptionId, kitchen, racer } = table
    await setCutoff(db, table, new Date(Date.now() - 1000))
    const paid = await countDays(db, table)
    return {
      requests: Array.from({ length: PARALLEL }, () => ({
        method: 'PUT' as const,
        path: `/api/subscriptions/${subscriptionId}/fallback`,
        token: racer.token,
        body: { fallback: 'skip' },
      })),
      findViolations: async (answers) => {
        const { receipts } = await db
          .selectFrom('subscription_receipts')
          .select((eb) => eb.fn.countAll<number>().as('receipts'))
          .where('subscription_id', '=', subscriptionId)
          .where('kind', '=', 'fallback_skip')
          .executeTakeFirstOrThrow()
        const days = await countDays(db, table)
        const { booked } = await db
          .selectFrom('kitchen_days')
          .select((eb) => eb.fn.sum<number>('booked').as('booked'))
          .where('restaurant_id', '=', kitchen)
          .executeTakeFirstOrThrow()
        return [
          ...exactly('receipts', 1, receipts),
          ...exactly('skipped days', 1, days.skipped),
          ...exactly('planned days', paid.planned, days.planned),
          ...exactly('places', paid.planned * 2, booked),
          ...unexpected(tally(answers), ['200']),
        ]
      },
    }
  },
}

async function countDays(db: Database, { subscriptionId }: Table) {
  const rows = await db
    .selectFrom('delivery_days')
    .select('status')
    .where('subscription_id', '=', subscriptionId)
    .execute()
  const count = (status: string) => rows.filter((row) => row.status === status).length
  return { planned: count('planned'), skipped: count('skipped') }
}

export const onlyPaidMeals: Race = {
  name: 'no meal past the paid ones is added unasked',
  prepare: async (tools, round) => {
    const { db } = tools
    const table = await layTable(tools, round, 200_000)
    const { racer, subscriptionId, day, dishes } = table
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => ({
        method: 'POST' as const,
        path: '/api/subscription-meals',
        token: racer.token,
        body: { subscriptionId, date: day, mealItemId: dishes[index % 2], quantity: 1 },
      })),
      findViolations: async (answers) => {
        const counts = tally(answers)
        const lines = await chosenOn(db, table)
        return [
          ...exactly(
            'portions',
            2,
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
          ),
          ...exactly('accepted', 2, counts['201']),
          ...unexpected(counts, ['201', '409 extra_to_confirm', '422 extras_need_card']),
        ]
      },
    }
  },
}

/** Keeps a day's row until its cut-off has passed; whoever wants to change it waits that long. */
function holdUntil(db: Database, { deliveryId }: Table, instant: Date): Promise<void> {
  return new Promise((isHeld, fail) => {
    inTransaction(db, async (tx) => {
      await tx
        .selectFrom('delivery_days')
        .select('id')
        .where('id', '=', deliveryId)
        .forUpdate()
        .execute()
      isHeld()
      await setTimeout(instant.getTime() + HEAD_START_MS - Date.now())
    }).catch(fail)
  })
}

export const nothingAfterCutoff: Race = {
  name: 'a change that waits past the cut-off is refused',
  prepare: async (tools, round) => {
    const { db, send } = tools
    const table = await layTable(tools, round, 300_000)
    const { racer, subscriptionId, day, dishes } = table
    const wish = { subscriptionId, date: day, mealItemId: dishes[0] }
    const [first] = await send([
      { method: 'POST', path: '/api/subscription-meals', token: racer.token, body: wish },
    ])
    const id = (first?.body['meal'] as { id: number } | undefined)?.id
    const locksAt = new Date(Date.now() + HEAD_START_MS)
    await setCutoff(db, table, locksAt)
    await holdUntil(db, table, locksAt)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => ({
        method: 'PATCH' as const,
        path: `/api/subscription-meals/${id}`,
        token: racer.token,
        body: { specialInstructions: `wish ${index}` },
      })),
      findViolations: async (answers) => {
        const wishes = (await chosenOn(db, table)).map((line) => line.special_instructions)
        return [
          ...exactly('late wishes', 0, wishes.filter((text) => text !== '').length),
          ...unexpected(tally(answers), ['409 cutoff_passed']),
        ]
      },
    }
  },
}

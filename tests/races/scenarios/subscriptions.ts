import { randomUUID } from 'node:crypto'
import { createAddress } from '#features/addresses/server/public.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { openKitchen } from '../kitchens.ts'
import { type Contender, addressOfFlat } from '../people.ts'
import { exactly, PARALLEL, unexpected, type Race, type RaceTools } from '../race.ts'
import { tally, type RaceRequest } from '../requests.ts'

/** Prepared meals; its subscribers take three places a day. */
const PLAN_ID = 1
const ROOMY = 100_000

async function mealsPerDay(db: Database): Promise<number> {
  const plan = await db
    .selectFrom('plans')
    .select('meals_per_day')
    .where('id', '=', PLAN_ID)
    .executeTakeFirstOrThrow()
  return plan.meals_per_day
}

const order = (
  contender: Contender,
  restaurantId: number,
  { startsIn = 10, addressId = contender.addressId } = {},
): RaceRequest => ({
  method: 'POST',
  path: '/api/subscriptions',
  token: contender.token,
  key: randomUUID(),
  body: {
    planId: PLAN_ID,
    restaurantId,
    deliveryAddressId: addressId,
    startDate: addDays(dayOf(new Date()), startsIn),
    paymentMethod: 'usdt',
  },
})

const subscriptionsAt = (db: Database, restaurantId: number) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'status'])
    .where('restaurant_id', '=', restaurantId)
    .execute()

/** Most places taken on any day of the kitchen. */
async function mostBooked(db: Database, restaurantId: number): Promise<number> {
  const { booked } = await db
    .selectFrom('kitchen_days')
    .select((eb) => eb.fn.coalesce(eb.fn.max('booked'), eb.lit(0)).as('booked'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow()
  return booked
}

const contenderOf = ({ contenders }: RaceTools, round: number): Contender =>
  contenders[round % contenders.length] as Contender

export const sameSubscriptionKey: Race = {
  name: 'one Idempotency-Key is one subscription',
  prepare: async (tools, round) => {
    const { db } = tools
    const kitchen = await openKitchen(db, round, ROOMY)
    const request = order(contenderOf(tools, round), kitchen)
    return {
      requests: Array.from({ length: PARALLEL }, () => request),
      findViolations: async (answers) => [
        ...exactly('subscriptions', 1, (await subscriptionsAt(db, kitchen)).length),
        ...exactly('different answers', 1, new Set(answers.map(({ body }) => body.id)).size),
        ...exactly('first answers', 1, answers.filter(({ isReplay }) => !isReplay).length),
        ...exactly('places', await mealsPerDay(db), await mostBooked(db, kitchen)),
        ...unexpected(tally(answers), ['201']),
      ],
    }
  },
}

export const sameOrder: Race = {
  name: 'the same order under different keys is taken once',
  prepare: async (tools, round) => {
    const { db } = tools
    const kitchen = await openKitchen(db, round + 10_000, ROOMY)
    return {
      requests: Array.from({ length: PARALLEL }, () => order(contenderOf(tools, round), kitchen)),
      findViolations: async (answers) => {
        const counts = tally(answers)
        return [
          ...exactly('subscriptions', 1, (await subscriptionsAt(db, kitchen)).length),
          ...exactly('places', await mealsPerDay(db), await mostBooked(db, kitchen)),
          ...exactly('accepted orders', 1, counts['201']),
          ...unexpected(counts, ['201', '409 subscription_exists']),
        ]
      },
    }
  },
}

export const deletedWhileSubscribing: Race = {
  name: 'no subscription goes to a deleted address',
  prepare: async (tools, round) => {
    const { db } = tools
    const contender = contenderOf(tools, round)
    const kitchen = await openKitchen(db, round + 20_000, ROOMY)
    const { id: addressId } = await inTransaction(db, (tx) =>
      createAddress(
        tx,
        { id: contender.id, now: new Date(), language: 'en' },
        addressOfFlat(round + 10),
      ),
    )
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) =>
        index % 2 === 0
          ? order(contender, kitchen, { startsIn: 10 + index, addressId })
          : {
              method: 'DELETE',
              path: `/api/delivery-addresses/${addressId}`,
              token: contender.token,
            },
      ),
      findViolations: async (answers) => {
        const orphans = await db
          .selectFrom('subscriptions')
          .innerJoin('delivery_addresses', 'delivery_addresses.id', 'subscriptions.address_id')
          .select('subscriptions.id')
          .where('restaurant_id', '=', kitchen)
          .where('deleted_at', 'is not', null)
          .execute()
        return [
          ...exactly('subscriptions to a deleted address', 0, orphans.length),
          // Two days without a delivery lead to the same first one, which waits for one payment only.
          ...unexpected(tally(answers), [
            '201',
            '200',
            '404 not_found',
            '409 address_in_use',
            '409 subscription_exists',
          ]),
        ]
      },
    }
  },
}

/** Orders start on different days and overlap, so that a careless locking order would deadlock. */
export const lastPlace: Race = {
  name: "the last places of a kitchen's day are sold once",
  prepare: async ({ db, contenders }, round) => {
    const portions = await mealsPerDay(db)
    const places = 1 + (round % 2)
    const capacity = portions * places
    const kitchen = await openKitchen(db, round + 30_000, capacity)
    return {
      requests: contenders.map((contender, index) =>
        order(contender, kitchen, { startsIn: 10 + (index % 4) }),
      ),
      findViolations: async (answers) => {
        const counts = tally(answers)
        return [
          ...exactly('subscriptions', places, (await subscriptionsAt(db, kitchen)).length),
          ...exactly('places on the fullest day', capacity, await mostBooked(db, kitchen)),
          ...exactly('accepted orders', places, counts['201']),
          ...unexpected(counts, ['201', '409 kitchen_day_full']),
        ]
      },
    }
  },
}

export const sameCancellation: Race = {
  name: 'a subscription is cancelled once',
  prepare: async (tools, round) => {
    const { db, send } = tools
    const contender = contenderOf(tools, round)
    const kitchen = await openKitchen(db, round + 40_000, ROOMY)
    const [ordered] = await send([order(contender, kitchen)])
    const id = ordered?.body.id ?? 0
    return {
      requests: Array.from({ length: PARALLEL }, () => ({
        method: 'PUT',
        path: `/api/subscriptions/${id}/cancel`,
        token: contender.token,
      })),
      findViolations: async (answers) => {
        const receipts = await db
          .selectFrom('subscription_receipts')
          .select('number')
          .where('subscription_id', '=', id)
          .where('kind', '=', 'cancel')
          .execute()
        const numbers = new Set(answers.map(({ body }) => body['receiptNumber']))
        return [
          ...exactly('receipts', 1, receipts.length),
          ...exactly('different answers', 1, numbers.size),
          ...exactly('places kept', 0, await mostBooked(db, kitchen)),
          ...unexpected(tally(answers), ['200']),
        ]
      },
    }
  },
}

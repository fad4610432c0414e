import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Diet } from '#shared/food.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { publishEvents } from '#server/events/publish.ts'
import { lockDays } from '#features/deliveries/server/public.ts'
import { listTables } from '#features/household/server/public.ts'
import { decideDay } from '../../day-rules.ts'
import { pickedOf, type Table } from '../../rules.ts'
import { listMealsOfDays, type MealRow } from '../stores/meal-store.ts'
import type { DueSubscription } from './due-store.ts'

const BATCH_SUBSCRIPTIONS = 200

/**
 * Closes the due days on which nothing is left to decide, many subscriptions in one transaction.
 * Answers the subscriptions that still have something due.
 */
export async function closeChosenDays(
  db: Database,
  due: readonly DueSubscription[],
  now: Date,
): Promise<DueSubscription[]> {
  if (due.length < 2) return [...due]
  const rest: DueSubscription[] = []
  for (let from = 0; from < due.length; from += BATCH_SUBSCRIPTIONS) {
    const batch = due.slice(from, from + BATCH_SUBSCRIPTIONS)
    const open = await inTransaction(db, (tx) => closeBatch(tx, batch, now))
    rest.push(...batch.filter(({ subscriptionId }) => open.has(subscriptionId)))
  }
  return rest
}

async function closeBatch(
  tx: Transaction,
  batch: readonly DueSubscription[],
  now: Date,
): Promise<Set<number>> {
  const days = await holdDueDays(tx, batch, now)
  const meals = await listMealsOfDays(
    tx,
    days.map(({ id }) => id),
  )
  const mealsOf = Map.groupBy(meals, ({ subscriptionId, day }) => `${subscriptionId} ${day}`)
  const members = await listTables(tx, [...new Set(days.map(({ customerId }) => customerId))])
  const closed = days.filter((day) =>
    isAllChosen(day, mealsOf.get(`${day.subscriptionId} ${day.day}`) ?? [], {
      members: members.get(day.customerId) ?? [],
      diets: day.diets,
    }),
  )
  await lockDays(
    tx,
    closed.map(({ id }) => id),
    now,
  )
  await publishEvents(
    tx,
    closed.map(({ customerId, day }) => ({
      channel: `customer:${customerId}` as const,
      kind: 'delivery-changed',
      data: { day },
    })),
    now,
  )
  return listStillDue(tx, batch, now)
}

/** All is chosen, for the day's kitchen, safe for everybody, and no extra is to be charged. */
function isAllChosen(day: HeldDueDay, lines: readonly MealRow[], table: Table): boolean {
  if (lines.some(({ restaurantId }) => restaurantId !== day.restaurantId)) return false
  if (pickedOf(lines) !== day.meals) return false
  const decision = decideDay(
    { day: day.day, paid: day.meals, mealTimes: [], lines, offered: [] },
    {
      subscriptionId: day.subscriptionId,
      fallback: 'skip',
      table,
      served: new Map(),
      source: [],
    },
  )
  return decision.kind === 'as_chosen' && decision.lines.length === lines.length
}

interface HeldDueDay extends DueSubscription {
  id: number
  day: Day
  restaurantId: number
  meals: number
  diets: Diet[]
}

/**
 * Due days in the lock order of all: users, subscriptions, days. Whoever is busy with a change of
 * their own is passed over, so that nobody waits for anybody here.
 */
async function holdDueDays(
  tx: Transaction,
  batch: readonly DueSubscription[],
  now: Date,
): Promise<HeldDueDay[]> {
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<string>`any(${batch.map(({ customerId }) => customerId)}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const customers = users.map(({ id }) => id)
  const held = await tx
    .selectFrom('subscriptions')
    .select(['id', 'diets'])
    .where('id', '=', sql<number>`any(${idsOf(batch)}::integer[])`)
    .where('customer_id', '=', sql<string>`any(${customers}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  const dietsOf = new Map(held.map(({ id, diets }) => [id, diets as Diet[]]))
  const days = await tx
    .selectFrom('delivery_days')
    .select([
      'id',
      'subscription_id as subscriptionId',
      'customer_id as customerId',
      'day',
      'restaurant_id as restaurantId',
      'meals',
    ])
    .where('subscription_id', '=', sql<number>`any(${[...dietsOf.keys()]}::integer[])`)
    .where('status', '=', 'planned')
    .where('locks_at', '<=', now)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  return days.map((day) => ({ ...day, diets: dietsOf.get(day.subscriptionId) ?? [] }))
}

async function listStillDue(
  tx: Transaction,
  batch: readonly DueSubscription[],
  now: Date,
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('delivery_days')
    .select('subscription_id as subscriptionId')
    .distinct()
    .where('subscription_id', '=', sql<number>`any(${idsOf(batch)}::integer[])`)
    .where('status', '=', 'planned')
    .where('locks_at', '<=', now)
    .execute()
  return new Set(rows.map(({ subscriptionId }) => subscriptionId))
}

const idsOf = (batch: readonly DueSubscription[]): number[] =>
  batch.map(({ subscriptionId }) => subscriptionId)

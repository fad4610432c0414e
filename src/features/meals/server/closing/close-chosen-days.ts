import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { publishEvents } from '#server/events/publish.ts'
import { listPaidDays, lockDays } from '#features/deliveries/server/public.ts'
import { listBlockedOf, listTables } from '#features/household/server/public.ts'
import { decideDay } from '../../day-rules.ts'
import { type Table, coverMeals, pickedOf, type PaidDay } from '../../rules.ts'
import { listMealsOfDays, type MealRow } from '../stores/meal-store.ts'
import { lockDueDays, listStillDue, type DueSubscription, type LockedDueDay } from './due-store.ts'

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
  const days = await lockDueDays(tx, batch, now)
  const meals = await listMealsOfDays(
    tx,
    days.map(({ id }) => id),
  )
  const mealsOf = Map.groupBy(meals, ({ subscriptionId, day }) => `${subscriptionId} ${day}`)
  const customers = [...new Set(days.map(({ customerId }) => customerId))]
  const members = await listTables(tx, customers)
  const blocked = await listBlockedOf(tx, customers)
  const paid = await listPaidDays(
    tx,
    days.map(({ id }) => id),
  )
  const closed = days.filter((day) => {
    const paidDay = paid.get(day.id)
    const lines = mealsOf.get(`${day.subscriptionId} ${day.day}`) ?? []
    const table = {
      members: members.get(day.customerId) ?? [],
      diets: day.diets,
      blockedDishes: blocked.get(day.customerId) ?? [],
    }
    return paidDay !== undefined && isAllChosen({ ...day, ...paidDay }, lines, table)
  })
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

/** All is chosen, for the day's kitchen, safe for everyone, and no extra is to be charged. */
function isAllChosen(
  day: LockedDueDay & PaidDay,
  lines: readonly MealRow[],
  table: Table,
): boolean {
  if (lines.some(({ restaurantId }) => restaurantId !== day.restaurantId)) return false
  const { missing, covered } = coverMeals(lines, day)
  if (missing > 0 || pickedOf(lines) > covered) return false
  const { paid, perDay, mealTimes } = day
  const decision = decideDay(
    { day: day.day, paid, perDay, mealTimes, mostOfDish: 0, lines, offered: [] },
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

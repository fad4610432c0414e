import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { openKitchen } from '../kitchens.ts'
import { exactly, PARALLEL, unexpected, type Race } from '../race.ts'
import { jobRun, tally, type RaceResult } from '../requests.ts'
import { copyMenu, layTable, placesAt, ROOMY, type Table } from '../tables.ts'

/** The first cycle of 28 days is so old that the next one is due. */
const BEGAN_DAYS_AGO = 24
const MEALS_PER_DAY = 2

async function standingOf(db: Database, { subscriptionId }: Table) {
  const cycles = await db
    .selectFrom('subscription_cycles')
    .select(['id', 'number', 'starts_on as startsOn', 'restaurant_id as restaurantId'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('number')
    .execute()
  const { next } = await db
    .selectFrom('subscriptions')
    .select('next_restaurant_id as next')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('closed_at', 'is', null)
    .execute()
  return { cycles, next, payments: payments.length }
}

/** Portions of coming days at a kitchen. */
async function mealsAt(db: Database, { subscriptionId }: Table, kitchen: number): Promise<number> {
  const days = await db
    .selectFrom('delivery_days')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('restaurant_id', '=', kitchen)
    .where('status', '=', 'planned')
    .execute()
  return days.length * MEALS_PER_DAY
}

/** What the customer was notified of the change is what the cycles are: it holds for that start. */
async function judge(
  db: Database,
  table: Table,
  other: number,
  answers: readonly RaceResult[],
): Promise<string[]> {
  const { cycles, next, payments } = await standingOf(db, table)
  const second = cycles[1]
  const isTaken = second?.restaurantId === other
  const taken = answers.filter(({ status, body }) => status === 200 && body['startsOn'])
  const startsOn = taken[0]?.body['startsOn']
  return [
    // A renewal that given back days overtake is withdrawn, and opened again by its job.
    ...(cycles.length === 1 || cycles.length === 2 ? [] : [`cycles: ${cycles.length}`]),
    ...exactly('payments', cycles.length, payments),
    ...exactly('accepted changes', 1, taken.length),
    ...exactly('changes still to come', isTaken ? 0 : 1, next === other ? 1 : 0),
    ...((startsOn === second?.startsOn) === isTaken
      ? []
      : [`told from ${String(startsOn)}, cycle from ${second?.startsOn} ${String(isTaken)}`]),
    ...exactly(
      'places here',
      await mealsAt(db, table, table.kitchen),
      await placesAt(db, table.kitchen),
    ),
    ...exactly('places there', await mealsAt(db, table, other), await placesAt(db, other)),
    ...unexpected(tally(answers), ['200', '409 next_cycle_unchanged']),
  ]
}

export const changedOrRenewed: Race = {
  name: 'another kitchen is taken for the next cycle or for the one after, as told',
  slowness: 6,
  prepare: async (tools, round) => {
    const { db } = tools
    const startDate = addDays(dayOf(new Date()), -BEGAN_DAYS_AGO)
    const table = await layTable(tools, round, 500_000, { startDate })
    const { contender, subscriptionId } = table
    const other = await openKitchen(db, round + 510_000, ROOMY)
    await copyMenu(db, other)
    // By turns the job comes before the first change and after it.
    const turn = (round % 2) * 3
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) =>
        index % 7 === turn
          ? jobRun('renew-subscription', { data: { subscriptionId } })
          : {
              method: 'PUT' as const,
              path: `/api/subscriptions/${subscriptionId}/next-cycle`,
              token: contender.token,
              key: randomUUID(),
              body: { restaurantId: other },
            },
      ),
      findViolations: (answers) => judge(db, table, other, answers),
    }
  },
}

import { toFils } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import { exactly, PARALLEL, unexpected, type Race, type RaceTools } from '../race.ts'
import { jobRun, tally, type RaceRequest } from '../requests.ts'
import { layTable, placesAt, plannedDays, setCutoff, type Table } from '../tables.ts'

const PAID = 2
const EXTRA_AED = 40

/**
 * On the first day there is one lunch more than is paid and dinner is open, on the second one there is
 * nothing.
 */
async function choose(
  { db, send }: RaceTools,
  { contender, subscriptionId, day, dishes }: Table,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ fallback: 'kitchen' })
    .where('id', '=', subscriptionId)
    .execute()
  await db
    .updateTable('menu_items')
    .set({ price_fils: toFils(EXTRA_AED) })
    .where('id', '=', dishes[0] ?? 0)
    .execute()
  await send([
    {
      method: 'POST',
      path: '/api/subscription-meals',
      token: contender.token,
      body: {
        subscriptionId,
        date: day,
        mealTime: 'lunch',
        mealItemId: dishes[0],
        quantity: 2,
        extraPrice: EXTRA_AED,
      },
    },
  ])
}

const readsOf = ({ contender, subscriptionId, day }: Table): RaceRequest[] =>
  [
    `/api/deliveries/week?from=${day}`,
    `/api/meal-selection?subscriptionId=${subscriptionId}`,
    `/api/subscription-meals?subscriptionId=${subscriptionId}&from=${day}&to=${day}`,
    `/api/subscriptions/${subscriptionId}`,
  ].map((path) => ({ method: 'GET', path, token: contender.token }))

const portionsOn = async (db: Database, { subscriptionId }: Table, day: string) => {
  const { portions } = await db
    .selectFrom('subscription_meals')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('quantity'), eb.lit(0)).as('portions'))
    .where('subscription_id', '=', subscriptionId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return portions
}

const extrasOf = (db: Database, { subscriptionId }: Table) =>
  db
    .selectFrom('payments')
    .select('amount_fils as amountFils')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'extras')
    .execute()

/** The job runs in each process while pages of the same customer are read there. */
export const closedByAll: Race = {
  name: 'days are closed once by job and pages, and extras charged once',
  slowness: 6,
  prepare: async (tools, round) => {
    const { db } = tools
    const table = await layTable(tools, round, 400_000)
    const { subscriptionId, kitchen } = table
    const days = (await plannedDays(db, subscriptionId)).slice(0, 2)
    await choose(tools, table)
    const places = await placesAt(db, kitchen)
    for (const { id } of days) await setCutoff(db, { deliveryId: id }, new Date(Date.now() - 1000))
    const reads = readsOf(table)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) =>
        index % 6 < 2 ? jobRun('lock-deliveries') : (reads[index % reads.length] as RaceRequest),
      ),
      findViolations: async (answers) => {
        const locked = await db
          .selectFrom('delivery_days')
          .select('id')
          .where('subscription_id', '=', subscriptionId)
          .where('status', '=', 'locked')
          .execute()
        const extras = await extrasOf(db, table)
        return [
          ...exactly('closed days', 2, locked.length),
          ...exactly('portions of the first day', PAID + 1, await portionsOn(db, table, table.day)),
          ...exactly(
            'portions of the second day',
            PAID,
            await portionsOn(db, table, days[1]?.day ?? ''),
          ),
          ...exactly('charges of extras', 1, extras.length),
          ...exactly('fils of extras', toFils(EXTRA_AED), extras[0]?.amountFils),
          ...exactly('places', places, await placesAt(db, kitchen)),
          ...unexpected(tally(answers), ['200']),
        ]
      },
    }
  },
}

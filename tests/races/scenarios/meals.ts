import { setTimeout } from 'node:timers/promises'
import { inTransaction, type Database } from '#server/database/database.ts'
import { exactly, PARALLEL, unexpected, type Race } from '../race.ts'
import { tally } from '../requests.ts'
import { chosenOn, layTable, placesAt, setCutoff, type Table } from '../tables.ts'

const HEAD_START_MS = 150

export const closedOnce: Race = {
  name: 'a day that nobody chose for is given back once',
  prepare: async (tools, round) => {
    const { db } = tools
    const table = await layTable(tools, round, 100_000)
    const { subscriptionId, kitchen, contender } = table
    await setCutoff(db, table, new Date(Date.now() - 1000))
    const paid = await countDays(db, table)
    return {
      requests: Array.from({ length: PARALLEL }, () => ({
        method: 'PUT' as const,
        path: `/api/subscriptions/${subscriptionId}/fallback`,
        token: contender.token,
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
        return [
          ...exactly('receipts', 1, receipts),
          ...exactly('skipped days', 1, days.skipped),
          ...exactly('planned days', paid.planned, days.planned),
          ...exactly('places', paid.planned * 2, await placesAt(db, kitchen)),
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
  name: 'no lunch past the paid one is added unasked',
  prepare: async (tools, round) => {
    const { db } = tools
    const table = await layTable(tools, round, 200_000)
    const { contender, subscriptionId, day, dishes } = table
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => ({
        method: 'POST' as const,
        path: '/api/subscription-meals',
        token: contender.token,
        body: {
          subscriptionId,
          date: day,
          mealTime: 'lunch',
          mealItemId: dishes[index % 2],
          quantity: 1,
        },
      })),
      findViolations: async (answers) => {
        const counts = tally(answers)
        const lines = await chosenOn(db, table)
        return [
          ...exactly(
            'portions',
            1,
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
          ),
          ...exactly('accepted', 1, counts['201']),
          ...unexpected(counts, ['201', '409 extra_to_confirm', '422 extras_need_card']),
        ]
      },
    }
  },
}

/**
 * Keeps a day's row until its cut-off has passed; anyone who wants to change it waits that long.
 */
function lockUntil(db: Database, { deliveryId }: Table, instant: Date): Promise<void> {
  return new Promise((isLocked, fail) => {
    inTransaction(db, async (tx) => {
      await tx
        .selectFrom('delivery_days')
        .select('id')
        .where('id', '=', deliveryId)
        .forUpdate()
        .execute()
      isLocked()
      await setTimeout(instant.getTime() + HEAD_START_MS - Date.now())
    }).catch(fail)
  })
}

export const nothingAfterCutoff: Race = {
  name: 'a change that waits past the cut-off is refused',
  prepare: async (tools, round) => {
    const { db, send } = tools
    const table = await layTable(tools, round, 300_000)
    const { contender, subscriptionId, day, dishes } = table
    const input = { subscriptionId, date: day, mealItemId: dishes[0] }
    const [first] = await send([
      { method: 'POST', path: '/api/subscription-meals', token: contender.token, body: input },
    ])
    const id = (first?.body['meal'] as { id: number } | undefined)?.id
    const locksAt = new Date(Date.now() + HEAD_START_MS)
    await setCutoff(db, table, locksAt)
    await lockUntil(db, table, locksAt)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => ({
        method: 'PATCH' as const,
        path: `/api/subscription-meals/${id}`,
        token: contender.token,
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

import type { Database } from '#server/database/database.ts'
import { openKitchen } from '../kitchens.ts'
import { exactly, unexpected, type Race, type RaceTools } from '../race.ts'
import { tally, type RaceRequest } from '../requests.ts'
import { copyMenu, ROOMY, seat, type Table } from '../tables.ts'

const KITCHEN_NUMBER = 70_000

interface Stage {
  kitchen: number
  /** All eat from one kitchen on the same days. */
  tables: Table[]
}

let staged: Promise<Stage> | undefined
const stageOf = (tools: RaceTools): Promise<Stage> => (staged ??= setStage(tools))

async function setStage({ db, contenders }: RaceTools): Promise<Stage> {
  const kitchen = await openKitchen(db, KITCHEN_NUMBER, ROOMY)
  await copyMenu(db, kitchen)
  const tables: Table[] = []
  for (const contender of contenders) tables.push(await seat(db, contender, kitchen))
  return { kitchen, tables }
}

/** Nothing is chosen, but by someone who has skipped the day: their portion is still counted. */
async function clear(db: Database, { tables }: Stage, dish: number, ghost: Table): Promise<void> {
  const ids = tables.map(({ subscriptionId }) => subscriptionId)
  await db.deleteFrom('subscription_meals').where('subscription_id', 'in', ids).execute()
  await db.deleteFrom('menu_item_days').where('menu_item_id', '=', dish).execute()
  const setStatus = (days: number[], status: 'planned' | 'skipped') =>
    db.updateTable('delivery_days').set({ status }).where('id', 'in', days).execute()
  await setStatus(
    tables.map(({ deliveryId }) => deliveryId),
    'planned',
  )
  await setStatus([ghost.deliveryId], 'skipped')
  await choose(db, [ghost], dish)
  await db
    .insertInto('menu_item_days')
    .values({ menu_item_id: dish, day: ghost.day, chosen: 1 })
    .execute()
}

const choose = (db: Database, tables: readonly Table[], dish: number) =>
  db
    .insertInto('subscription_meals')
    .values(
      tables.map(({ subscriptionId, day }) => ({
        subscription_id: subscriptionId,
        day,
        meal_time: 'lunch',
        menu_item_id: dish,
        quantity: 1,
        created_at: new Date(),
      })),
    )
    .returning(['id', 'subscription_id as subscriptionId'])
    .execute()

const choiceOf = ({ contender, subscriptionId, day }: Table, mealItemId: number): RaceRequest => ({
  method: 'POST',
  path: '/api/subscription-meals',
  token: contender.token,
  body: { subscriptionId, date: day, mealTime: 'lunch', mealItemId, quantity: 1 },
})

/** Every second diner chooses the dish, every other one takes it instead of what they have chosen. */
export const lastPortion: Race = {
  name: 'the last portions of a dish are sold once',
  slowness: 4,
  prepare: async (tools, round) => {
    const { db } = tools
    const stage = await stageOf(tools)
    const [limited = 0, other = 0] = stage.tables[0]?.dishes ?? []
    const limit = 1 + (round % 3)
    const ghost = stage.tables[round % stage.tables.length] as Table
    const diners = stage.tables.filter((table) => table !== ghost)
    await db
      .updateTable('menu_items')
      .set({ daily_limit: limit })
      .where('id', '=', limited)
      .execute()
    await clear(db, stage, limited, ghost)
    const swapping = diners.filter((_, index) => index % 2 === 1)
    const lines = await choose(db, swapping, other)
    const lineOf = ({ subscriptionId }: Table) =>
      lines.find((line) => line.subscriptionId === subscriptionId)?.id
    return {
      requests: diners.map((table) =>
        swapping.includes(table)
          ? {
              method: 'PATCH' as const,
              path: `/api/subscription-meals/${lineOf(table)}`,
              token: table.contender.token,
              body: { mealItemId: limited },
            }
          : choiceOf(table, limited),
      ),
      findViolations: async (answers) => {
        const counts = tally(answers)
        const sold = await db
          .selectFrom('subscription_meals as m')
          .innerJoin('delivery_days as d', (join) =>
            join.onRef('d.subscription_id', '=', 'm.subscription_id').onRef('d.day', '=', 'm.day'),
          )
          .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('m.quantity'), eb.lit(0)).as('portions'))
          .where('m.menu_item_id', '=', limited)
          .where('d.status', '=', 'planned')
          .executeTakeFirstOrThrow()
        const counted = await db
          .selectFrom('menu_item_days')
          .select('chosen')
          .where('menu_item_id', '=', limited)
          .executeTakeFirst()
        return [
          ...exactly('portions sold', limit, sold.portions),
          ...exactly('portions counted', limit, counted?.chosen),
          ...exactly('accepted', limit, (counts['200'] ?? 0) + (counts['201'] ?? 0)),
          ...unexpected(counts, ['200', '201', '409 dish_sold_out']),
        ]
      },
    }
  },
}

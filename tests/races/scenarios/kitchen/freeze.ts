import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import type { Day } from '#shared/dates.ts'
import { exactly, PARALLEL, unexpected, type Race, type RaceTools, type Round } from '../../race.ts'
import { tally, type RaceRequest, type RaceResult } from '../../requests.ts'
import { DINERS, layDay, stageOf, type LaidDay, type Stage, type Table } from './freeze-stage.ts'

const LOOK_AGAIN_MS = 10
const PATIENCE_MS = 60_000

/** How long the changes of the last round took: the cut-off is to fall among them. */
let roundMs = 1000

const noteOf = (round: number, index: number): string => `note ${round}-${index}`

/** Three at once at each table: another dish, a note, and a skip, a removal or one more portion. */
function changesOf(stage: Stage, laid: LaidDay, round: number): RaceRequest[] {
  return Array.from({ length: PARALLEL }, (_, index) => {
    const place = index % DINERS
    const { contender, subscriptionId } = stage.tables[place] as Table
    const [lunch, dinner] = laid.meals[place] as [number, number]
    const { token } = contender
    const turn = Math.floor(index / DINERS)
    if (turn === 0) {
      const mealItemId = stage.menu[2 + ((round + place) % 3)]
      return {
        method: 'PATCH',
        path: `/api/subscription-meals/${lunch}`,
        token,
        body: { mealItemId },
      }
    }
    if (turn === 1) {
      const body = { specialInstructions: noteOf(round, place) }
      return { method: 'PATCH', path: `/api/subscription-meals/${dinner}`, token, body }
    }
    if (place % 3 === 0) {
      return { method: 'POST', path: `/api/deliveries/${laid.deliveries[place]}/skip`, token }
    }
    if (place % 3 === 1) {
      return { method: 'DELETE', path: `/api/subscription-meals/${lunch}`, token }
    }
    const body = { subscriptionId, mealItemId: stage.menu[4], date: laid.day, mealTime: 'dinner' }
    return { method: 'POST', path: '/api/subscription-meals', token, body }
  })
}

/** The kitchen looks at its sheet again and again until it is made, now here and now there. */
async function freeze({ send }: RaceTools, { owner }: Stage, day: Day): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS
  const look = {
    method: 'GET',
    path: `/api/kitchen/days/${day}/sheet`,
    token: owner.token,
  } as const
  while (Date.now() < until) {
    const answers = await send([look, look])
    const wrong = answers.filter(({ status }) => status !== 200)
    if (wrong.length > 0) return unexpected(tally(wrong), [])
    if (answers.every(({ body }) => body['frozenAt'] !== null)) return []
    await sleep(LOOK_AGAIN_MS)
  }
  return ['the sheet was not made']
}

interface Line {
  customerId: string
  mealTime: string
  menuItemId: number
  quantity: number
  note: string
}

const asText = (lines: readonly Line[]): string[] =>
  lines
    .map((line) =>
      [line.customerId, line.mealTime, line.menuItemId, line.quantity, line.note].join(' '),
    )
    .toSorted()

const printed = async (db: Database, restaurantId: number, day: Day): Promise<string[]> =>
  asText(
    await db
      .selectFrom('kitchen_tickets as t')
      .innerJoin('kitchen_ticket_lines as l', 'l.ticket_id', 't.id')
      .select([
        't.customer_id as customerId',
        't.meal_time as mealTime',
        'l.menu_item_id as menuItemId',
        'l.quantity',
        'l.instructions as note',
      ])
      .where('t.restaurant_id', '=', restaurantId)
      .where('t.day', '=', day)
      .execute(),
  )

const chosen = async (db: Database, restaurantId: number, day: Day): Promise<string[]> =>
  asText(
    await db
      .selectFrom('delivery_days as d')
      .innerJoin('subscription_meals as m', (join) =>
        join.onRef('m.subscription_id', '=', 'd.subscription_id').onRef('m.day', '=', 'd.day'),
      )
      .select([
        'd.customer_id as customerId',
        'm.meal_time as mealTime',
        'm.menu_item_id as menuItemId',
        'm.quantity',
        'm.special_instructions as note',
      ])
      .where('d.restaurant_id', '=', restaurantId)
      .where('d.day', '=', day)
      .where('d.status', '<>', 'skipped')
      .execute(),
  )

/**
 * What the customer was answered is saved, and neither skipped nor taken off again, is on the
 * sheet.
 */
function lostNotes(stage: Stage, round: number, answers: RaceResult[], sheet: string[]): string[] {
  return stage.tables.flatMap((_, place) => {
    const wasSaved = answers[DINERS + place]?.status === 200
    const wasSkipped = answers[2 * DINERS + place]?.status === 200 && place % 3 === 0
    const note = noteOf(round, place)
    if (!wasSaved || wasSkipped || sheet.some((line) => line.endsWith(note))) return []
    return [`${note} was saved and is not on the sheet`]
  })
}

/** What was decided in how many answers, to see that the race is one. */
export const outcomes: Record<string, number> = {}

async function judge(
  { db, send }: RaceTools,
  stage: Stage,
  { laid, round, answers }: { laid: LaidDay; round: number; answers: RaceResult[] },
): Promise<string[]> {
  const counts = tally(answers)
  for (const [outcome, count] of Object.entries(counts)) {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + count
  }
  const sheet = await printed(db, stage.restaurantId, laid.day)
  const meals = await chosen(db, stage.restaurantId, laid.day)
  const late = await send(changesOf(stage, laid, round))
  const after = await printed(db, stage.restaurantId, laid.day)
  const mealsAfter = await chosen(db, stage.restaurantId, laid.day)
  return [
    ...exactly('lines that differ from what is chosen', 0, differences(sheet, meals)),
    ...exactly('lines that differ from it later on', 0, differences(after, mealsAfter)),
    ...exactly('lines that changed after the print', 0, differences(sheet, after)),
    ...exactly('late changes that were taken', 0, late.filter((one) => one.status < 300).length),
    ...lostNotes(stage, round, answers, sheet),
    ...unexpected(counts, [
      '200',
      '201',
      '404 not_found',
      '409 cutoff_passed',
      '409 extra_to_confirm',
      '422 no_delivery_that_day',
    ]),
  ]
}

const differences = (one: string[], other: string[]): number =>
  one.filter((line) => !other.includes(line)).length +
  other.filter((line) => !one.includes(line)).length

export const frozenSheet: Race = {
  name: 'nothing lands on a sheet after its print',
  prepare: async (tools, round): Promise<Round> => {
    const stage = await stageOf(tools)
    const laid = await layDay(tools.db, stage, round)
    const inMs = (roundMs * ((round * 37) % 100)) / 100
    await tools.db
      .updateTable('delivery_days')
      .set({ locks_at: new Date(Date.now() + inMs) })
      .where('id', 'in', laid.deliveries)
      .execute()
    const freezing = freeze(tools, stage, laid.day)
    const since = performance.now()
    return {
      requests: changesOf(stage, laid, round),
      findViolations: async (answers) => {
        roundMs = performance.now() - since
        const stuck = await freezing
        return stuck.length > 0 ? stuck : judge(tools, stage, { laid, round, answers })
      },
    }
  },
}

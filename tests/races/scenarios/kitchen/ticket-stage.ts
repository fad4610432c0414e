import { randomUUID } from 'node:crypto'
import { freezeKitchenDay } from '#features/production/server/public.ts'
import type { Database } from '#server/database/database.ts'
import { addDays, dayOf, weekdayOf, type Day } from '#shared/dates.ts'
import { type Contender, settleContender } from '../../people.ts'
import type { RaceTools } from '../../race.ts'
import type { RaceRequest, RaceResult } from '../../requests.ts'
import { layTable } from '../../tables.ts'

export interface TicketStage {
  owner: Contender
  day: Day
  deliveryId: number
  cycleId: number
  /** The lunch of a day that has a dinner too. */
  ticketId: number
  code: string
}

let owning: Promise<Contender> | undefined
const ownerOf = (db: Database): Promise<Contender> =>
  (owning ??= settleContender(db, '+971569999998', 'restaurant'))

/** Five days a week, today among them. */
const weekdaysAround = (today: Day): number[] =>
  [0, 1, 2, 3, 4].map((ahead) => weekdayOf(addDays(today, ahead))).toSorted((a, b) => a - b)

/** A kitchen whose sheet of today is made: two drops at one door. */
export async function layTickets(tools: RaceTools, round: number, series: number) {
  const { db } = tools
  const owner = await ownerOf(db)
  const today = dayOf(new Date())
  const { kitchen, subscriptionId } = await layTable(tools, round, series, {
    startDate: today,
    weekdays: weekdaysAround(today),
  })
  await db
    .updateTable('restaurants')
    .set({ owner_id: null })
    .where('owner_id', '=', owner.id)
    .execute()
  await db
    .updateTable('restaurants')
    .set({ owner_id: owner.id, cutoff_time: '00:00', cutoff_days: 1 })
    .where('id', '=', kitchen)
    .execute()
  const { id: deliveryId, cycleId } = await db
    .updateTable('delivery_days')
    .set({ status: 'locked' })
    .where('subscription_id', '=', subscriptionId)
    .where('day', '=', today)
    .returning(['id', 'cycle_id as cycleId'])
    .executeTakeFirstOrThrow()
  await chooseBoth(db, { subscriptionId, kitchen, today })
  await freezeKitchenDay(db, { restaurantId: kitchen, day: today }, new Date())
  const ticket = await db
    .selectFrom('kitchen_tickets')
    .select(['id', 'handover_code as code'])
    .where('delivery_day_id', '=', deliveryId)
    .where('meal_time', '=', 'lunch')
    .executeTakeFirstOrThrow()
  return { owner, day: today, deliveryId, cycleId, ticketId: ticket.id, code: ticket.code }
}

async function chooseBoth(
  db: Database,
  { subscriptionId, kitchen, today }: { subscriptionId: number; kitchen: number; today: Day },
): Promise<void> {
  const { id } = await db
    .selectFrom('menu_items')
    .select('id')
    .where('restaurant_id', '=', kitchen)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('subscription_meals')
    .values(
      ['lunch', 'dinner'].map((mealTime) => ({
        subscription_id: subscriptionId,
        day: today,
        meal_time: mealTime,
        menu_item_id: id,
        quantity: 1,
        created_at: new Date(),
      })),
    )
    .execute()
}

interface Press {
  from: string
  to: string
  version: number
  reason?: string
}

export const bump = ({ owner, ticketId }: TicketStage, press: Press): RaceRequest => ({
  method: 'POST',
  path: `/api/kitchen/tickets/${ticketId}/bump`,
  token: owner.token,
  key: randomUUID(),
  body: press,
})

export const recall = (
  { owner, ticketId }: TicketStage,
  seen: { from: string; version: number },
): RaceRequest => ({
  method: 'POST',
  path: `/api/kitchen/tickets/${ticketId}/recall`,
  token: owner.token,
  key: randomUUID(),
  body: seen,
})

const STEPS = ['due', 'preparing', 'ready', 'out']

/** Takes a new ticket as many steps on; afterwards its version is one more than their number. */
export async function stepOn({ send }: RaceTools, stage: TicketStage, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    const press = { from: STEPS[step] ?? '', to: STEPS[step + 1] ?? '', version: step + 1 }
    await sendOne(send, bump(stage, press))
  }
}

/** The path of a driver's page for the ticket. */
export async function driveWith({ send }: RaceTools, stage: TicketStage): Promise<string> {
  const { owner, day, ticketId } = stage
  const driver = await sendOne(send, {
    method: 'POST',
    path: '/api/kitchen/drivers',
    token: owner.token,
    key: randomUUID(),
    body: { name: 'Rashid', phone: '+971501112233' },
  })
  const plan = await sendOne(send, {
    method: 'PUT',
    path: '/api/kitchen/runs',
    token: owner.token,
    key: randomUUID(),
    body: { day, mealTime: 'lunch', runs: [{ driverId: driver.body.id, ticketIds: [ticketId] }] },
  })
  const token = /\/run\/([\w-]{32})/.exec(JSON.stringify(plan.body))?.[1]
  return `/api/runs/${token ?? ''}/stops/${ticketId}`
}

async function sendOne(send: RaceTools['send'], request: RaceRequest): Promise<RaceResult> {
  const [answer] = await send([request])
  if (!answer || answer.status >= 300) {
    throw new Error(`${request.path}: ${answer?.status} ${JSON.stringify(answer?.body)}`)
  }
  return answer
}

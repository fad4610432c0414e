import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { verifyOtp } from '../../../src/features/auth/contract.ts'
import type { Output } from '../../../src/shared/wire/endpoint.ts'
import { inTransaction, type Database } from '../../../src/server/database/database.ts'
import { seedDemoPeople } from '../../../seeds/demo-people.ts'
import { seedCatalogue } from '../../../seeds/run.ts'
import { useTestApp, type TestBrowser } from '../app.ts'
import { liveUntil, newCustomer, type Customer } from './orders.ts'
import * as contract from '../../../src/features/kitchen-board/contract.ts'
import type { KitchenReason, TicketStatus } from '../../../src/features/kitchen-board/rules.ts'

export type Ticket = Output<typeof contract.bumpTicket>

/** A Wednesday; the kitchen looks at it at ten o'clock. */
export const DAY = '2026-11-25'
const MORNING = new Date('2026-11-25T06:00:00Z')

/** A paid full-day plan whose first day is cooked now: lunch and dinner, one dish each, both new. */
export function useKitchenDay() {
  const app = useTestApp(async ({ db }) => {
    await seedCatalogue(db)
    await inTransaction(db, (tx) => seedDemoPeople(tx, new Date('2026-11-21T08:00:00Z')))
  })
  const people = {
    kitchen: undefined as unknown as TestBrowser,
    customer: undefined as unknown as Customer,
    subscriptionId: 0,
  }
  const test = {
    app,
    get kitchen() {
      return people.kitchen
    },
    get customer() {
      return people.customer
    },
    get subscriptionId() {
      return people.subscriptionId
    },
    get db(): Database {
      return app.app.db
    },
    /** Minutes after ten. */
    goTo: (minutes: number): void =>
      app.clock.moveTo(new Date(MORNING.getTime() + minutes * 60_000)),
    ...stepsOf(() => people.kitchen),
    dayStatus: async (): Promise<string> => {
      const { status } = await app.app.db
        .selectFrom('delivery_days')
        .select('status')
        .where('day', '=', DAY)
        .executeTakeFirstOrThrow()
      return status
    },
    /** What the customer was sent of the drops, oldest first. */
    texts: () => listStopTexts(app, people.customer.phone),
  }
  beforeAll(async () => {
    people.customer = await newCustomer(app)
    const order = { cardSetupId: await people.customer.saveCard() }
    people.subscriptionId = (await people.customer.order(order)).id
    await chooseDishes(app.app.db, people.subscriptionId)
    await liveUntil(app, '2026-11-24T21:00:00Z')
    app.clock.moveTo(MORNING)
    people.kitchen = app.browser()
    await people.kitchen.call(verifyOtp, { phone: '+971500000002', otp: '246810' })
  })
  beforeEach(async () => {
    app.clock.moveTo(MORNING)
    await test.board()
    await startAgain(test.db)
  })
  return test
}

/** What the kitchen's people press. */
function stepsOf(kitchen: () => TestBrowser) {
  const steps = {
    board: (): Promise<Output<typeof contract.getBoard>> =>
      kitchen().call(contract.getBoard, { day: DAY }),
    ticketOf: async (mealTime: string): Promise<Ticket> => {
      const found = (await steps.board()).tickets.find((ticket) => ticket.mealTime === mealTime)
      if (!found) throw new Error(`No ticket for ${mealTime}`)
      return found
    },
    bump: (ticket: Ticket, to: TicketStatus, reason?: KitchenReason): Promise<Ticket> =>
      kitchen().call(contract.bumpTicket, {
        id: ticket.id,
        from: ticket.status,
        to,
        version: ticket.version,
        ...(reason && { reason }),
      }),
    bumpTo: async (ticket: Ticket, ...way: TicketStatus[]): Promise<Ticket> => {
      let newest = ticket
      for (const to of way) newest = await steps.bump(newest, to)
      return newest
    },
    recall: ({ id, status, version }: Ticket) =>
      kitchen().call(contract.recallTicket, { id, from: status, version }),
  }
  return steps
}

async function chooseDishes(db: Database, subscriptionId: number): Promise<void> {
  const items = await db
    .selectFrom('menu_items')
    .select('id')
    .where('restaurant_id', '=', 1)
    .orderBy('id')
    .limit(2)
    .execute()
  for (const [index, mealTime] of ['lunch', 'dinner'].entries()) {
    await db
      .insertInto('subscription_meals')
      .values({
        subscription_id: subscriptionId,
        day: DAY,
        meal_time: mealTime,
        menu_item_id: items[index]?.id ?? 0,
        quantity: 1,
        created_at: MORNING,
      })
      .execute()
  }
}

const isOfStops = sql<boolean>`template ~ '^(drop|day-missed)-'`

async function startAgain(db: Database): Promise<void> {
  await db.deleteFrom('messages').where(isOfStops).execute()
  await db.deleteFrom('drop_refunds').where('settled_at', 'is', null).execute()
  await db.deleteFrom('delivery_watch').execute()
  await db.deleteFrom('delivery_days').where('replaces_id', 'is not', null).execute()
  await db.deleteFrom('kitchen_ticket_steps').execute()
  await db
    .updateTable('kitchen_tickets')
    .set({ status: 'due', failure_reason: null, version: 1, knocked_at: null, run_id: null })
    .execute()
  await db
    .updateTable('delivery_days')
    .set({ status: 'locked', failure_reason: null, made_good: null })
    .where('day', '=', DAY)
    .execute()
}

async function listStopTexts(
  app: ReturnType<typeof useTestApp>,
  phone: string,
): Promise<{ template: string; text: string }[]> {
  await app.drain()
  const rows = await app.app.db
    .selectFrom('messages')
    .select(['template', 'text'])
    .where('recipient', '=', phone)
    .where(isOfStops)
    .orderBy('id')
    .execute()
  return rows.map(({ template, text }) => ({ template, text: text ?? '' }))
}

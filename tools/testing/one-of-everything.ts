import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { acceptQuote } from '../../src/features/chef-events/quotes-contract.ts'
import { bumpTicket, getBoard } from '../../src/features/kitchen-board/contract.ts'
import type { TicketStatus } from '../../src/features/kitchen-board/rules.ts'
import { createChefEvent } from '../../src/features/chef-events/contract.ts'
import { sendQuote } from '../../src/features/chef-events/chef-contract.ts'
import { queueMessage } from '../../src/features/messages/server/public.ts'
import { createCustomQuote } from '../../src/features/quotes/contract.ts'
import { suspendUser } from '../../src/features/users-admin/contract.ts'
import { inTransaction } from '../../src/server/database/database.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import type { Output } from '../../src/shared/wire/endpoint.ts'
import { seedDemoPeople } from '../../seeds/demo-people.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { templateOf } from './templates.ts'
import { TEST_NOW, useTestApp, type TestApp, type TestBrowser } from './app.ts'
import { applied } from './situations/applicants.ts'
import { openChef } from './situations/chefs.ts'
import { dinner } from './situations/chef-events.ts'
import { liveUntil, newCustomer, signInAdmin, type Customer } from './situations/orders.ts'
import { signIn } from './situations/kitchens.ts'
import { getOverview } from '../../src/features/admin/contract.ts'

const DECLINED = '4000000000000341'
export const TODAY = '2026-11-25'
/** Ten o'clock and four in Dubai; lunch is brought before three. */
export const MORNING = new Date('2026-11-25T06:00:00Z')
export const AFTERNOON = new Date('2026-11-25T12:00:00Z')

const people: Customer[] = []
const orders: number[] = []
const stage = {} as { test: TestApp; kitchen: TestBrowser }

/** A product in which something of every kind has happened once, and its overview. */
export function useOneOfEverything() {
  const test = useTestApp(async ({ db }) => {
    await seedCatalogue(db)
    await inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW)))
  })
  const seen = {} as { overview: Output<typeof getOverview> }
  beforeAll(async () => {
    seen.overview = await live(test)
  }, 240_000)
  return {
    /** AED of the payments of these plans, by their place. */
    feesOf: (...places: number[]) => feesOf(places),
    get overview() {
      return seen.overview
    },
  }
}

async function live(test: TestApp): Promise<Output<typeof getOverview>> {
  stage.test = test
  for (const happen of [order, cook, addPast, askChefs, askTheHouse, breakDown]) await happen()
  const admin = await signInAdmin(test)
  return admin.call(getOverview)
}

/** Four plans of two meals a day that are paid, and one whose card is declined. */
async function order(): Promise<void> {
  for (const card of [undefined, undefined, undefined, undefined, DECLINED]) {
    const customer = await newCustomer(stage.test)
    const cardSetupId = await customer.saveCard(card)
    orders.push((await customer.order({ cardSetupId })).id)
    people.push(customer)
  }
  await liveUntil(stage.test, '2026-11-24T21:00:00Z')
}

/** What the kitchen does with a drop of a customer, by their place. */
async function cookFor(place: number, mealTime: string, ...way: TicketStatus[]): Promise<void> {
  const { id } = await stage.test.app.db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
    .select('t.id')
    .where('d.subscription_id', '=', orders[place] ?? 0)
    .where('t.meal_time', '=', mealTime)
    .executeTakeFirstOrThrow()
  let ticket = (await stage.kitchen.call(getBoard, { day: TODAY })).tickets.find(
    (one) => one.id === id,
  )
  for (const to of way) {
    if (!ticket) throw new Error(`No ticket ${id}`)
    const { status: from, version } = ticket
    const reason = to === 'failed' ? { reason: 'damaged' as const } : {}
    ticket = await stage.kitchen.call(bumpTicket, { id, from, to, version, ...reason })
  }
}

/** Lunch in time, late, still cooking or not begun after its window, and lost; dinner at every stage. */
async function cook(): Promise<void> {
  stage.test.clock.moveTo(MORNING)
  stage.kitchen = await signIn(stage.test)
  // The first look at a day freezes it.
  await stage.kitchen.call(getBoard, { day: TODAY })
  await cookFor(0, 'lunch', 'preparing', 'ready', 'out', 'delivered')
  await cookFor(1, 'lunch', 'preparing')
  await cookFor(3, 'lunch', 'preparing', 'failed')
  stage.test.clock.moveTo(AFTERNOON)
  stage.kitchen = await signIn(stage.test)
  await cookFor(2, 'lunch', 'preparing', 'ready', 'out', 'delivered')
  await cookFor(1, 'dinner', 'preparing', 'ready')
  await cookFor(2, 'dinner', 'preparing', 'ready', 'out')
  await stage.test.drain()
}

/** Days of the first plan that were before, on both sides of the chart's first day. */
async function addPast(): Promise<void> {
  const { db } = stage.test.app
  const [id = 0, , ended = 0] = orders
  const past = [
    ['2026-11-11', 'delivered', [['lunch', 9]]],
    ['2026-11-12', 'delivered', [['lunch', 4]]],
    ['2026-11-20', 'failed', [['dinner', 5]]],
    ['2026-11-23', 'skipped', [['lunch', 7]]],
    [
      '2026-11-24',
      'delivered',
      [
        ['breakfast', 1],
        ['lunch', 2],
        ['dinner', 3],
      ],
    ],
  ] as const
  for (const [day, status, meals] of past) {
    await sql`
      insert into delivery_days (subscription_id, cycle_id, customer_id, day, status, locks_at,
             restaurant_id, address_id, meals, failure_reason, changed_at)
      select subscription_id, cycle_id, customer_id, ${day}, ${status}, ${day}::date - 2,
             restaurant_id, address_id, 2, ${status === 'failed' ? 'damaged' : null}, now()
        from delivery_days where subscription_id = ${id} and day = ${TODAY}`.execute(db)
    for (const [mealTime, quantity] of meals) {
      await sql`
        insert into subscription_meals (subscription_id, day, meal_time, menu_item_id, quantity, created_at)
        select ${id}, ${day}, ${mealTime}, min(id), ${quantity}, now()
          from menu_items where restaurant_id = 1`.execute(db)
    }
  }
  // One began a week ago to the day, and one ended on that day.
  await db
    .updateTable('subscriptions')
    .set({ start_date: '2026-11-18' })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('subscriptions')
    .set({ start_date: '2026-10-20', end_date: '2026-11-18', status: 'ended' })
    .where('id', '=', ended)
    .execute()
  // The last instant of October in Dubai.
  await db
    .updateTable('payments')
    .set({ captured_at: new Date('2026-10-31T19:59:59.999Z') })
    .where('subscription_id', '=', ended)
    .execute()
}

/** One event is booked with its deposit, one waits for quotes; the booked one is complained of. */
async function askChefs(): Promise<void> {
  const [host, other] = people
  if (!host || !other) throw new Error('Nobody asks')
  const chef = await openChef(stage.test, '+971509400001')
  const { id } = await host.call(createChefEvent, { ...dinner, guestCount: 10 })
  const { quote } = await chef.browser.call(sendQuote, {
    id,
    perGuest: 200,
    courses: [{ course: 'main', title: 'Harees' }],
    inclusions: ['groceries'],
  })
  const cardSetupId = await host.saveCard()
  await host.call(acceptQuote, { id, quoteId: quote?.id ?? 0, cardSetupId })
  for (const name of ['sweep-charges', 'deliver-simulated-events']) {
    await enqueue(stage.test.app.db, name, {})
    await stage.test.drain()
  }
  await other.call(createChefEvent, { ...dinner, guestCount: 12 })
  const booking = await stage.test.app.db
    .selectFrom('chef_bookings')
    .select('id')
    .executeTakeFirstOrThrow()
  await stage.test.app.db
    .insertInto('chef_complaints')
    .values({ booking_id: booking.id, text: 'Two dishes were missing.', made_at: MORNING })
    .execute()
}

async function askTheHouse(): Promise<void> {
  await stage.test.browser().call(createCustomQuote, {
    name: 'Mariam Haddad',
    phone: '050 555 0143',
    email: 'mariam@example.com',
    peopleCount: 24,
    requirements: 'Lunch for an office of 24, five of them vegetarian, no nuts.',
  })
  await applied(stage.test, 1, 'business')
  const admin = await signInAdmin(stage.test)
  const { number } = await stage.test.app.db
    .selectFrom('users')
    .select('number')
    .where('phone', '=', people[3]?.phone ?? '')
    .executeTakeFirstOrThrow()
  await admin.call(suspendUser, { id: number, reason: 'Asked for it by phone' })
  await choose('2026-11-27')
}

/** The second customer chooses a dish of a day that locks today. */
const choose = async (day: string) => {
  const { rows } = await sql`
    insert into subscription_meals (subscription_id, day, meal_time, menu_item_id, quantity, created_at)
    select ${orders[1]}, ${day}, 'lunch', min(id), 1, now()
      from menu_items where restaurant_id = 1 returning day`.execute(stage.test.app.db)
  return rows
}

/** What runs the product: a payment to look at, a message that waits, a job that gave up, the seals. */
async function breakDown(): Promise<void> {
  const { db } = stage.test.app
  await enqueue(db, 'seal-audit', {})
  await stage.test.drain()
  await sql`insert into payment_reviews (payment_id, reason, provider_ref, opened_at)
            select id, 'captured_twice', 'ch_second', ${AFTERNOON} from payments
             where subscription_id = ${orders[1]} order by id limit 1`.execute(db)
  const notify = (name: string) =>
    inTransaction(db, (tx) =>
      queueMessage(tx, {
        to: '+971500000001',
        template: templateOf(name),
        parameters: { phone: '+971 4 555 0182' },
        language: 'en',
        dedupeKey: name,
        now: AFTERNOON,
      }),
    )
  await notify('second-factor-reset')
  await notify('second-factor-enrolled')
  await enqueue(db, 'forget-message-texts', {})
  await sql`update pgboss.job set state = 'failed', completed_on = ${AFTERNOON}
             where name = 'forget-message-texts' and state = 'created'`.execute(db)
  await enqueue(db, 'drop-expired-keys', {})
}

async function feesOf(places: number[]): Promise<number> {
  const rows = await stage.test.app.db
    .selectFrom('payments')
    .select('amount_fils')
    .where(
      'subscription_id',
      'in',
      places.map((place) => orders[place] ?? 0),
    )
    .execute()
  if (rows.length !== places.length) throw new Error(`${rows.length} payments`)
  return rows.reduce((sum, { amount_fils: fils }) => sum + fils, 0) / 100
}

import { beforeEach } from 'vitest'
import { seedCatalogue } from '../../../seeds/run.ts'
import { sendQuote } from '../../../src/features/chef-events/chef-contract.ts'
import { createChefEvent } from '../../../src/features/chef-events/contract.ts'
import { acceptQuote, getChefEvent } from '../../../src/features/chef-events/quotes-contract.ts'
import { enqueue } from '../../../src/server/jobs/jobs.ts'
import type { CallInput } from '../../../src/shared/wire/endpoint.ts'
import { TEST_NOW, useTestApp, type TestApp } from '../app.ts'
import { openChef, signInAs, type SignedIn, type TestChef } from './chefs.ts'
import { GOOD_CARD, saveCard } from './orders.ts'

export const EVENT_DAY = '2026-12-05'
/** 19:00 in Dubai. */
export const EVENT_START = new Date('2026-12-05T15:00:00Z')
export const ALWAYS_DECLINED = '4000000000000341'

export const dinner: CallInput<typeof createChefEvent> = {
  eventType: 'dinner-party',
  guestCount: 10,
  eventDate: EVENT_DAY,
  cuisinePreference: 'emirati',
  eventLocation: 'Villa 18, Street 6b, Al Barsha 2',
  city: 'Dubai',
  specialRequirements: null,
}

export const CUSTOMER = '+971509300001'
export const CHEFS = ['+971509400001', '+971509400002', '+971509400003'] as const

/** One after the other, so that their numbers grow. */
async function openChefs(test: TestApp): Promise<TestChef[]> {
  const chefs: TestChef[] = []
  for (const phone of CHEFS) chefs.push(await openChef(test, phone))
  return chefs
}

/** Three chefs of Dubai, a customer with a card, and whatever they do with each other. */
export function useChefEvents() {
  const test = useTestApp(({ db }) => seedCatalogue(db))
  const world = { test } as World
  beforeEach(async () => {
    const { db } = test.app
    test.clock.moveTo(TEST_NOW)
    await clear(test)
    world.customer ??= await signInAs(test, { phone: CUSTOMER, name: 'Mariam Al Hashimi' })
    world.other ??= await signInAs(test, { phone: '+971509300002', name: 'Omar Saleh' })
    world.chefs ??= await openChefs(test)
    world.admin ??= (await signInAs(test, { phone: '+971509300003', role: 'admin' })).browser
    // No one's session ends for want of use while the clock jumps.
    await db.updateTable('sessions').set({ last_seen_at: LATE }).execute()
  })
  world.ask = async (changes = {}, who = world.customer) =>
    (await who.browser.call(createChefEvent, { ...dinner, ...changes })).id
  world.quote = async (chef, id, perGuest = 200) => {
    const answer = await chef.browser.call(sendQuote, {
      id,
      perGuest,
      courses: [{ course: 'main', title: 'Harees' }],
      inclusions: ['groceries', 'cleaning'],
    })
    return answer.quote?.id ?? 0
  }
  world.card = (who = world.customer, number = GOOD_CARD) => saveCard(test, who.browser, number)
  world.accept = async (id, quoteId, who = world.customer, number = GOOD_CARD) => {
    const cardSetupId = await world.card(who, number)
    return who.browser.call(acceptQuote, { id, quoteId, cardSetupId })
  }
  world.book = async (chef, changes = {}) => {
    const id = await world.ask(changes)
    await world.accept(id, await world.quote(chef, id))
    await world.live()
    return id
  }
  world.detail = (id, who = world.customer) => who.browser.call(getChefEvent, { id })
  world.live = (instant) => live(test, instant)
  world.accounts = () => sumAccounts(test)
  return world
}

export interface World {
  test: TestApp
  customer: SignedIn
  other: SignedIn
  admin: SignedIn['browser']
  chefs: TestChef[]
  ask: (changes?: Partial<typeof dinner>, who?: SignedIn) => Promise<number>
  /** A quote of AED 200 a guest, AED 2,000 for ten. */
  quote: (chef: TestChef, eventId: number, perGuest?: number) => Promise<number>
  card: (who?: SignedIn, number?: string) => Promise<number>
  accept: (
    id: number,
    quoteId: number,
    who?: SignedIn,
    number?: string,
  ) => Promise<Awaited<ReturnType<World['detail']>>>
  /** An event that this chef is booked for, with its deposit paid. */
  book: (chef: TestChef, changes?: Partial<typeof dinner>) => Promise<number>
  detail: (id: number, who?: SignedIn) => ReturnType<typeof callDetail>
  /** Moves the clock and runs the jobs that would have run by then. */
  live: (instant?: Date) => Promise<void>
  /** Fils on every account; debits positive. */
  accounts: () => Promise<Record<string, number>>
}

const callDetail = (browser: SignedIn['browser'], id: number) => browser.call(getChefEvent, { id })

const LATE = new Date('2027-12-01T00:00:00Z')

const TABLES = [
  'chef_complaints',
  'chef_reviews',
  'chef_payouts',
  'chef_booking_steps',
  'chef_bookings',
  'chef_quotes',
  'chef_events',
  'chef_blocked_days',
  'messages',
  'rate_limits',
] as const

async function clear({ app: { db } }: World['test']): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'expired', closed_at: TEST_NOW })
    .where('state', 'in', ['ready', 'requires_action'])
    .execute()
  for (const table of TABLES) await db.deleteFrom(table).execute()
}

async function live(test: World['test'], instant = test.clock.now()): Promise<void> {
  const { db } = test.app
  test.clock.moveTo(instant)
  for (const name of ['keep-chef-events', 'sweep-charges', 'deliver-simulated-events']) {
    await enqueue(db, name, {})
    await test.drain()
  }
}

async function sumAccounts({ app: { db } }: World['test']): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(({ fn }) => ['a.code', fn.sum<number>('e.amount_fils').as('fils')])
    .groupBy('a.code')
    .execute()
  return Object.fromEntries(rows.map(({ code, fils }) => [code, fils]))
}

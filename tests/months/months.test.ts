import { describe, expect, test as it } from 'vitest'
import { sql } from 'kysely'
import { skipDelivery, getDeliveryWeek } from '../../src/features/deliveries/contract.ts'
import { deliveryDaysFrom, weekdaysOf } from '../../src/features/deliveries/rules.ts'
import { listUnbalancedCycles } from '../../src/features/deliveries/server/store.ts'
import { pauseSubscription } from '../../src/features/subscriptions/pause-contract.ts'
import { readAtLength } from '../../src/server/database/database.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import { CallError } from '../../src/shared/wire/call.ts'
import { addDays, daysBetween, instantAt, type Day } from '../../src/shared/dates.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { useTestApp } from '../../tools/testing/app.ts'
import { newCustomer, type Customer } from '../../tools/testing/situations/orders.ts'
import { wrongPlaces } from '../../tools/testing/running.ts'
import { listBrokenProperties } from '../year/properties/all.ts'

const COUNT = Number(process.env['MONTHS_SUBSCRIPTIONS'] ?? 4)
const MONTHS = Number(process.env['MONTHS'] ?? 3)
const START: Day = '2026-11-25'
const LAST = addDays(START, Math.round(MONTHS * 30.4))
/** Kitchen 1's month times the plan's multiplier, and its delivery fee. */
const PRICE_FILS = 227_900 + 1_000
const DAYS_A_CYCLE = 20
/** Side by side, as many as a worker takes. */
const JOBS_AT_ONCE = 5

const test = useTestApp(({ db }) => seedCatalogue(db))

type Habit = 'keeps' | 'skips' | 'pauses'
interface Diner {
  customer: Customer
  subscriptionId: number
  habit: Habit
}

/** The same choices in every run. */
function* numbers(): Generator<number, never> {
  let state = 20_261_121
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}
const random = numbers()
const chance = (share: number): boolean => random.next().value < share

const habitOf = (index: number): Habit =>
  index % 10 < 6 && index % 4 !== 1 ? 'keeps' : index % 10 === 9 ? 'pauses' : 'skips'

async function subscribe(index: number): Promise<Diner> {
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  const { id } = await customer.order({
    startDate: START,
    cardSetupId,
    paymentMethod: 'credit_card',
  })
  return { customer, subscriptionId: id, habit: habitOf(index) }
}

/** Charges come at nine; by evening the day was delivered, the cut-off has passed, all jobs have run. */
async function liveDay(day: Day): Promise<void> {
  const { db } = test.app
  test.clock.moveTo(instantAt(day, '09:00'))
  await chargeDue()
  test.clock.moveTo(instantAt(day, '19:00'))
  await db
    .updateTable('sessions')
    .set({ last_seen_at: test.clock.now(), expires_at: instantAt(addDays(day, 30)) })
    .execute()
  await db
    .updateTable('delivery_days')
    .set({ status: 'delivered', changed_at: test.clock.now() })
    .where('day', '=', day)
    .where('status', '=', 'locked')
    .execute()
  for (const name of [
    'lock-deliveries',
    'turn-subscriptions',
    'remind-of-payments',
    'expire-returned-meals',
  ]) {
    await enqueue(db, name, {})
  }
  await drain()
}

async function chargeDue(): Promise<void> {
  const { db } = test.app
  const due = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'ready')
    .where('next_charge_at', '<=', test.clock.now())
    .execute()
  if (due.length === 0) return
  for (const { id } of due) await enqueue(db, 'charge-payment', { paymentId: id })
  await drain()
  await enqueue(db, 'deliver-simulated-events', {})
  await drain()
}

const drain = () => test.app.queue.drain({ ...test.app.context, clock: test.clock }, JOBS_AT_ONCE)

async function perform({ customer, subscriptionId, habit }: Diner, today: Day): Promise<void> {
  if (habit === 'skips' && chance(0.03)) {
    const { days } = await customer.call(getDeliveryWeek, { from: addDays(today, 7) })
    const open = days.flatMap(({ deliveries }) => deliveries).filter(({ canChange }) => canChange)
    const day = open[Math.floor(random.next().value * open.length)]
    if (day)
      await customer.call(skipDelivery, { id: day.id }, { idempotencyKey: crypto.randomUUID() })
  }
  if (habit === 'pauses' && chance(0.01)) {
    const from = addDays(today, 4)
    await allowing(['already_paused', 'cannot_pause'], () =>
      customer.call(
        pauseSubscription,
        { id: subscriptionId, from, to: addDays(from, 6) },
        { idempotencyKey: crypto.randomUUID() },
      ),
    )
  }
}

async function allowing(codes: readonly string[], call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof CallError && codes.includes(error.code))) throw error
  }
}

const CHECKED_EVERY_DAYS = 28

/** Looks at the whole company's money, deliveries and messages since the last look. */
async function check(since: Date): Promise<Date> {
  const now = test.clock.now()
  const broken = await readAtLength(test.app.db, (tx) => listBrokenProperties(tx, { since, now }))
  expect(broken).toEqual([])
  return now
}

/** Of a customer who skips nothing: each cycle is charged two days before it starts. */
const chargedCycles = Math.floor((daysBetween(START, LAST) + 2) / 28) + 1

async function chargesOf(subscriptionId: number) {
  const { rows } = await sql<{
    cycle: number
    fils: number
    on: Day
    captured: Day
    state: string
    paused: boolean
  }>`
    select c.number as cycle, p.amount_fils as fils, c.starts_on as "on",
      (p.captured_at at time zone 'Asia/Dubai')::date as captured, p.state,
      exists (
        select from subscription_receipts r
        where r.subscription_id = c.subscription_id and r.kind = 'pause'
          and (p.captured_at at time zone 'Asia/Dubai')::date
            between (r.facts ->> 'from')::date and (r.facts ->> 'to')::date
      ) as paused
    from subscription_cycles c join payments p on p.id = c.payment_id
    where c.subscription_id = ${subscriptionId} and p.captured_at is not null
    order by c.number`.execute(test.app.db)
  return rows
}

/** Cycles that begin before all deliveries before them, and deliveries that no one paid in time. */
async function countErrors(subscriptionId: number) {
  const { rows } = await sql<{ overlapping: number; unpaid: number }>`
    select
      (select count(*) from delivery_days d
        join subscription_cycles c on c.id = d.cycle_id
        join subscription_cycles later
          on later.subscription_id = c.subscription_id and later.number > c.number
        where d.subscription_id = ${subscriptionId} and d.status <> 'skipped'
          and d.day >= later.starts_on)::integer as overlapping,
      (select count(*) from delivery_days d
        join subscription_cycles c on c.id = d.cycle_id
        left join payments p on p.id = c.payment_id
        where d.subscription_id = ${subscriptionId} and d.status in ('locked', 'delivered')
          and (p.captured_at is null or p.captured_at > d.locks_at + interval '1 hour'))::integer as unpaid
  `.execute(test.app.db)
  return rows[0]
}

async function countNotified(phone: string): Promise<Record<string, number>> {
  const rows = await test.app.db
    .selectFrom('messages')
    .select(({ fn }) => ['template', fn.countAll<number>().as('count')])
    .where('recipient', '=', phone)
    .groupBy('template')
    .execute()
  return Object.fromEntries(rows.map(({ template, count }) => [template, count]))
}

const daysOf = (subscriptionId: number) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['day', 'status'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('day')
    .execute()

describe(`${MONTHS} months of ${COUNT} subscriptions`, () => {
  it('charges and delivers exactly as the plan says', { timeout: 14_400_000 }, async () => {
    await test.app.db.updateTable('restaurants').set({ capacity_per_day: 1_000_000 }).execute()
    const diners: Diner[] = []
    for (let index = 0; index < COUNT; index += 1) diners.push(await subscribe(index))
    await drain()
    let since = test.clock.now()
    for (let day = addDays(START, -3); day <= LAST; day = addDays(day, 1)) {
      await liveDay(day)
      if (daysBetween(START, day) % CHECKED_EVERY_DAYS === 0) since = await check(since)
      if (day > START) for (const diner of diners) await perform(diner, day)
    }
    await check(since)

    expect(await readAtLength(test.app.db, listUnbalancedCycles)).toEqual([])
    expect(await wrongPlaces(test)).toEqual([])
    let captured = 0
    for (const { customer, subscriptionId, habit } of diners) {
      const charges = await chargesOf(subscriptionId)
      captured += charges.length
      expect(charges.map(({ cycle }) => cycle)).toEqual(charges.map((_, index) => index + 1))
      const least = habit === 'keeps' ? chargedCycles : 1
      expect(charges.length).toBeGreaterThanOrEqual(least)
      expect(charges.length).toBeLessThanOrEqual(chargedCycles)
      for (const charge of charges) {
        expect(charge).toMatchObject({ fils: PRICE_FILS, state: 'captured', paused: false })
        expect(charge.captured).toBe(addDays(charge.on, -2))
      }
      expect(await countErrors(subscriptionId)).toEqual({ overlapping: 0, unpaid: 0 })
      const sent = await countNotified(customer.phone)
      expect(sent['payment-captured']).toBe(charges.length)
      expect(sent['subscription-renews'] ?? 0).toBeGreaterThanOrEqual(charges.length - 1)
      const delivered = (await daysOf(subscriptionId))
        .filter(({ status }) => status === 'delivered')
        .map(({ day }) => day)
      expect(new Set(delivered).size).toBe(delivered.length)
    }
    const planned = Array.from({ length: chargedCycles }, (_, index) =>
      deliveryDaysFrom(addDays(START, 28 * index), weekdaysOf(5), DAYS_A_CYCLE),
    ).flat()
    for (const { subscriptionId } of diners.filter(({ habit }) => habit === 'keeps')) {
      const days = await daysOf(subscriptionId)
      expect(days.filter(({ day }) => day <= LAST)).toEqual(
        planned.filter((day) => day <= LAST).map((day) => ({ day, status: 'delivered' })),
      )
    }
    const { rows } = await sql<{ off: number; captured: number }>`
      select (select coalesce(sum(amount_fils), 0) from ledger_entries)::integer as off,
        (select sum(amount_fils) from payments where captured_at is not null)::bigint as captured
    `.execute(test.app.db)
    expect(rows[0]?.off).toBe(0)
    expect(Number(rows[0]?.captured)).toBe(captured * PRICE_FILS)
  })
})

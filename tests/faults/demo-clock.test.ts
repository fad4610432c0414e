import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { openApp, type RunningApp } from '../../src/main/process/open-app.ts'
import { createLog } from '../../src/server/log.ts'
import { readProductTime, standAt } from '../../src/server/product-time/store.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { TEST_SECRET, testConfig, useTestApp, type TestApp } from '../../tools/testing/app.ts'
import { newCustomer } from '../../tools/testing/situations/orders.ts'
import { startServers } from '../races/server-processes.ts'

const shared = useTestApp(({ db }) => seedCatalogue(db))
const killed = useTestApp(({ db }) => seedCatalogue(db))
const undisturbed = useTestApp(({ db }) => seedCatalogue(db))

/** An hour before the first cycle is charged, and ten before the cut-off of its first delivery. */
const START = new Date('2026-11-23T04:00:00Z')
const GOAL = new Date('2026-11-24T06:00:00Z')

/** Two customers with a card each, before anything of theirs is due. */
async function orderPlans(test: TestApp): Promise<void> {
  test.clock.moveTo(START)
  await standAt(test.app.db, START)
  for (let count = 0; count < 2; count += 1) {
    const customer = await newCustomer(test)
    await customer.order({ cardSetupId: await customer.saveCard() })
  }
}

const urlOf = (test: TestApp): string => test.app.handle.pool.options.connectionString ?? ''

/** A process of the embedded demo that can be killed. */
const startDemo = (test: TestApp) =>
  startServers(urlOf(test), 1, { SUFRA_EMBEDDED: '1', SECRET: TEST_SECRET })

/** What another process of the embedded demo would be, in this one. */
const openDemo = (test: TestApp) => openApp(testConfig(urlOf(test)), createLog('silent'))

const MOVE = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ to: GOAL.toISOString() }),
}

async function move({ app }: RunningApp): Promise<{ status: number; code?: string }> {
  const response = await app.request('/api/dev/clock', MOVE)
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, ...(code !== undefined && { code }) }
}

async function timeOf({ app }: RunningApp): Promise<number> {
  const { now } = (await (await app.request('/api/dev/clock')).json()) as { now: string }
  return Date.parse(now)
}

const isMoving = async ({ app }: TestApp): Promise<boolean> =>
  (await readProductTime(app.db)).movingTo !== undefined

const hasRow = async ({ app }: TestApp, table: string, condition: string): Promise<boolean> => {
  const { rows } =
    await sql`select from ${sql.table(table)} where ${sql.raw(condition)} limit 1`.execute(app.db)
  return rows.length > 0
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const check = async () => {
    if (!(await isSo())) throw new Error(`Not within a minute: ${what}`)
  }
  await vi.waitFor(check, { timeout: 60_000, interval: 5 })
}

/** What customers paid, got and were sent. */
async function booksOf({ app: { db } }: TestApp) {
  const { rows: charges } = await sql`
    select amount_fils, status from simulator.card_charges order by id`.execute(db)
  const { rows: messages } = await sql`
    select template, dedupe_key, sent_at is not null as sent, drop_reason
      from messages order by dedupe_key`.execute(db)
  const { rows: days } = await sql`
    select day, meals, status from delivery_days order by id`.execute(db)
  const { rows: ledger } = await sql`
    select t.key, sum(e.amount_fils) filter (where e.amount_fils > 0) as fils
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
     group by t.key order by t.key`.execute(db)
  return { charges, messages, days, ledger }
}

beforeAll(async () => {
  for (const test of [shared, killed, undisturbed]) await orderPlans(test)
  await undisturbed.advanceTo(GOAL)
})

it('POST /api/dev/clock moves every process, one that starts meanwhile too, and one move at a time', async () => {
  const [first, second] = [await openDemo(shared), await openDemo(shared)]
  const moving = move(first)
  await until('the clock is moving', () => isMoving(shared))
  const late = await openDemo(shared)
  expect(await isMoving(shared), 'a start waits for the move').toBe(true)
  expect(await move(second)).toEqual({ status: 409, code: 'clock_moving' })
  expect(await moving).toEqual({ status: 200 })
  for (const app of [first, second, late]) {
    await until('the clock has arrived', async () => (await timeOf(app)) >= GOAL.getTime())
    await app.close()
  }
})

it('a move whose process is killed in a charge and in a closing ends as one that is not disturbed', async () => {
  const first = await startDemo(killed)
  const moving = fetch(`http://127.0.0.1:${first.ports[0]}/api/dev/clock`, MOVE).catch(() => 'lost')
  await until('a charge has begun', () => hasRow(killed, 'payment_attempts', 'true'))
  await first.stop()
  expect(await moving).toBe('lost')
  const second = await startDemo(killed)
  await until('a day was closed', () => hasRow(killed, 'delivery_days', "status <> 'planned'"))
  await second.stop()
  expect(await isMoving(killed)).toBe(true)
  const third = await openDemo(killed)
  await until('the move has ended', async () => !(await isMoving(killed)))
  expect(await timeOf(third)).toBeGreaterThanOrEqual(GOAL.getTime())
  await third.close()

  const books = await booksOf(killed)
  expect(books).toEqual(await booksOf(undisturbed))
  expect(books.charges).toHaveLength(2)
}, 180_000)

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { testDatabaseUrl } from '../../tools/testing/database.ts'
import { type Contender, settleContenders } from './people.ts'
import { PARALLEL, type Race } from './race.ts'
import { sendAll } from './requests.ts'
import { deletedDefault, sameAddress } from './scenarios/addresses.ts'
import { noAllergen } from './scenarios/allergies.ts'
import { approvedOrRejected } from './scenarios/applications.ts'
import { acceptedOrGone, oneBooking, oneDay } from './scenarios/chef-events.ts'
import { closedByAll } from './scenarios/closing.ts'
import { sameCode, wrongCodes } from './scenarios/codes.ts'
import { sameDay } from './scenarios/day-changes.ts'
import { sameKey } from './scenarios/keys.ts'
import { closedOnce, nothingAfterCutoff, onlyPaidMeals } from './scenarios/meals.ts'
import { changedOrRenewed } from './scenarios/next-cycle.ts'
import { lastPortion } from './scenarios/portions.ts'
import {
  deletedWhileSubscribing,
  lastPlace,
  sameCancellation,
  sameOrder,
  sameSubscriptionKey,
} from './scenarios/subscriptions.ts'
import { deliveredOrFailed, oneStep, stepOrRecall } from './scenarios/kitchen/tickets.ts'
import { startServers, type ServerProcesses } from './server-processes.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 4)
const timeoutMs = 180_000 + rounds * 3000
const races: Race[] = [
  sameKey,
  sameCode,
  wrongCodes,
  sameAddress,
  deletedDefault,
  sameSubscriptionKey,
  sameOrder,
  deletedWhileSubscribing,
  lastPlace,
  sameCancellation,
  closedOnce,
  onlyPaidMeals,
  nothingAfterCutoff,
  lastPortion,
  sameDay,
  oneStep,
  stepOrRecall,
  deliveredOrFailed,
  closedByAll,
  noAllergen,
  changedOrRenewed,
  oneBooking,
  oneDay,
  acceptedOrGone,
  approvedOrRejected,
]

const databaseUrl = testDatabaseUrl()
/**
 * The same for the test itself, whose connections can be distinguished from those of the servers.
 */
const judgeUrl = () => `${databaseUrl()}?application_name=judge`
let handle: DatabaseHandle
let contenders: Contender[]

beforeAll(async () => {
  handle = openDatabase(judgeUrl(), createLog('silent'), { maxConnections: 4 })
  await seedCatalogue(handle.db)
  contenders = await settleContenders(handle.db, PARALLEL)
})

afterAll(() => handle.close())

async function run(race: Race, ports: number[], firstRound: number): Promise<string[]> {
  const violations: string[] = []
  const tools = { db: handle.db, contenders, send: sendAll.bind(undefined, ports) }
  const lastRound = firstRound + Math.ceil(rounds / (race.slowness ?? 1))
  for (let round = firstRound; round < lastRound; round += 1) {
    const { requests, findViolations } = await race.prepare(tools, round)
    const found = await findViolations(await sendAll(ports, requests))
    violations.push(...found.map((violation) => `round ${round}: ${violation}`))
  }
  return violations
}

const expectNoServerConnection = async () => {
  const { rows } = await sql`
    select from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and application_name <> 'judge'`.execute(handle.db)
  expect(rows).toHaveLength(0)
}

const countDeadlocks = async () => {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(handle.db)
  return rows[0]?.deadlocks
}

describe.each([
  { name: 'one server process', count: 1 },
  { name: 'two server processes', count: 2 },
])(`up to ${rounds} rounds of ${PARALLEL} parallel requests on $name`, ({ count }) => {
  let servers: ServerProcesses

  beforeAll(async () => {
    servers = await startServers(databaseUrl(), count)
  })

  afterAll(() => servers.stop())

  for (const race of races) {
    // A violation that shows once is one, so nothing is tried again.
    it(`finds that ${race.name}`, { timeout: timeoutMs, retry: 0 }, async () => {
      expect(await run(race, servers.ports, count * 1000)).toEqual([])
    })
  }

  it('finds that no transactions waited for each other', async () => {
    await servers.stop()
    // A connection reports its deadlocks at its end at the latest.
    await vi.waitFor(expectNoServerConnection, { timeout: 60_000, interval: 100 })
    expect(await countDeadlocks()).toBe(0)
  })
})

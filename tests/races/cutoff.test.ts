import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseHandle } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { testDatabaseUrl } from '../../tools/testing/database.ts'
import { type Contender, settleContenders } from './people.ts'
import { PARALLEL } from './race.ts'
import { sendAll } from './requests.ts'
import { frozenSheet, outcomes } from './scenarios/kitchen/freeze.ts'
import { startServers, type ServerProcesses } from './server-processes.ts'

const rounds = Number(process.env['CUTOFF_ROUNDS'] ?? 12)
const timeoutMs = 180_000 + rounds * 3000

const databaseUrl = testDatabaseUrl()
let handle: DatabaseHandle
let contenders: Contender[]
let servers: ServerProcesses

beforeAll(async () => {
  handle = openDatabase(databaseUrl(), createLog('silent'), { maxConnections: 4 })
  await seedCatalogue(handle.db)
  contenders = await settleContenders(handle.db, PARALLEL)
  servers = await startServers(databaseUrl(), 2)
})

afterAll(async () => {
  await servers.stop()
  await handle.close()
})

describe(`${rounds} rounds of ${PARALLEL} changes against the freeze, on two server processes`, () => {
  it(`find that ${frozenSheet.name}`, { timeout: timeoutMs, retry: 0 }, async () => {
    const violations: string[] = []
    const { ports } = servers
    const tools = { db: handle.db, contenders, send: sendAll.bind(undefined, ports) }
    for (let round = 0; round < rounds; round += 1) {
      const { requests, findViolations } = await frozenSheet.prepare(tools, round)
      const found = await findViolations(await sendAll(ports, requests))
      violations.push(...found.map((violation) => `round ${round}: ${violation}`))
    }
    expect(violations).toEqual([])
    // A race in which one side always wins would prove nothing.
    expect(outcomes['200']).toBeGreaterThan(rounds)
    expect(outcomes['409 cutoff_passed']).toBeGreaterThan(rounds)
  })
})

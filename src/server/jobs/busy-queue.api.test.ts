import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { systemClock } from '../clock.ts'
import { openDatabase, type DatabaseHandle } from '../database/database.ts'
import { createLog } from '../log.ts'
import { job, openQueue, type Queue } from './jobs.ts'

const url = testDatabaseUrl()
const log = createLog('silent')
const warnings: string[] = []
const jobs = Array.from({ length: 12 }, (_, index) =>
  job({ name: `idle-${index}`, run: () => Promise.resolve() }),
)
let handle: DatabaseHandle
let queue: Queue

beforeAll(async () => {
  handle = openDatabase(url(), log)
  const noting = Object.assign(Object.create(log) as typeof log, {
    warn: (warning: object) => warnings.push(JSON.stringify(warning)),
  })
  queue = await openQueue(url(), jobs, { db: handle.db, clock: systemClock, log: noting })
})
afterAll(async () => {
  await queue.close()
  await handle.close()
})

it('waits for a free connection as long as the others are slow', async () => {
  const client = await handle.pool.connect()
  await client.query('begin')
  // Where the jobs are. To lock `job` would lock it before this part of it; the queue goes the other way.
  await client.query('lock table pgboss.job_common in access exclusive mode')
  await queue.work()
  // All connections of the queue wait for the table, and its other workers for a connection.
  await sleep(2500)
  await client.query('commit')
  client.release()
  await sleep(500)
  expect(warnings.filter((text) => text.includes('trying to connect'))).toEqual([])
})

import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { testClock } from '../clock.ts'
import { openDatabase, type DatabaseHandle } from '../database/database.ts'
import { createLog } from '../log.ts'
import { standAt } from '../product-time/store.ts'
import { enqueue, job, openQueue, type JobContext, type Queue } from './jobs.ts'

const START = new Date('2026-12-01T07:55:00Z')
const at = (time: string) => new Date(`2026-12-${time}:00Z`)

const url = testDatabaseUrl()
const clock = testClock(START)
const lines = new PassThrough()
const log = pino({ level: 'debug' }, lines)
const lived: string[] = []
const failures = new Map<string, number>()
let handle: DatabaseHandle
let queue: Queue

const live = ({ clock: { now } }: JobContext, what: string) => {
  lived.push(`${now().toISOString().slice(8, 16)} ${what}`)
  const left = failures.get(what) ?? 0
  if (left === 0) return Promise.resolve()
  failures.set(what, left - 1)
  return Promise.reject(new Error(`${what} does not work yet`))
}

const jobs = [
  job<{ what: string }>({ name: 'note', run: (context, { what }) => live(context, what) }),
  job<{ what: string }>({
    name: 'note-twice',
    run: async (context, { what }) => {
      await live(context, what)
      await enqueue(context.db, 'note', { what: `after ${what}` })
    },
  }),
  job({ name: 'daily', cron: '20 20 * * *', run: (context) => live(context, 'daily') }),
  job({ name: 'hourly', cron: '10 * * * *', run: (context) => live(context, 'hourly') }),
]

beforeAll(async () => {
  handle = openDatabase(url(), createLog('silent'))
  queue = await openQueue(url(), jobs, { db: handle.db, clock, log })
})
afterAll(async () => {
  await queue.close()
  await handle.close()
})
beforeEach(async () => {
  await queue.advance(clock, clock.now(), { isStrict: false })
  clock.moveTo(START)
  lived.length = 0
  failures.clear()
  lines.read()
})

const logged = (): { msg: string; job: string; attempt: number }[] =>
  String(lines.read() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

it('runs waiting jobs and those that come by themselves in the order of time', async () => {
  await enqueue(handle.db, 'note', { what: 'second' }, { startAfter: at('01T09:00') })
  await enqueue(handle.db, 'note-twice', { what: 'first' }, { startAfter: at('01T08:30') })
  await enqueue(handle.db, 'note', { what: 'not yet' }, { startAfter: at('01T09:31') })
  await enqueue(handle.db, 'note', { what: 'at once' })
  const count = await queue.advance(clock, at('01T09:30'), { isStrict: true })
  expect(lived).toEqual([
    '01T07:55 at once',
    '01T08:10 hourly',
    '01T08:30 first',
    '01T08:30 after first',
    '01T09:00 second',
    '01T09:10 hourly',
  ])
  expect(count).toBe(4)
  expect(clock.now()).toEqual(at('01T09:30'))
})

it('runs a job that comes by itself once at each of its times', async () => {
  await queue.advance(clock, at('08T07:55'), { isStrict: true })
  expect(lived.filter((line) => line.endsWith('hourly'))).toHaveLength(7 * 24)
  expect(lived.filter((line) => line.endsWith('daily'))).toHaveLength(7)
})

it('tries a failed job again later, and goes on with the others meanwhile', async () => {
  failures.set('fails', 2)
  failures.set('daily', 1)
  await enqueue(handle.db, 'note', { what: 'fails' }, { startAfter: at('01T08:00') })
  await enqueue(handle.db, 'note', { what: 'works' }, { startAfter: at('01T08:00') })
  await queue.advance(clock, at('01T21:00'), { isStrict: false })
  const notes = lived.filter((line) => !line.endsWith('hourly'))
  expect(notes.map((line) => line.slice(3))).toEqual([
    '08:00 fails',
    '08:00 works',
    '08:00 fails',
    '08:00 fails',
    '20:20 daily',
    '20:20 daily',
  ])
})

it('puts back what a process that is gone had begun, and runs again what came by itself then', async () => {
  clock.moveTo(at('01T08:10'))
  await standAt(handle.db, at('01T08:10'))
  await enqueue(handle.db, 'note', { what: 'begun' })
  await sql`update pgboss.job set state = 'active' where state = 'created'`.execute(handle.db)
  await queue.advance(clock, at('01T08:30'), { isStrict: false, isResumed: true })
  expect(lived).toEqual(['01T08:10 hourly', '01T08:10 begun'])
})

it('logs the start, the end and the failure of a job', async () => {
  failures.set('fails', 1)
  await enqueue(handle.db, 'note', { what: 'fails' }, { startAfter: at('01T08:00') })
  await queue.advance(clock, at('01T08:05'), { isStrict: false })
  const note = { job: 'note', id: expect.any(String) }
  expect(logged()).toMatchObject([
    { ...note, level: 20, msg: 'job started', attempt: 1 },
    {
      ...note,
      level: 40,
      msg: 'job failed, will be tried again',
      attempt: 1,
      error: { message: 'fails does not work yet', stack: expect.any(String) },
    },
    { ...note, level: 20, msg: 'job started', attempt: 2 },
    { ...note, level: 20, msg: 'job done', ms: expect.any(Number) },
  ])
})

it('ends at the first failure where it is strict', async () => {
  failures.set('fails', 1)
  await enqueue(handle.db, 'note', { what: 'fails' }, { startAfter: at('01T08:00') })
  const moved = queue.advance(clock, at('01T09:00'), { isStrict: true })
  await expect(moved).rejects.toThrow('fails does not work yet')
})

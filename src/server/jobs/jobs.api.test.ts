import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabaseUrl } from '../../../tools/testing/database.ts'
import { systemClock } from '../clock.ts'
import { inTransaction, openDatabase, type DatabaseHandle } from '../database/database.ts'
import { createLog } from '../log.ts'
import { enqueue, job, openQueue, type Queue } from './jobs.ts'

const url = testDatabaseUrl()
const log = createLog('silent')
const done: number[] = []
const failedOnce = new Set<number>()
let handle: DatabaseHandle
let queue: Queue

const noteNumber = job<{ number: number }>({
  name: 'note-number',
  run: async (_context, { number }) => {
    if (number % 10 === 3 && !failedOnce.has(number)) {
      failedOnce.add(number)
      throw new Error('not yet')
    }
    done.push(number)
  },
})

beforeAll(async () => {
  handle = openDatabase(url(), log)
  queue = await openQueue(url(), [noteNumber], { db: handle.db, clock: systemClock, log })
})
afterAll(async () => {
  await queue.close()
  await handle.close()
})

const untilDone = (count: number) =>
  vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(count), { timeout: 25_000 })

it('works through a burst without waiting to be woken for each, and repeats what failed', async () => {
  await queue.work()
  const numbers = Array.from({ length: 40 }, (_, index) => index)
  await inTransaction(handle.db, async (tx) => {
    for (const number of numbers) await enqueue(tx, 'note-number', { number })
  })
  await untilDone(numbers.length)
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  expect(failedOnce.size).toBe(4)
})

it('does nothing for a transaction that was rolled back', async () => {
  const before = done.length
  const broken = inTransaction(handle.db, async (tx) => {
    await enqueue(tx, 'note-number', { number: 100 })
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  await enqueue(handle.db, 'note-number', { number: 101 })
  await untilDone(before + 1)
  expect(done.slice(before)).toEqual([101])
})

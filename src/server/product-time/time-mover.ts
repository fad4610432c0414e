import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock, MovableClock } from '../clock.ts'
import { inTransaction, type DatabaseHandle, type Transaction } from '../database/database.ts'
import { countActive } from '../jobs/due-jobs.ts'
import type { Queue } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { announce, beginMove, endMove, readProductTime } from './store.ts'

export interface TimeMover {
  clock: Clock
  /**
   * Moves product time forward in all processes and runs everything that becomes due, in order.
   * Answers how many jobs ran; undefined where another move is under way.
   */
  moveTo: (to: Date, options?: { isStrict: boolean }) => Promise<number | undefined>
  /** Finishes a move that ended with its process. */
  resume: () => Promise<void>
}

export interface MoverParts {
  handle: DatabaseHandle
  clock: MovableClock & { refresh?: () => Promise<void> }
  queue: Queue
  log: Log
  /** What lives in real time is carried along by as much as product time moves. */
  carryAlong: (tx: Transaction, milliseconds: number) => Promise<void>
}

/** One move at a time in the whole database. */
const MOVE_LOCK = 7_822_003
const WORKERS_LOOK_MS = 20
const WORKERS_WAIT_MS = 15_000

export function createTimeMover(parts: MoverParts): TimeMover {
  const { handle, clock, log } = parts
  const { db } = handle
  return {
    clock,
    moveTo: (to, { isStrict } = { isStrict: false }) =>
      alone(handle, async () => {
        const { standsAt, movingTo } = await readProductTime(db)
        if (movingTo && standsAt) await finish(parts, movingTo, standsAt, isStrict)
        const from = clock.now()
        await inTransaction(db, async (tx) => {
          await beginMove(tx, from, to)
          await parts.carryAlong(tx, to.getTime() - from.getTime())
        })
        return finish(parts, to, from, isStrict)
      }),
    resume: async () => {
      await alone(handle, async () => {
        const { standsAt, movingTo } = await readProductTime(db)
        if (!movingTo || !standsAt) return
        log.info({ to: movingTo }, 'product time goes on to where it was being moved')
        await finish(parts, movingTo, standsAt, false)
      })
    },
  }
}

async function finish(
  { handle: { db }, clock, queue, log }: MoverParts,
  to: Date,
  from: Date,
  isStrict: boolean,
): Promise<number> {
  const since = performance.now()
  clock.moveTo(from)
  await announce(db)
  if (!clock.stands) await workersAtRest(db)
  try {
    const jobs = await queue.advance(clock, to, { isStrict })
    await endMove(db, to, !clock.stands)
    log.info({ from, to, jobs, ms: Math.round(performance.now() - since) }, 'product time moved')
    return jobs
  } finally {
    await clock.refresh?.()
    await announce(db)
  }
}

/** Runs `work` unless another process or request is moving time. */
async function alone<T>({ pool }: DatabaseHandle, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect()
  try {
    const question = 'select pg_try_advisory_lock($1) as mine'
    const { rows } = await client.query<{ mine: boolean }>(question, [MOVE_LOCK])
    if (!rows[0]?.mine) return undefined
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MOVE_LOCK])
    }
  } finally {
    client.release()
  }
}

/** The workers find nothing new once time is being moved; what they had begun is waited for. */
async function workersAtRest(db: DatabaseHandle['db']): Promise<void> {
  const until = performance.now() + WORKERS_WAIT_MS
  while ((await countActive(db)) > 0 && performance.now() < until) await sleep(WORKERS_LOOK_MS)
}

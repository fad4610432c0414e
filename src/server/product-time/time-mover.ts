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
  /** Finishes a move that ended with its process or in an outage, unless someone is at it. */
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
const MOVE_LOCK = 7_822_004
const WORKERS_LOOK_MS = 20
const WORKERS_WAIT_MS = 15_000
/** What a process had begun that is gone never ends. */
const RESUMED_WAIT_MS = 3000

export function createTimeMover(parts: MoverParts): TimeMover {
  const { handle, clock } = parts
  const { db } = handle
  return {
    clock,
    moveTo: (to, { isStrict } = { isStrict: false }) =>
      alone(handle, async () => {
        await finishLeftMove(parts)
        const from = clock.now()
        await inTransaction(db, async (tx) => {
          await beginMove(tx, from, to)
          await parts.carryAlong(tx, to.getTime() - from.getTime())
        })
        return finish(parts, { from, to, isStrict, isResumed: false })
      }),
    resume: async () => {
      const { movingTo } = await readProductTime(db)
      if (movingTo) await alone(handle, () => finishLeftMove(parts))
    },
  }
}

/** Every process looks so often whether a move was left unfinished. */
const RESUME_MS = 5000

/** Has `resume` called now and every few seconds. */
export function keepResuming({ resume }: TimeMover, log: Log): { close: () => void } {
  const look = () =>
    void resume().catch((error: unknown) => log.warn({ err: error }, 'time was not moved on'))
  look()
  const timer = setInterval(look, RESUME_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}

async function finishLeftMove(parts: MoverParts): Promise<void> {
  const { standsAt, movingTo } = await readProductTime(parts.handle.db)
  if (!movingTo || !standsAt) return
  parts.log.info({ to: movingTo }, 'product time goes on to where it was being moved')
  await finish(parts, { from: standsAt, to: movingTo, isStrict: false, isResumed: true })
}

interface Move {
  from: Date
  to: Date
  isStrict: boolean
  /** It was begun before, by a process that may be gone. */
  isResumed: boolean
}

async function finish(
  { handle: { db }, clock, queue, log }: MoverParts,
  { from, to, ...how }: Move,
): Promise<number> {
  const since = performance.now()
  clock.moveTo(from)
  await announce(db)
  if (!clock.stands) await workersAtRest(db, how.isResumed ? RESUMED_WAIT_MS : WORKERS_WAIT_MS)
  try {
    const jobs = await queue.advance(clock, to, how)
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
async function workersAtRest(db: DatabaseHandle['db'], waitMs: number): Promise<void> {
  const until = performance.now() + waitMs
  while ((await countActive(db)) > 0 && performance.now() < until) await sleep(WORKERS_LOOK_MS)
}

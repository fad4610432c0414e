import { PgBoss, systemClock as timers, type JobResult } from 'pg-boss'
import type { Clock, MovableClock } from '../clock.ts'
import { boundedPool } from '../database/bounded-client.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { standAt } from '../product-time/store.ts'
import { adapt } from './adapt.ts'
import { advance } from './advance.ts'
import { runDue } from './due-jobs.ts'
import { runJob, type Claimed } from './run-job.ts'

/** What a job's handler is given. It may run twice or late: its effect must not depend on that. */
export interface JobContext {
  db: Database
  clock: Clock
  log: Log
}

export interface Job<D extends object = object> {
  name: string
  /** Cron in UTC for jobs that come by themselves; their data is empty. */
  cron?: string
  run: (context: JobContext, data: D) => Promise<void>
}

/** Declares a job: its name, its data's type and what it does. */
export const job = <D extends object>(spec: Job<D>): Job<D> => spec

export interface EnqueueOptions {
  /** Not before this instant. */
  startAfter?: Date
}

type Send = (db: Database, name: string, data: object, options: EnqueueOptions) => Promise<void>

let send: Send = () => Promise.reject(new Error('No job queue is open in this process.'))

/** Puts a job on the queue in the caller's own transaction: it exists if and only if that commits. */
export const enqueue = (
  db: Database,
  name: string,
  data: object,
  options: EnqueueOptions = {},
): Promise<void> => send(db, name, data, options)

export interface Queue {
  /** Runs the handlers; without it this process only enqueues. */
  work: () => Promise<void>
  /**
   * Runs everything that is due now, in this call, until nothing is left, and answers how many jobs
   * that were. It throws at the first failure. For tests and tools.
   */
  drain: (context: JobContext, batchSize?: number) => Promise<number>
  /**
   * Carries product time to an instant and runs what becomes due on the way, in order. A failed job
   * is put back as in production, or with `isStrict` ends it. With `isResumed` it first puts back what
   * a process that is gone had begun, and runs again what came by itself at the instant it is at.
   */
  advance: (
    clock: MovableClock,
    to: Date,
    options: { isStrict: boolean; isResumed?: boolean },
  ) => Promise<number>
  close: () => Promise<void>
}

/** The queue's upkeep goes over whole tables. */
const QUEUE_STATEMENT_MS = 8000

/**
 * Every job has a worker that looks for work, and all of them share a few connections. One may wait
 * for a connection longer than the slowest statement of another one takes.
 */
const QUEUE_POOL = { max: 4, connectionTimeoutMillis: QUEUE_STATEMENT_MS + 4000 }

/** What waits: whether some of it is due, and when the next of the rest becomes due. */
export interface Ahead {
  isDue: boolean
  next: Date | undefined
}

/** Rows of a table that say themselves when they are due; they are worked on next to the jobs. */
export interface DueRows {
  work: () => Promise<void>
  /** Works on all that are due, and answers how many there were. */
  drain: (context: JobContext) => Promise<number>
  lookAhead: (context: JobContext) => Promise<Ahead>
  /** Lets others have what a process that is gone was working on. */
  putBack: (context: JobContext) => Promise<void>
  close: () => Promise<void>
}

/** What the connections of the workers are called; `product_now` knows them by it. */
const WORKERS_NAME = 'sufra-jobs'

const QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  // An admin sees for so long what was given up; what is done goes within hours.
  deleteAfterSeconds: 30 * 86_400,
}

/** Opens the queue of this database and makes `enqueue` work in this process. */
export async function openQueue(
  databaseUrl: string,
  jobs: readonly Job<never>[],
  context: JobContext,
  rows?: DueRows,
): Promise<Queue> {
  const { log, clock, db: pool } = context
  const boss = new PgBoss({
    ...boundedPool(databaseUrl, WORKERS_NAME, QUEUE_STATEMENT_MS),
    ...QUEUE_POOL,
    notifyHeartbeatIntervalMs: 5000,
    ...(!clock.stands && { clock: { ...timers, now: () => clock.now().getTime() } }),
    // The schema and its indexes belong to the role that migrates.
    migrate: false,
    reindex: false,
    useListenNotify: true,
    // How soon the jobs of a killed process are given to another one.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    monitorVacuum: false,
    // On a clock that stands nothing comes by itself: it is moved, and runs what is due, by hand.
    schedule: !clock.stands,
  })
  boss.on('error', (error: Error) => log.warn({ error: error.message }, 'job queue'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue'))
  await boss.start()
  await createQueues(boss, jobs)
  const whenDue = ({ startAfter }: EnqueueOptions) => startAfter ?? (clock.stands && clock.now())
  send = async (db, name, data, options) => {
    const startAfter = whenDue(options)
    await boss.send(name, data, { db: adapt(db), ...(startAfter && { startAfter }) })
  }
  const queue = { boss, jobs, rows }
  let isWorking = false
  return {
    work: async () => {
      await startWorkers(boss, jobs, context)
      await rows?.work()
      isWorking = true
    },
    drain: async (drainContext, batchSize = 1) => {
      if (clock.stands) await standAt(pool, drainContext.clock.now())
      const count = await runDue(queue, drainContext, { batchSize, isStrict: true })
      return count.jobs + count.rows
    },
    advance: async (movable, to, { isStrict, isResumed = false }) => {
      await rows?.close()
      try {
        const moving = { context: { ...context, clock: movable }, to, batchSize: 1 }
        return await advance(queue, { ...moving, isStrict, isResumed })
      } finally {
        if (isWorking) await rows?.work()
      }
    },
    close: async () => {
      await rows?.close()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Most starts find all queues and schedules there, and reading a schedule takes a while. */
async function createQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name))
  const schedules = await boss.getSchedules()
  const crons = new Map(schedules.map(({ name, cron, timezone }) => [name, `${cron} ${timezone}`]))
  for (const { name, cron } of jobs) {
    if (!queues.has(name)) await boss.createQueue(name, { ...QUEUE_OPTIONS, notify: true })
    const isScheduled = crons.get(name) === `${cron} UTC`
    if (cron && !isScheduled) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
}

/**
 * So many jobs of a queue at once; a full batch is followed by the next without a pause. A worker
 * is woken for a new job; retries and jobs with a later start are found by looking.
 */
const WORKER_OPTIONS = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

async function startWorkers(
  boss: PgBoss,
  jobs: readonly Job<never>[],
  context: JobContext,
): Promise<void> {
  for (const spec of jobs) {
    const settle = async (claimed: Claimed): Promise<JobResult> => {
      const outcome = await runJob(spec, claimed, context)
      return outcome.isDone
        ? { id: outcome.id, status: 'completed' }
        : { id: outcome.id, status: 'failed', output: outcome.error }
    }
    await boss.work<object, JobResult[], typeof WORKER_OPTIONS>(
      spec.name,
      WORKER_OPTIONS,
      (claimed) => Promise.all(claimed.map(settle)),
    )
  }
}

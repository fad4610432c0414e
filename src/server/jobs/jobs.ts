import { CompiledQuery } from 'kysely'
import { PgBoss, type JobResult } from 'pg-boss'
import { systemClock, type Clock } from '../clock.ts'
import { boundedPool } from '../database/bounded-client.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

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
  /** Runs everything that is due now, in this call, until nothing is left. For tests and tools. */
  drain: (context: JobContext, batchSize?: number) => Promise<number>
  close: () => Promise<void>
}

/** The queue's upkeep goes over whole tables. */
const QUEUE_STATEMENT_MS = 8000

/** Rows of a table that say themselves when they are due; they are worked on beside the jobs. */
export interface DueRows {
  work: () => Promise<void>
  /** Works on all that are due, and answers how many there were. */
  drain: (context: JobContext) => Promise<number>
  close: () => Promise<void>
}

const QUEUE_OPTIONS = {
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
}

const adapt = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows: result.rows }
  },
})

/** Opens the queue of this database and makes `enqueue` work in this process. */
export async function openQueue(
  databaseUrl: string,
  jobs: readonly Job<never>[],
  context: JobContext,
  rows?: DueRows,
): Promise<Queue> {
  const { log } = context
  const boss = new PgBoss({
    ...boundedPool(databaseUrl, 'sufra-jobs', QUEUE_STATEMENT_MS),
    notifyHeartbeatIntervalMs: 5000,
    max: 4,
    // The schema and its indexes belong to the role that migrates.
    migrate: false,
    reindex: false,
    useListenNotify: true,
    // How soon the jobs of a killed process are given to another one.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    monitorVacuum: false,
    // On an injected clock the hour of the day means nothing: what is due is put on the queue by hand.
    schedule: context.clock === systemClock,
  })
  boss.on('error', (error: Error) => log.warn({ error: error.message }, 'job queue'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue'))
  await boss.start()
  for (const { name, cron } of jobs) {
    await boss.createQueue(name, { ...QUEUE_OPTIONS, notify: true })
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
  send = async (db, name, data, { startAfter }) => {
    await boss.send(name, data, { db: adapt(db), ...(startAfter ? { startAfter } : {}) })
  }
  return {
    work: async () => {
      await startWorkers(boss, jobs, context)
      await rows?.work()
    },
    drain: async (drainContext, batchSize = 1) => {
      let total = 0
      for (let count = 1; count > 0; total += count) {
        count = await drain(boss, jobs, drainContext, batchSize)
        count += (await rows?.drain(drainContext)) ?? 0
      }
      return total
    },
    close: async () => {
      await rows?.close()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
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
} as const

async function startWorkers(
  boss: PgBoss,
  jobs: readonly Job<never>[],
  context: JobContext,
): Promise<void> {
  for (const { name, run } of jobs) {
    const settle = async ({
      id,
      data,
    }: {
      id: string
      data: object | null
    }): Promise<JobResult> => {
      try {
        await run(context, (data ?? {}) as never)
        return { id, status: 'completed' }
      } catch (error) {
        return { id, status: 'failed', output: error }
      }
    }
    await boss.work<object>(name, WORKER_OPTIONS, (claimed) => Promise.all(claimed.map(settle)))
  }
}

async function drain(
  boss: PgBoss,
  jobs: readonly Job<never>[],
  context: JobContext,
  batchSize: number,
): Promise<number> {
  let count = 0
  for (let found = true; found;) {
    found = false
    for (const { name, run } of jobs) {
      const claimed = (await boss.fetch(name, { batchSize })) ?? []
      if (claimed.length === 0) continue
      found = true
      count += claimed.length
      await Promise.all(claimed.map(({ data }) => run(context, (data ?? {}) as never)))
      await boss.complete(
        name,
        claimed.map(({ id }) => id),
      )
    }
  }
  return count
}

import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { adapt } from './adapt.ts'
import type { DueRows, Job, JobContext } from './jobs.ts'
import { runJob, type Claimed } from './run-job.ts'

/** A queue whose jobs this process runs by hand, without workers. */
export interface HandQueue {
  boss: PgBoss
  jobs: readonly Job<never>[]
  rows: DueRows | undefined
}

/** What was worked on, and when something becomes due again. */
export interface Run {
  jobs: number
  rows: number
  next: Date | undefined
}

export interface RunOptions {
  /** So many jobs of a name side by side. */
  batchSize: number
  /** The first failure ends the run; otherwise a failed job is put back as in production. */
  isStrict: boolean
}

/** Runs what is due until nothing is left: jobs, the oldest first, and then rows. */
export async function runDue(
  queue: HandQueue,
  context: JobContext,
  options: RunOptions,
): Promise<Run> {
  const total = { jobs: 0, rows: 0 }
  for (;;) {
    const run = await runDueJobs(queue, context, options)
    total.jobs += run.jobs
    const ahead = await queue.rows?.lookAhead(context)
    const rows = (ahead?.isDue && (await queue.rows?.drain(context))) || 0
    total.rows += rows
    if (rows === 0) return { ...total, next: earlier(run.next, ahead?.next) }
  }
}

const earlier = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other && other < one ? other : (one ?? other)

async function runDueJobs(
  { boss, jobs }: HandQueue,
  context: JobContext,
  { batchSize, isStrict }: RunOptions,
): Promise<Omit<Run, 'rows'>> {
  const { db } = context
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const options = { batchSize, includeMetadata: true, db: adapt(db) } as const
  let count = 0
  for (;;) {
    const first = await findFirst(db, [...byName.keys()])
    const job = first?.isDue && byName.get(first.name)
    if (!job) return { jobs: count, next: first?.at }
    const fetched = await boss.fetch<object>(job.name, options)
    count += fetched.length
    await Promise.all(fetched.map((one) => settle(boss, job, one, context, isStrict)))
  }
}

async function settle(
  boss: PgBoss,
  job: Job<never>,
  claimed: Claimed,
  context: JobContext,
  isStrict: boolean,
): Promise<void> {
  const db = { db: adapt(context.db) }
  const outcome = await runJob(job, claimed, context)
  if (outcome.isDone) await boss.complete(job.name, claimed.id, undefined, db)
  else if (isStrict) throw outcome.error
  else await boss.fail(job.name, claimed.id, outcome.error as object, db)
}

interface Waiting {
  name: string
  at: Date
  isDue: boolean
}

async function findFirst(db: Database, names: string[]): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select name, start_after as at, start_after <= pgboss.job_now() as "isDue"
      from pgboss.job
     where state < 'active' and not blocked and name = any(${names})
     order by start_after, created_on limit 1`.execute(db)
  return rows[0]
}

const ABANDONED = { message: 'The process that ran it is gone' }

/** Has jobs and rows that no one is working on any more tried again. */
export async function putBack({ boss, rows }: HandQueue, context: JobContext): Promise<void> {
  const { rows: jobs } = await sql<{ name: string; id: string }>`
    select name, id from pgboss.job where state = 'active'`.execute(context.db)
  for (const { name, id } of jobs) {
    await boss.fail(name, id, ABANDONED, { db: adapt(context.db) })
  }
  await rows?.putBack(context)
}

export async function countActive(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where state = 'active'`.execute(db)
  return rows[0]?.count ?? 0
}

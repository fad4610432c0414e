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

/** What was worked on. */
export interface RunCount {
  jobs: number
  rows: number
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
): Promise<RunCount> {
  const total = { jobs: 0, rows: 0 }
  for (;;) {
    const jobs = await runDueJobs(queue, context, options)
    const rows = (await queue.rows?.drain(context)) ?? 0
    if (jobs + rows === 0) return total
    total.jobs += jobs
    total.rows += rows
  }
}

async function runDueJobs(
  { boss, jobs }: HandQueue,
  context: JobContext,
  { batchSize, isStrict }: RunOptions,
): Promise<number> {
  const { db } = context
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const options = { batchSize, includeMetadata: true, db: adapt(db) } as const
  let count = 0
  for (;;) {
    const job = byName.get((await findDueName(db, [...byName.keys()])) ?? '')
    if (!job) return count
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

async function findDueName(db: Database, names: string[]): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job
     where state < 'active' and not blocked and start_after <= pgboss.job_now()
       and name = any(${names})
     order by start_after, created_on limit 1`.execute(db)
  return rows[0]?.name
}

/** The next instant at which a waiting job or row becomes due. */
export async function findNextDue(
  { jobs, rows }: HandQueue,
  context: JobContext,
): Promise<Date | undefined> {
  const names = jobs.map(({ name }) => name)
  const { rows: answers } = await sql<{ at: Date | null }>`
    select min(start_after) as at from pgboss.job
     where state < 'active' and not blocked and start_after > pgboss.job_now()
       and name = any(${names})`.execute(context.db)
  const [job, row] = [answers[0]?.at ?? undefined, await rows?.findNextDue(context)]
  return job && row && row < job ? row : (job ?? row)
}

export async function countActive(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where state = 'active'`.execute(db)
  return rows[0]?.count ?? 0
}

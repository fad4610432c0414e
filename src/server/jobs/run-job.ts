import { describeError } from '../log.ts'
import type { Job, JobContext } from './jobs.ts'

/** A job as it was taken from the queue. */
export interface Claimed {
  id: string
  data: object | null
  retryCount: number
  retryLimit: number
}

export type Outcome = { id: string } & ({ isDone: true } | { isDone: false; error: unknown })

/** Runs one job and logs its start, its end or its failure. It never throws. */
export async function runJob(
  { name, run }: Job<never>,
  { id, data, retryCount, retryLimit }: Claimed,
  context: JobContext,
): Promise<Outcome> {
  const { log } = context
  const since = performance.now()
  const attempt = retryCount + 1
  log.debug({ job: name, id, attempt }, 'job started')
  try {
    await run(context, (data ?? {}) as never)
    log.debug({ job: name, id, ms: msSince(since) }, 'job done')
    return { id, isDone: true }
  } catch (error) {
    const isLast = retryCount >= retryLimit
    const facts = { job: name, id, attempt, ms: msSince(since), error: describeError(error) }
    if (isLast) log.error(facts, 'alarm: job failed for good')
    else log.warn(facts, 'job failed, will be tried again')
    return { id, isDone: false, error }
  }
}

const msSince = (since: number): number => Math.round(performance.now() - since)

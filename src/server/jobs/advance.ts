import type { MovableClock } from '../clock.ts'
import { standAt } from '../product-time/store.ts'
import { putBack, runDue, type HandQueue, type RunOptions } from './due-jobs.ts'
import type { Job, JobContext } from './jobs.ts'
import { occurrencesOf } from './occurrences.ts'
import { runJob } from './run-job.ts'

export interface Advance extends RunOptions {
  context: JobContext & { clock: MovableClock }
  to: Date
  /** Goes on where another process ended, which may have been at work. */
  isResumed: boolean
}

/** A job that comes by itself and failed comes again after so long, as one that was on the queue. */
const RETRY_AFTER_MS = 1000

/**
 * Carries product time to an instant and runs what becomes due on the way, in order: it stops at the
 * start of every waiting job or row and at every occurrence of a job that comes by itself, and goes
 * on when nothing is left to run there. Answers how many jobs of the queue ran.
 */
export async function advance(
  queue: HandQueue,
  { context, to, isResumed, ...options }: Advance,
): Promise<number> {
  const { db, clock } = context
  const occurrences = occurrencesOf(queue.jobs)
  let count = 0
  let next: Date | undefined
  const runWaiting = async () => {
    const run = await runDue(queue, context, options)
    count += run.jobs
    next = run.next
  }
  const runAt = async (instant: Date, crons: readonly Job<never>[]) => {
    clock.moveTo(instant)
    await standAt(db, instant)
    if (!next || next <= instant) await runWaiting()
    for (const cron of crons) await runCron(queue, cron, context, options.isStrict)
    if (crons.length > 0) await runWaiting()
  }
  if (isResumed) await putBack(queue, context)
  await runAt(clock.now(), isResumed ? occurrences.at(clock.now()) : [])
  while (clock.now() < to) {
    const instants = [next, occurrences.nextAfter(clock.now()), to]
    const first = Math.min(...instants.map((instant) => instant?.getTime() ?? Infinity))
    // A Date has no microseconds: what is due within this millisecond is due in the next one.
    const instant = new Date(Math.max(first, clock.now().getTime() + 1))
    await runAt(instant, occurrences.at(instant))
  }
  await runAt(to, occurrences.frequent)
  return count
}

async function runCron(
  { boss }: HandQueue,
  job: Job<never>,
  context: JobContext,
  isStrict: boolean,
): Promise<void> {
  const claimed = { id: 'by the clock', data: null, retryCount: 0, retryLimit: 1 }
  const outcome = await runJob(job, claimed, context)
  if (outcome.isDone) return
  if (isStrict) throw outcome.error
  const startAfter = new Date(context.clock.now().getTime() + RETRY_AFTER_MS)
  await boss.send(job.name, {}, { startAfter })
}

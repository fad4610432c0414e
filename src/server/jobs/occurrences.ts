import { CronExpressionParser } from 'cron-parser'
import type { Job } from './jobs.ts'

/** While time is moved, a job that comes more often than this comes this often. */
export const COARSE_MS = 30 * 60_000

/** When the jobs that come by themselves come next. */
export interface Occurrences {
  /** The first instant after another at which at least one comes. */
  nextAfter: (instant: Date) => Date | undefined
  /** Those that come at an instant, in the order of the product. */
  at: (instant: Date) => Job<never>[]
  /** Those that look for something every few minutes. */
  frequent: Job<never>[]
}

export function occurrencesOf(jobs: readonly Job<never>[]): Occurrences {
  const crons = jobs.flatMap((job) => (job.cron === undefined ? [] : [cronOf(job, job.cron)]))
  return {
    nextAfter: (instant) => {
      const times = crons.map(({ next }) => next(instant.getTime()))
      return times.length > 0 ? new Date(Math.min(...times)) : undefined
    },
    at: (instant) =>
      crons
        .filter(({ next }) => next(instant.getTime() - 1) === instant.getTime())
        .map(({ job }) => job),
    frequent: crons.filter(({ isFrequent }) => isFrequent).map(({ job }) => job),
  }
}

interface Cron {
  job: Job<never>
  isFrequent: boolean
  next: (after: number) => number
}

function cronOf(job: Job<never>, cron: string): Cron {
  const first = nextOf(cron, 0)
  const isFrequent = nextOf(cron, first) - first < COARSE_MS
  let known = { after: 0, next: first }
  const next = (after: number) => {
    if (after < known.after || after >= known.next) {
      known = { after, next: nextOf(cron, isFrequent ? endOfStep(after) : after) }
    }
    return known.next
  }
  return { job, isFrequent, next }
}

/** Just before the end of the step that an instant is in. */
const endOfStep = (after: number): number => (Math.floor(after / COARSE_MS) + 1) * COARSE_MS - 1

const nextOf = (cron: string, after: number): number =>
  CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: new Date(after) })
    .next()
    .getTime()

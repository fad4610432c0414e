import { job, type Job } from '#server/jobs/jobs.ts'
import { payDropRefunds } from './pay-drop-refunds.ts'

export const kitchenBoardJobs: Job<never>[] = [
  job({
    name: 'pay-drop-refunds',
    cron: '*/5 * * * *',
    run: ({ db, clock }) => payDropRefunds(db, clock.now()),
  }),
]

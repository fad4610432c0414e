import { job, type Job } from '#server/jobs/jobs.ts'
import { payUnusedAmends } from './missed/pay-unused.ts'
import { lookForMissed } from './missed/look-for-missed.ts'
import { payStopRefunds } from './pay-stop-refunds.ts'

export const kitchenBoardJobs: Job<never>[] = [
  job({
    name: 'look-for-missed-drops',
    cron: '* * * * *',
    run: ({ db, clock }) => lookForMissed(db, clock.now()),
  }),
  job({
    name: 'pay-unused-amends',
    cron: '20 20 * * *',
    run: ({ db, clock }) => payUnusedAmends(db, clock.now()),
  }),
  job({
    name: 'pay-drop-refunds',
    cron: '*/5 * * * *',
    run: ({ db, clock }) => payStopRefunds(db, clock.now()),
  }),
]

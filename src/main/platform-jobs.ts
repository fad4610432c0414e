import { dropOldEvents } from '#server/events/store.ts'
import { dropExpiredKeys } from '#server/http/idempotency.ts'
import { dropCompletedJobs } from '#server/jobs/completed-jobs.ts'
import { job } from '#server/jobs/jobs.ts'
import { dropOldLimits } from '#server/limits.ts'

export const platformJobs = [
  job({
    name: 'drop-expired-keys',
    cron: '41 * * * *',
    run: async ({ db, clock }) => {
      await dropExpiredKeys(db, clock.now())
      await dropOldLimits(db, clock.now())
      await dropOldEvents(db, clock.now())
      await dropCompletedJobs(db, clock.now())
    },
  }),
]

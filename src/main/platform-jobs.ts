import { deleteOldEvents } from '#server/events/store.ts'
import { deleteExpiredKeys } from '#server/http/idempotency.ts'
import { deleteCompletedJobs } from '#server/jobs/completed-jobs.ts'
import { job } from '#server/jobs/jobs.ts'
import { deleteOldLimits } from '#server/limits.ts'

export const platformJobs = [
  job({
    name: 'drop-expired-keys',
    cron: '41 * * * *',
    run: async ({ db, clock }) => {
      await deleteExpiredKeys(db, clock.now())
      await deleteOldLimits(db, clock.now())
      await deleteOldEvents(db, clock.now())
      await deleteCompletedJobs(db, clock.now())
    },
  }),
]

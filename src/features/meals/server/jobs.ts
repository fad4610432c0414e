import { job } from '#server/jobs/jobs.ts'
import { closeAllDueDays } from './closing/close-days.ts'

/** The next run takes over before the queue gives this one up. */
const RUN_MS = 40_000

export const mealJobs = [
  job({
    name: 'lock-deliveries',
    cron: '* * * * *',
    run: ({ db, clock }) => {
      const since = performance.now()
      return closeAllDueDays(db, clock.now(), () => performance.now() - since < RUN_MS)
    },
  }),
]

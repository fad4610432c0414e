import { job } from '#server/jobs/jobs.ts'
import { closeAllDueDays } from './closing/close-days.ts'
import { remindToChoose } from './reminding/remind-to-choose.ts'

/** The next run takes over before the queue gives this one up. */
const RUN_MS = 40_000
const REMIND_MS = 200_000

export const mealJobs = [
  job({
    name: 'lock-deliveries',
    cron: '* * * * *',
    run: ({ db, clock }) => {
      const since = performance.now()
      return closeAllDueDays(db, clock.now(), () => performance.now() - since < RUN_MS)
    },
  }),
  job({
    name: 'remind-to-choose',
    // By day in Dubai. Each run looks at what is due, so an outage makes a reminder late, not lost.
    cron: '*/5 4-16 * * *',
    run: ({ db, clock }) => {
      const since = performance.now()
      return remindToChoose(db, clock.now(), () => performance.now() - since < REMIND_MS)
    },
  }),
]

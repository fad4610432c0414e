import { job, type Job } from '#server/jobs/jobs.ts'
import { keepOrders, type Watch } from './missed/keep-orders.ts'

/** The next run takes over before the queue gives this one up. */
const RUN_MS = 40_000

export const shoppingJobs = (watch: Watch): Job<never>[] => [
  job({
    name: 'keep-ingredient-orders',
    cron: '* * * * *',
    run: ({ db, clock }) => {
      const since = performance.now()
      const isInTime = () => performance.now() - since < RUN_MS
      return keepOrders(db, { now: clock.now(), watch, isInTime })
    },
  }),
]

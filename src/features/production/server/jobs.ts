import { job } from '#server/jobs/jobs.ts'
import { freezeKitchenDay } from './freeze/freeze-kitchen-day.ts'
import { listDueKitchenDays } from './freeze/freeze-store.ts'

/** The next run takes over before the queue gives this one up. */
const RUN_MS = 40_000

export const productionJobs = [
  job({
    name: 'freeze-kitchen-days',
    cron: '* * * * *',
    run: async ({ db, clock }) => {
      const now = clock.now()
      const since = performance.now()
      const failures: unknown[] = []
      for (const kitchenDay of await listDueKitchenDays(db, now)) {
        if (performance.now() - since > RUN_MS) break
        // What fails does not keep the other kitchens waiting.
        await freezeKitchenDay(db, kitchenDay, now).catch((error: unknown) => failures.push(error))
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, `${failures.length} kitchen days were not frozen`)
      }
    },
  }),
]

import { job } from '#server/jobs/jobs.ts'
import { freezeKitchenDay } from './freeze/freeze-kitchen-day.ts'
import { listDueKitchenDays } from './freeze/freeze-store.ts'

export const productionJobs = [
  job({
    name: 'freeze-kitchen-days',
    cron: '* * * * *',
    run: async ({ db, clock }) => {
      const now = clock.now()
      for (const kitchenDay of await listDueKitchenDays(db, now)) {
        await freezeKitchenDay(db, kitchenDay, now)
      }
    },
  }),
]

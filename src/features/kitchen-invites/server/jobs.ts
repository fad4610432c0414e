import { job } from '#server/jobs/jobs.ts'
import { expireInvites } from './invite-store.ts'

export const kitchenInviteJobs = [
  job({
    name: 'forget-invited-numbers',
    cron: '47 1 * * *',
    run: async ({ db, clock }) => {
      await expireInvites(db, clock.now())
    },
  }),
]

import { job } from '#server/jobs/jobs.ts'
import { deleteExpired } from './store.ts'

export const authJobs = [
  job({
    name: 'drop-expired-sessions',
    cron: '17 * * * *',
    run: ({ db, clock }) => deleteExpired(db, clock.now()),
  }),
]

import { job } from '#server/jobs/jobs.ts'
import { budgetAlarmJob } from './sending/count-send.ts'
import { deleteExpired } from './store.ts'

export const authJobs = [
  budgetAlarmJob,
  job({
    name: 'drop-expired-sessions',
    cron: '17 * * * *',
    run: ({ db, clock }) => deleteExpired(db, clock.now()),
  }),
]

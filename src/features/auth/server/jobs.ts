import { job } from '#server/jobs/jobs.ts'
import { emailLateCodeJob } from './email/email-otp.ts'
import { budgetAlarmJob, redemptionAlarmJob } from './sending/count-send.ts'
import type { AuthSettings } from './settings.ts'
import { deleteExpired } from './store.ts'

export const authJobs = (settings: Pick<AuthSettings, 'demo' | 'smtp'>) => [
  budgetAlarmJob,
  redemptionAlarmJob,
  emailLateCodeJob(settings),
  job({
    name: 'drop-expired-sessions',
    cron: '17 * * * *',
    run: ({ db, clock }) => deleteExpired(db, clock.now()),
  }),
]

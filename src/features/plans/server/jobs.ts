import { dayOf } from '#shared/dates.ts'
import { job } from '#server/jobs/jobs.ts'
import { noteShownDay } from './price-store.ts'

export const planJobs = [
  // Shortly after midnight in Dubai, when prices begin; the other hours make up for a missed one.
  job({
    name: 'show-prices-of-today',
    cron: '1 * * * *',
    run: ({ db, clock }) => noteShownDay(db, dayOf(clock.now())),
  }),
]

import { job, type Job } from '#server/jobs/jobs.ts'
import { sendTracesNews } from './traces-news.ts'

export const householdJobs: Job<never>[] = [
  job({
    name: 'send-traces-news',
    cron: '*/10 * * * *',
    run: ({ db, clock }) => sendTracesNews(db, clock.now()),
  }),
]

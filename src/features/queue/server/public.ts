import { listTemplateProblems } from '#features/messages/server/public.ts'
import type { Database } from '#server/database/database.ts'
import { countFailedJobs } from './job-index-store.ts'
import { countFailedMessages } from './message-index-store.ts'

export { queueRoutes } from './routes.ts'

/** Messages and jobs that were given up or are tried again, and templates that Meta stopped. */
export const countFailed = async (db: Database, now: Date): Promise<number> =>
  (await countFailedMessages(db, now)) +
  (await countFailedJobs(db, now)) +
  (await listTemplateProblems(db)).length

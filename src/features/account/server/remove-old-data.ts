import { inTransaction } from '#server/database/database.ts'
import { job } from '#server/jobs/jobs.ts'
import { removeOldMessages } from '#features/messages/server/public.ts'
import { removeOldEvents } from '#features/payments/server/public.ts'
import { removeOldQuotes } from '#features/quotes/server/public.ts'

/** What no feature removes by a job of its own; the others follow the same table of retention. */
export const removeOldDataJob = job({
  name: 'remove-old-data',
  cron: '27 22 * * *',
  run: async ({ db, clock }) => {
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      await removeOldMessages(tx, now)
      await removeOldEvents(tx, now)
      await removeOldQuotes(tx, now)
    })
  },
})

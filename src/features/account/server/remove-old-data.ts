import { sql } from 'kysely'
import { inTransaction } from '#server/database/database.ts'
import { job } from '#server/jobs/jobs.ts'
import { keptSince } from '#shared/retention.ts'

/** What no feature removes by itself; the others follow the same table of retention. */
export const removeOldDataJob = job({
  name: 'remove-old-data',
  cron: '27 22 * * *',
  run: async ({ db, clock }) => {
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      const sentBefore = keptSince('messages', now)
      await tx
        .deleteFrom('messages')
        .where((eb) => eb.or([eb('sent_at', '<', sentBefore), eb('dropped_at', '<', sentBefore)]))
        .execute()
      await tx
        .deleteFrom('payment_events')
        .where('received_at', '<', keptSince('providerReports', now))
        .execute()
      await tx
        .deleteFrom('custom_quotes')
        .where('created_at', '<', keptSince('quoteRequests', now))
        .where(
          sql<boolean>`not exists (select from custom_quote_offers o
            where o.quote_id = custom_quotes.id and o.subscription_id is not null)`,
        )
        .execute()
    })
  },
})

import type { Language } from '#shared/language.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { avoidedTraces } from '../rules.ts'
import { listMembers } from './store.ts'
import { tracesLeftOut } from './templates.ts'

/**
 * Notifies each household once that traces are left out for those who never said whether they
 * should be. May run twice or late.
 */
export async function sendTracesNews(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('household_members')
    .select('customer_id as customerId')
    .distinct()
    .where('traces_news_due', '=', true)
    .execute()
  for (const { customerId } of due) {
    await inTransaction(db, (tx) => notifyHousehold(tx, customerId, now))
  }
}

async function notifyHousehold(tx: Transaction, customerId: string, now: Date): Promise<void> {
  await lockUser(tx, customerId)
  const marked = await tx
    .updateTable('household_members')
    .set({ traces_news_due: false })
    .where('customer_id', '=', customerId)
    .where('traces_news_due', '=', true)
    .returning('id')
    .execute()
  const traces = avoidedTraces(await listMembers(tx, customerId))
  // Someone else notified them, or they have answered since.
  if (marked.length === 0 || traces.length === 0) return
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: phone,
    template: tracesLeftOut,
    parameters: { allergens: traces.join(',') },
    language: language as Language,
    dedupeKey: `traces-left-out:${customerId}`,
    now,
  })
}

import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import { keptSince } from '#shared/retention.ts'
import type { Transaction } from '#server/database/database.ts'
import type { ContactMethod, ContactTime } from '../rules.ts'

export interface CustomQuoteFields {
  userId: string | null
  name: string
  phone: string
  email: string
  peopleCount: number
  requirements: string
  preferredContactMethod: ContactMethod
  preferredTime: ContactTime
  language: Language
  createdAt: Date
  dueAt: Date
}

export async function insertCustomQuote(
  tx: Transaction,
  fields: CustomQuoteFields,
): Promise<number> {
  const { id } = await tx
    .insertInto('custom_quotes')
    .values({
      user_id: fields.userId,
      name: fields.name,
      phone: fields.phone,
      email: fields.email,
      people_count: fields.peopleCount,
      requirements: fields.requirements,
      contact_method: fields.preferredContactMethod,
      contact_time: fields.preferredTime,
      language: fields.language,
      created_at: fields.createdAt,
      due_at: fields.dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Requests that are older than we keep them, but for those that became a subscription. */
export async function removeOldQuotes(tx: Transaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('custom_quotes')
    .where('created_at', '<', keptSince('quoteRequests', now))
    .where(
      sql<boolean>`not exists (select from custom_quote_offers o
        where o.quote_id = custom_quotes.id and o.subscription_id is not null)`,
    )
    .execute()
}

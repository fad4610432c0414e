import type { Language } from '#shared/language.ts'
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

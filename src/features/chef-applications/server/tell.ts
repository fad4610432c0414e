import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { queueMessage, type MessageParameters } from '#features/messages/server/public.ts'
import type { ApplicationTemplate } from './templates.ts'

interface Telling {
  id: number
  userId: string
  template: ApplicationTemplate
  parameters?: MessageParameters
  now: Date
}

/** Tells an applicant by message, and their open pages. */
export async function tellApplicant(
  tx: Transaction,
  { id, userId, template, parameters = {}, now }: Telling,
): Promise<void> {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: phone,
    template,
    parameters,
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `${template}:${id}:${now.getTime()}`,
    now,
  })
  await tellChange(tx, { id, userId, now })
}

/** The applicant's open pages read the application anew. */
export const tellChange = (
  tx: Transaction,
  { id, userId, now }: Pick<Telling, 'id' | 'userId' | 'now'>,
): Promise<void> =>
  publishEvent(
    tx,
    { channel: `customer:${userId}`, kind: 'application-changed', data: { applicationId: id } },
    now,
  )

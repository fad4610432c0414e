import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { queueOnce, type MessageParameters } from '#features/messages/server/public.ts'
import type { ApplicationTemplate } from './templates.ts'

interface Telling {
  id: number
  userId: string
  template: ApplicationTemplate
  parameters?: MessageParameters
  now: Date
  /** Sets it apart from the same message of another time; the instant where nothing is named. */
  key?: string
}

/** Tells an applicant by message, and their open pages. Answers whether the message is new. */
export async function tellApplicant(
  tx: Transaction,
  { id, userId, template, parameters = {}, now, key }: Telling,
): Promise<boolean> {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const isNew = await queueOnce(tx, {
    to: phone,
    template,
    parameters,
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `${template}:${id}:${key ?? now.getTime()}`,
    now,
  })
  await tellChange(tx, { id, userId, now })
  return isNew
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

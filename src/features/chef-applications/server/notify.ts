import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { queueOnce, type MessageTemplate } from '#features/messages/server/public.ts'
import type { ApplicationStatus } from '../rules.ts'
import { APPLICATION_TEMPLATES, type ApplicationTemplate } from './templates.ts'

interface Telling<N extends ApplicationTemplate> {
  id: number
  userId: string
  template: N
  parameters?: (typeof APPLICATION_TEMPLATES)[N]['sample']
  now: Date
  /** For the open pages, where it changed. */
  status?: ApplicationStatus
  /** Sets it apart from the same message of another time; the instant where nothing is named. */
  key?: string
}

/** Notifies an applicant by message, and their open pages. Answers whether the message is new. */
export async function notifyApplicant<N extends ApplicationTemplate>(
  tx: Transaction,
  { id, userId, template: name, parameters = {}, now, status, key }: Telling<N>,
): Promise<boolean> {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const template: MessageTemplate = APPLICATION_TEMPLATES[name]
  const isNew = await queueOnce(tx, {
    to: phone,
    template,
    parameters,
    language: isLanguage(language) ? language : 'en',
    dedupeKey: `${name}:${id}:${key ?? now.getTime()}`,
    now,
  })
  await notifyChange(tx, { id, userId, now, ...(status && { status }) })
  return isNew
}

/** The applicant's open pages read the application again. */
export const notifyChange = (
  tx: Transaction,
  { id, userId, now, status }: Omit<Telling<ApplicationTemplate>, 'template'>,
): Promise<void> =>
  publishEvent(
    tx,
    {
      channel: `customer:${userId}`,
      kind: 'application-changed',
      data: { applicationId: id, ...(status && { status }) },
    },
    now,
  )

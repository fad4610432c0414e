import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { MessageParameters, MessageTemplate } from './templates/template.ts'

export interface NewMessage<P extends MessageParameters = MessageParameters> {
  /** Phone in E.164. */
  to: string
  template: MessageTemplate<P> | string
  parameters: NoInfer<P>
  language: Language
  /** The same key is sent once, however often it is queued. */
  dedupeKey: string
  now: Date
  expiresAt?: Date
}

/** The new row's id, or undefined when the message was queued before. */
export async function insertMessage(
  tx: Transaction,
  { template, ...message }: NewMessage,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('messages')
    .values({
      recipient: message.to,
      template: typeof template === 'string' ? template : template.name,
      parameters: JSON.stringify(message.parameters),
      language: message.language,
      dedupe_key: message.dedupeKey,
      created_at: message.now,
      expires_at: message.expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const findUnsent = (db: Database, id: number) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()

interface Sent {
  sentAt: Date
  providerId: string
  text: string | null
}

export const markSent = async (
  db: Database,
  id: number,
  { sentAt, providerId, text }: Sent,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set((eb) => ({
      sent_at: sentAt,
      provider_id: providerId,
      text,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export const markDropped = async (db: Database, id: number, at: Date): Promise<void> => {
  await db.updateTable('messages').set({ dropped_at: at }).where('id', '=', id).execute()
}

const INBOX_MAX = 100

export const listSentMessages = (db: Database, to: string | undefined) =>
  db
    .selectFrom('messages')
    .select(['recipient', 'channel', 'template', 'text', 'sent_at'])
    .where('sent_at', 'is not', null)
    .where('text', 'is not', null)
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(INBOX_MAX)
    .execute()

import { sql } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { MessageParameters, MessageTemplate } from './templates/template.ts'

export interface NewMessage<P = MessageParameters> {
  /** Phone in E.164; an address where the channel is e-mail. */
  to: string
  /** WhatsApp unless given. */
  channel?: 'whatsapp' | 'email'
  template: MessageTemplate<P>
  parameters: NoInfer<P>
  language: Language
  /** The same key is sent once, however often it is queued. */
  dedupeKey: string
  now: Date
  expiresAt?: Date
}

/** The newest message to someone whose key begins with one of these. */
export const findNewestOf = (tx: Transaction, recipient: string, keys: readonly string[]) =>
  tx
    .selectFrom('messages')
    .select(['id', 'template', 'parameters'])
    .where('recipient', '=', recipient)
    .where((eb) => eb.or(keys.map((key) => sql<boolean>`starts_with(dedupe_key, ${key})`)))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * The newest parameter of this name that someone was sent with one of these receipts after a
 * message.
 */
export async function findSaidAfter(
  tx: Transaction,
  recipient: string,
  { id, name, receipts }: { id: number; name: string; receipts: readonly string[] },
): Promise<unknown> {
  if (receipts.length === 0) return undefined
  const row = await tx
    .selectFrom('messages')
    .select(sql`parameters -> ${name}`.as('said'))
    .where('recipient', '=', recipient)
    .where('id', '>', id)
    .where(sql<string>`parameters ->> 'receipt'`, 'in', receipts)
    .where(sql<boolean>`jsonb_exists(parameters, ${name})`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.said
}

/** A new message is due in every process, also where the clock is a little slow. */
const CLOCKS_DIFFER_MS = 60_000

/** Whether the row is new: with the same key it was queued before. */
export async function insertMessage<P>(
  tx: Transaction,
  { template, ...message }: NewMessage<P>,
): Promise<boolean> {
  const rows = await inserted(tx, {
    recipient: message.to,
    channel: message.channel ?? 'whatsapp',
    template: template.name,
    parameters: JSON.stringify(message.parameters),
    language: message.language,
    dedupe_key: message.dedupeKey,
    created_at: message.now,
    next_try_at: new Date(message.now.getTime() - CLOCKS_DIFFER_MS),
    expires_at: message.expiresAt ?? null,
  })
  return rows.length > 0
}

interface MessageColumns {
  recipient: string
  channel: string
  template: string
  parameters: string
  language: Language
  dedupe_key: string
  created_at: Date
  next_try_at: Date
  expires_at: Date | null
}

const inserted = prepared<MessageColumns>()((db, param) =>
  db
    .insertInto('messages')
    .values({
      recipient: param('recipient'),
      channel: param('channel'),
      template: param('template'),
      parameters: param('parameters'),
      language: param('language'),
      dedupe_key: param('dedupe_key'),
      created_at: param('created_at'),
      next_try_at: param('next_try_at'),
      expires_at: param('expires_at'),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id'),
)

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

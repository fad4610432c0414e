import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export type Sender = 'customer' | 'chef'

export interface Thread {
  eventId: number
  chefId: number
}

export interface TalkMessageRow {
  id: number
  sender: Sender
  text: string
  sentAt: Date
  readAt: Date | null
}

const messagesOf = prepared<Thread>()((db, param) =>
  db
    .selectFrom('chef_messages')
    .select(['id', 'sender', 'text', 'sent_at as sentAt', 'read_at as readAt'])
    .where('event_id', '=', param('eventId'))
    .where('chef_id', '=', param('chefId'))
    .orderBy('id'),
)

export const listMessages = async (db: Database, thread: Thread): Promise<TalkMessageRow[]> =>
  (await messagesOf(db, thread)) as TalkMessageRow[]

export async function insertMessage(
  tx: Transaction,
  { eventId, chefId }: Thread,
  message: { sender: Sender; text: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chef_messages')
    .values({ event_id: eventId, chef_id: chefId, ...message, sent_at: now })
    .execute()
}

/** All that the other one wrote has been read; answers whether anything was new. */
export async function markRead(
  tx: Transaction,
  { eventId, chefId }: Thread,
  sender: Sender,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .updateTable('chef_messages')
    .set({ read_at: now })
    .where('event_id', '=', eventId)
    .where('chef_id', '=', chefId)
    .where('sender', '=', sender)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

export interface TalkCount {
  messages: number
  unread: number
}

/** How many messages there are with each chef, and how many of them by one side are unread. */
export async function countTalks(
  db: Database,
  eventId: number,
  sender: Sender,
): Promise<Map<number, TalkCount>> {
  const rows = await db
    .selectFrom('chef_messages')
    .select(({ fn }) => [
      'chef_id as chefId',
      fn.countAll<number>().as('messages'),
      fn
        .countAll<number>()
        .filterWhere('sender', '=', sender)
        .filterWhere('read_at', 'is', null)
        .as('unread'),
    ])
    .where('event_id', '=', eventId)
    .groupBy('chef_id')
    .execute()
  return new Map(rows.map(({ chefId, ...count }) => [chefId, count]))
}

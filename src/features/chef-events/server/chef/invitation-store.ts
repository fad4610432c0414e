import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface Invitation {
  eventId: number
  notifiedAt: Date
  seenAt: Date | null
  declinedAt: Date | null
}

const COLUMNS = [
  'i.event_id as eventId',
  'i.told_at as notifiedAt',
  'i.seen_at as seenAt',
  'i.declined_at as declinedAt',
] as const

const invitation = prepared<{ eventId: number; chefId: number }>()((db, param) =>
  db
    .selectFrom('chef_invitations as i')
    .select(COLUMNS)
    .where('event_id', '=', param('eventId'))
    .where('chef_id', '=', param('chefId')),
)

export const findInvitation = async (
  db: Database,
  eventId: number,
  chefId: number,
): Promise<Invitation | undefined> => (await invitation(db, { eventId, chefId }))[0]

/** Requests on a chef's list: open ones they did not decline, and what became of late quotes. */
const shown = prepared<{ chefId: number; now: Date; quotedSince: Date }>()((db, param) =>
  db
    .selectFrom('chef_invitations as i')
    .innerJoin('chef_events as e', 'e.id', 'i.event_id')
    .select(COLUMNS)
    .where('i.chef_id', '=', param('chefId'))
    .where(({ eb, and, or, exists, selectFrom }) =>
      or([
        and([
          eb('e.status', 'in', ['pending', 'quoted']),
          eb('e.starts_at', '>', param('now')),
          eb('i.declined_at', 'is', null),
        ]),
        exists(
          selectFrom('chef_quotes as q')
            .select('q.id')
            .whereRef('q.event_id', '=', 'i.event_id')
            .whereRef('q.chef_id', '=', 'i.chef_id')
            .where('q.status', '<>', 'accepted')
            .where('q.sent_at', '>', param('quotedSince')),
        ),
      ]),
    )
    .orderBy('i.event_id'),
)

export const listInvitations = (
  db: Database,
  chefId: number,
  times: { now: Date; quotedSince: Date },
): Promise<Invitation[]> => shown(db, { chefId, ...times })

export async function markDeclined(
  tx: Transaction,
  eventId: number,
  chefId: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('chef_invitations')
    .set({ declined_at: now })
    .where('event_id', '=', eventId)
    .where('chef_id', '=', chefId)
    .where('declined_at', 'is', null)
    .execute()
}

/** Whether the chef had not opened it before. */
export async function markSeen(
  tx: Transaction,
  eventId: number,
  chefId: number,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('chef_invitations')
    .set({ seen_at: now })
    .where('event_id', '=', eventId)
    .where('chef_id', '=', chefId)
    .where('seen_at', 'is', null)
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

const unread = prepared<{ chefId: number }>()((db, param) =>
  db
    .selectFrom('chef_messages')
    .select((eb) => ['event_id as eventId', eb.fn.countAll<number>().as('count')])
    .where('chef_id', '=', param('chefId'))
    .where('sender', '=', 'customer')
    .where('read_at', 'is', null)
    .groupBy('event_id'),
)

/** Customers' messages that the chef has not read, by event. */
export async function countUnread(db: Database, chefId: number): Promise<Map<number, number>> {
  const rows = await unread(db, { chefId })
  return new Map(rows.map(({ eventId, count }) => [eventId, count]))
}

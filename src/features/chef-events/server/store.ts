import { sql } from 'kysely'
import type { Emirate } from '#shared/place/emirates.ts'
import type { Allergen, Cuisine, Diet } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { ANSWER_HOURS, type Canceller, type ChefEventStatus, type EventType } from '../rules.ts'

const COLUMNS = [
  'id',
  'user_id as userId',
  'event_type as eventType',
  'guest_count as guestCount',
  'event_date as eventDate',
  'event_time as eventTime',
  'starts_at as startsAt',
  'cuisines',
  'event_location as eventLocation',
  'city',
  'special_requirements as specialRequirements',
  'allergens',
  'diets',
  'status',
  'cancelled_by as cancelledBy',
  'created_at as createdAt',
  sql<Date>`coalesce(asked_again_at, created_at)`.as('askedAt'),
  sql<Date>`coalesce(chefs_told_at, created_at)`.as('notifiedAt'),
] as const

export interface ChefEventFields {
  eventType: EventType
  guestCount: number
  eventDate: string
  eventTime: string
  cuisines: Cuisine[]
  eventLocation: string
  city: Emirate | null
  specialRequirements: string | null
  allergens: Allergen[]
  diets: Diet[]
}

export interface ChefEventRow extends ChefEventFields {
  id: number
  userId: string
  startsAt: Date
  status: ChefEventStatus
  cancelledBy: Canceller | null
  createdAt: Date
  /** When chefs were asked last: their 48 hours run from then. */
  askedAt: Date
  /** When chefs were notified last that they may quote. */
  notifiedAt: Date
}

const eventRows = prepared<{ userId: string }>()((db, param) =>
  db
    .selectFrom('chef_events')
    .select(COLUMNS)
    .where('user_id', '=', param('userId'))
    .orderBy('id', 'desc'),
)

export const listChefEventRows = async (db: Database, userId: string): Promise<ChefEventRow[]> =>
  (await eventRows(db, { userId })) as ChefEventRow[]

const eventsByIds = prepared<{ ids: number[] }>()((db, param) =>
  db
    .selectFrom('chef_events')
    .select(COLUMNS)
    .where('id', '=', sql<number>`any(${param('ids')}::integer[])`)
    .orderBy('id'),
)

export const listEventsById = async (db: Database, ids: number[]): Promise<ChefEventRow[]> =>
  ids.length === 0 ? [] : ((await eventsByIds(db, { ids })) as ChefEventRow[])

export const findEvent = async (db: Database, id: number): Promise<ChefEventRow | undefined> =>
  (await listEventsById(db, [id]))[0]

/** Locks an event: all that belongs to it changes behind this lock, and only after its owner's. */
export const lockEvent = async (tx: Transaction, id: number): Promise<ChefEventRow | undefined> =>
  (await tx
    .selectFrom('chef_events')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as ChefEventRow | undefined

const toColumns = (fields: ChefEventFields) => ({
  event_type: fields.eventType,
  guest_count: fields.guestCount,
  event_date: fields.eventDate,
  event_time: fields.eventTime,
  cuisines: sql<string[]>`${fields.cuisines}::text[]`,
  event_location: fields.eventLocation,
  city: fields.city,
  special_requirements: fields.specialRequirements,
  allergens: fields.allergens,
  diets: fields.diets,
})

export const insertChefEvent = async (
  tx: Transaction,
  userId: string,
  fields: ChefEventFields,
  now: Date,
): Promise<ChefEventRow> =>
  (await tx
    .insertInto('chef_events')
    .values({ ...toColumns(fields), user_id: userId, created_at: now, updated_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()) as ChefEventRow

export const updateChefEvent = async (
  tx: Transaction,
  id: number,
  fields: ChefEventFields,
  now: Date,
): Promise<ChefEventRow> =>
  (await tx
    .updateTable('chef_events')
    .set({ ...toColumns(fields), updated_at: now, asked_again_at: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()) as ChefEventRow

export async function setEventStatus(
  tx: Transaction,
  id: number,
  status: ChefEventStatus,
  { by, now }: { by?: Canceller; now: Date },
): Promise<void> {
  const isCancelled = status === 'cancelled'
  await tx
    .updateTable('chef_events')
    .set({
      status,
      updated_at: now,
      cancelled_at: isCancelled ? now : null,
      cancelled_by: isCancelled ? (by ?? null) : null,
    })
    .where('id', '=', id)
    .execute()
}

export async function setEventStart(
  tx: Transaction,
  id: number,
  { eventDate, eventTime }: Pick<ChefEventFields, 'eventDate' | 'eventTime'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('chef_events')
    .set({ event_date: eventDate, event_time: eventTime, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** From now on chefs have their hours again. */
export async function setAskedAgain(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('chef_events').set({ asked_again_at: now }).where('id', '=', id).execute()
}

export async function setNotified(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.updateTable('chef_events').set({ chefs_told_at: now }).where('id', '=', id).execute()
}

const ROUND = sql.lit(ANSWER_HOURS * 3600)

/**
 * Open requests in a round of asking that their chefs were not notified of, and without a quote of
 * an earlier round that is open; none that was notified of after `quietSince`.
 */
export async function listUnnotifiedEvents(
  db: Database,
  { now, quietSince }: { now: Date; quietSince: Date },
  limit: number,
): Promise<number[]> {
  const asked = sql`coalesce(e.asked_again_at, e.created_at)`
  const roundFrom = sql<Date>`${asked} + ${ROUND} * interval '1 second'
    * floor(extract(epoch from ${now}::timestamptz - ${asked}) / ${ROUND})`
  const notifiedAt = sql<Date>`coalesce(e.chefs_told_at, e.created_at)`
  const rows = await db
    .selectFrom('chef_events as e')
    .select('e.id')
    .where('e.status', 'in', ['pending', 'quoted'])
    .where('e.starts_at', '>', now)
    .where(notifiedAt, '<', roundFrom)
    .where(notifiedAt, '<=', quietSince)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chef_quotes as q')
            .select('q.id')
            .whereRef('q.event_id', '=', 'e.id')
            .where('q.status', '=', 'sent')
            .where('q.expires_at', '>', now)
            .where('q.sent_at', '<', roundFrom),
        ),
      ),
    )
    .orderBy('e.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteEvent(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('chef_events').where('id', '=', id).execute()
}

/** Events without a confirmed booking whose start has come, the oldest first. */
export async function listMissedEvents(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('chef_events')
    .select('id')
    .where('status', 'in', ['pending', 'quoted', 'deposit_due'])
    .where('starts_at', '<=', now)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

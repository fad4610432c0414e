import { sql } from 'kysely'
import type { Emirate } from '#shared/emirates.ts'
import type { Allergen, Cuisine, Diet } from '#shared/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { ChefEventStatus, EventType } from '../rules.ts'

const COLUMNS = [
  'id',
  'event_type as eventType',
  'guest_count as guestCount',
  'event_date as eventDate',
  'event_time as eventTime',
  'cuisines',
  'event_location as eventLocation',
  'city',
  'special_requirements as specialRequirements',
  'allergens',
  'diets',
  'status',
  'created_at as createdAt',
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
  status: ChefEventStatus
  createdAt: Date
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

export async function insertChefEvent(
  tx: Transaction,
  userId: string,
  fields: ChefEventFields,
  now: Date,
): Promise<ChefEventRow> {
  const row = await tx
    .insertInto('chef_events')
    .values({
      user_id: userId,
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
      created_at: now,
      updated_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return row as ChefEventRow
}

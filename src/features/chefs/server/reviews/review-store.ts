import type { Emirate } from '#shared/place/emirates.ts'
import type { Language } from '#shared/language.ts'
import type { EventType } from '#features/chef-events/rules.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface ReviewRow {
  chefId: number
  stars: number
  text: string
  /** Of who wrote it, as they gave it. */
  name: string
  eventType: EventType
  guestCount: number
  city: Emirate | null
  writtenAt: Date
  reply: string | null
}

const COLUMNS = [
  'r.chef_id as chefId',
  'r.stars',
  'r.text',
  'r.language',
  'users.name',
  'e.event_type as eventType',
  'q.guest_count as guestCount',
  'e.city',
  'r.written_at as writtenAt',
  'r.reply',
] as const

const reviews = (db: Database) =>
  db
    .selectFrom('chef_reviews as r')
    .innerJoin('chef_bookings as b', 'b.id', 'r.booking_id')
    .innerJoin('chef_quotes as q', 'q.id', 'b.quote_id')
    .innerJoin('chef_events as e', 'e.id', 'b.event_id')
    .innerJoin('users', 'users.id', 'b.customer_id')

const chefReviews = prepared<{ chefId: number; limit: number }>()((db, param) =>
  reviews(db)
    .select(COLUMNS)
    .where('r.chef_id', '=', param('chefId'))
    .orderBy('r.written_at', 'desc')
    .limit(param('limit')),
)

export const listReviewsOf = async (
  db: Database,
  chefId: number,
  limit: number,
): Promise<ReviewRow[]> => (await chefReviews(db, { chefId, limit })) as ReviewRow[]

const praise = prepared<{ language: Language; limit: number }>()((db, param) =>
  db
    .selectFrom(
      reviews(db)
        .innerJoin('chefs', 'chefs.id', 'r.chef_id')
        .innerJoin('users as cooks', 'cooks.id', 'chefs.user_id')
        .select([...COLUMNS, 'chefs.name_en as nameEn', 'chefs.name_ar as nameAr'])
        .distinctOn('r.chef_id')
        .where('r.stars', '>=', 4)
        .where('r.text', '<>', '')
        .where('cooks.suspended_at', 'is', null)
        .orderBy('r.chef_id')
        .orderBy((eb) => eb('r.language', '=', param('language')), 'desc')
        .orderBy('r.written_at', 'desc')
        .as('best'),
    )
    .selectAll()
    .orderBy((eb) => eb('language', '=', param('language')), 'desc')
    .orderBy('writtenAt', 'desc')
    .limit(param('limit')),
)

/** The newest good word of each chef; those in the reader's language come first. */
export const listPraise = async (
  db: Database,
  language: Language,
  limit: number,
): Promise<(ReviewRow & { nameEn: string; nameAr: string })[]> =>
  (await praise(db, { language, limit })) as (ReviewRow & { nameEn: string; nameAr: string })[]

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'

const NEWEST = 100

const dishesOf = (language: Language) => sql<string[]>`array(
  select distinct ${sql.ref(`dishes.name_${language}`)}
    from subscription_meals m
    join menu_items on menu_items.id = m.menu_item_id
    join dishes on dishes.id = menu_items.dish_id
   where m.subscription_id = d.subscription_id and m.day = d.day
   order by 1)`

const days = (db: Database, customerId: string, language: Language) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('restaurants as k', 'k.id', 'd.restaurant_id')
    .leftJoin('delivery_ratings as r', 'r.delivery_id', 'd.id')
    .select([
      'd.id as deliveryId',
      'd.day',
      'd.status',
      'd.restaurant_id as restaurantId',
      `k.name_${language} as restaurant`,
      'r.stars',
      'r.comment',
      dishesOf(language).as('dishes'),
    ])
    .where('d.customer_id', '=', customerId)

type Reader = { id: string; language: Language }

export const listDelivered = (db: Database, who: Reader, from: Day) =>
  days(db, who.id, who.language)
    .where('d.status', '=', 'delivered')
    .where('d.day', '>=', from)
    .orderBy('d.day', 'desc')
    .orderBy('d.id')
    .execute()

export const findDay = (db: Database, who: Reader, deliveryId: number) =>
  days(db, who.id, who.language).where('d.id', '=', deliveryId).executeTakeFirst()

export type RatedDay = Awaited<ReturnType<typeof listDelivered>>[number]

export async function putRating(
  tx: Transaction,
  rating: {
    deliveryId: number
    restaurantId: number
    customerId: string
    stars: number
    comment: string
    now: Date
  },
): Promise<void> {
  const { stars, comment, now } = rating
  await tx
    .insertInto('delivery_ratings')
    .values({
      delivery_id: rating.deliveryId,
      restaurant_id: rating.restaurantId,
      customer_id: rating.customerId,
      stars,
      comment,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('delivery_id').doUpdateSet({ stars, comment, changed_at: now }),
    )
    .execute()
}

/** The stars that count. */
export async function listStars(db: Database, restaurantId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('delivery_ratings')
    .select('stars')
    .where('restaurant_id', '=', restaurantId)
    .where('hidden_at', 'is', null)
    .execute()
  return rows.map(({ stars }) => stars)
}

const ratings = (db: Database, language: Language) =>
  db
    .selectFrom('delivery_ratings as r')
    .innerJoin('delivery_days as d', 'd.id', 'r.delivery_id')
    .innerJoin('users as u', 'u.id', 'r.customer_id')
    .select([
      'r.id',
      'r.restaurant_id as restaurantId',
      'd.day',
      'r.stars',
      'r.comment',
      'r.hidden_at as hiddenAt',
      'r.hidden_reason as hiddenReason',
      'u.name as customer',
      'u.phone as customerPhone',
      'u.number as customerNumber',
      dishesOf(language).as('dishes'),
    ])

export type RatingRow = Awaited<ReturnType<typeof listRatings>>[number]

export const listRatings = (db: Database, restaurantId: number, language: Language) =>
  ratings(db, language)
    .where('r.restaurant_id', '=', restaurantId)
    .orderBy('d.day', 'desc')
    .orderBy('r.id', 'desc')
    .limit(NEWEST)
    .execute()

export const findRating = (db: Database, id: number, language: Language) =>
  ratings(db, language).where('r.id', '=', id).executeTakeFirst()

export const setHidden = async (
  tx: Transaction,
  id: number,
  hidden: { at: Date; reason: string } | null,
): Promise<void> => {
  await tx
    .updateTable('delivery_ratings')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute()
}

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import { isLanguage, type Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'

/** A delivery day that comes: a subscription has one a day at most. */
export interface ComingDay {
  subscriptionId: number
  day: Day
}

export interface ExtrasOfDay extends ComingDay {
  id: number
  restaurantId: number
  /** Held for portions past the paid ones. */
  held: number
  /** Portions past the paid ones that are chosen. */
  chosen: number
}

/** Days that hold more or fewer places for extras than are chosen, or all that do or should hold any. */
export async function listExtras(
  tx: Transaction,
  days: readonly ComingDay[],
): Promise<ExtrasOfDay[]> {
  if (days.length === 0) return []
  const { rows } = await sql<ExtrasOfDay>`
    select d.id, d.subscription_id as "subscriptionId", d.day, d.restaurant_id as "restaurantId",
           d.extra_places as held, greatest(0, coalesce(m.portions, 0) - d.meals)::integer as chosen
      from (
        select distinct * from unnest(
          ${days.map(({ subscriptionId }) => subscriptionId)}::integer[],
          ${days.map(({ day }) => day)}::date[]
        ) as one (subscription_id, day)
      ) wanted
      join delivery_days d
        on d.subscription_id = wanted.subscription_id and d.day = wanted.day
       and d.status <> 'skipped'
      left join lateral (
        select sum(m.quantity) as portions
          from subscription_meals m
          join menu_items i on i.id = m.menu_item_id and i.restaurant_id = d.restaurant_id
         where m.subscription_id = d.subscription_id and m.day = d.day
      ) m on true
     where d.extra_places > 0 or m.portions > d.meals
     order by d.restaurant_id, d.day`.execute(tx)
  return rows
}

/** Brings what days hold for extras to what is chosen on them. */
export async function setExtraPlaces(
  tx: Transaction,
  days: readonly Pick<ExtrasOfDay, 'id' | 'chosen'>[],
): Promise<void> {
  await sql`
    update delivery_days d set extra_places = settled.places
      from unnest(
        ${days.map(({ id }) => id)}::integer[],
        ${days.map(({ chosen }) => chosen)}::smallint[]
      ) as settled (id, places)
     where d.id = settled.id`.execute(tx)
}

export const listPlaces = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('delivery_days')
    .select(['restaurant_id as restaurantId', 'day', 'meals', 'extra_places as extraPlaces'])
    .where('id', 'in', ids)
    .execute()

export async function clearExtraPlaces(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.updateTable('delivery_days').set({ extra_places: 0 }).where('id', 'in', ids).execute()
}

/** The dishes of one kitchen that are chosen on a day, in the order they were chosen. */
export const listChosenLines = (
  tx: Transaction,
  { subscriptionId, day, restaurantId }: ComingDay & { restaurantId: number },
) =>
  tx
    .selectFrom('subscription_meals as m')
    .innerJoin('menu_items as i', 'i.id', 'm.menu_item_id')
    .select(['m.id', 'm.menu_item_id as menuItemId', 'm.quantity'])
    .where('m.subscription_id', '=', subscriptionId)
    .where('m.day', '=', day)
    .where('i.restaurant_id', '=', restaurantId)
    .orderBy('m.id')
    .execute()

/** What is left of lines; those of which nothing is left go. */
export async function setQuantities(
  tx: Transaction,
  lines: readonly { id: number; quantity: number }[],
): Promise<void> {
  await sql`
    with fewer as (
      select * from unnest(
        ${lines.map(({ id }) => id)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[]
      ) as line (id, quantity)
    ), gone as (
      delete from subscription_meals m using fewer where m.id = fewer.id and fewer.quantity = 0
    )
    update subscription_meals m set quantity = fewer.quantity
      from fewer where m.id = fewer.id and fewer.quantity > 0`.execute(tx)
}

/** Where a customer is told, and in which language. */
export async function getCustomer(
  tx: Transaction,
  id: string,
): Promise<{ phone: string; language: Language }> {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { phone, language: isLanguage(language) ? language : 'en' }
}

export interface WrongPlaces {
  restaurantId: number
  day: Day
  booked: number
  held: number
}

/**
 * Kitchens' days from a day on whose booked places are not the sum of what cycles keep and what days
 * that come hold: their paid meals, or all chosen portions where those are more.
 */
export async function listWrongPlaces(db: Database, from: Day): Promise<WrongPlaces[]> {
  const { rows } = await sql<WrongPlaces>`
    with chosen as (
      select m.subscription_id, m.day, i.restaurant_id, sum(m.quantity) as portions
        from subscription_meals m
        join menu_items i on i.id = m.menu_item_id
       where m.day >= ${from}
       group by m.subscription_id, m.day, i.restaurant_id
    ), held as (
      select restaurant_id, day, sum(places) as places from (
        select c.restaurant_id, kept.day::date as day, c.meals_per_day as places
          from subscription_cycles c
         cross join unnest(c.held_days) as kept (day)
        union all
        select d.restaurant_id, d.day, greatest(d.meals, coalesce(chosen.portions, 0))
          from delivery_days d
          left join chosen using (subscription_id, day, restaurant_id)
         where d.status <> 'skipped' and d.day >= ${from}
      ) places
      where day >= ${from}
      group by restaurant_id, day
    )
    select coalesce(k.restaurant_id, held.restaurant_id) as "restaurantId",
           coalesce(k.day, held.day) as day, coalesce(k.booked, 0)::integer as booked,
           coalesce(held.places, 0)::integer as held
      from (select * from kitchen_days where day >= ${from}) k
      full join held on held.restaurant_id = k.restaurant_id and held.day = k.day
     where coalesce(k.booked, 0) <> coalesce(held.places, 0)
     order by 1, 2`.execute(db)
  return rows
}

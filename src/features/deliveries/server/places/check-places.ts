import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'

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
    with held as (
      select restaurant_id, day, sum(places) as places from (
        select c.restaurant_id, kept.day::date as day, c.meals_per_day as places
          from subscription_cycles c
         cross join unnest(c.held_days) as kept (day)
        union all
        select d.restaurant_id, d.day, greatest(d.meals, coalesce((
                 select sum(m.quantity)
                   from subscription_meals m
                   join menu_items i on i.id = m.menu_item_id and i.restaurant_id = d.restaurant_id
                  where m.subscription_id = d.subscription_id and m.day = d.day
               ), 0))
          from delivery_days d
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

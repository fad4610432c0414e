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
 * that come hold: their meals, and the extras. Counted in SQL, apart from the rule that it checks.
 */
export async function listWrongPlaces(db: Database, from: Day): Promise<WrongPlaces[]> {
  const { rows } = await sql<WrongPlaces>`
    with chosen as (
      select m.subscription_id, m.day, i.restaurant_id, m.meal_time, sum(m.quantity) as portions,
             sum(m.paid_at_any_time) as kept
        from subscription_meals m
        join menu_items i on i.id = m.menu_item_id
       where m.day >= ${from}
       group by m.subscription_id, m.day, i.restaurant_id, m.meal_time
    ), coming as (
      select d.id, d.restaurant_id, d.day, d.meals, d.meals + d.meals_back as per_day,
             coalesce(sum(chosen.portions), 0) as portions, coalesce(sum(chosen.kept), 0) as kept,
             coalesce(sum(least(
               chosen.portions - chosen.kept, greatest(0, share.meals - chosen.kept))), 0) as paid
        from delivery_days d
        join subscription_cycles c on c.id = d.cycle_id
        join plans p on p.id = c.plan_id
        left join chosen on chosen.subscription_id = d.subscription_id and chosen.day = d.day
         and chosen.restaurant_id = d.restaurant_id
       cross join lateral (
         select case when cardinality(p.meal_times) = 0 then d.meals + d.meals_back else (
           select count(*) from generate_series(0, d.meals + d.meals_back - 1) slot
            where p.meal_times[1 + slot % cardinality(p.meal_times)] = chosen.meal_time) end as meals
       ) share
       where d.status <> 'skipped' and d.day >= ${from}
       group by d.id
    ), held as (
      select restaurant_id, day, sum(places) as places from (
        select c.restaurant_id, kept.day::date as day, c.meals_per_day as places
          from subscription_cycles c
         cross join unnest(c.held_days) as kept (day)
        union all
        select restaurant_id, day, meals + portions - kept - least(paid, per_day - kept)
          from coming
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

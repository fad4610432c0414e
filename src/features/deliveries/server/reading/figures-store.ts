import { sql } from 'kysely'
import { addDays, dayOf, instantAt, type Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { windowEnd } from '#server/database/window-end.ts'

export interface MealsOfDay {
  day: Day
  mealTime: 'breakfast' | 'lunch' | 'dinner'
  state: 'delivered' | 'on_the_way' | 'cooking' | 'later' | 'late' | 'failed'
  meals: number
}

/** Meals that were to come on these days, by meal time and how far they are by now. */
export async function countMeals(
  db: Database,
  from: Day,
  to: Day,
  now: Date,
): Promise<MealsOfDay[]> {
  const { rows } = await sql<MealsOfDay>`
    select d.day, m.meal_time as "mealTime",
           case
             when s.status = 'delivered' then 'delivered'
             when s.status in ('failed', 'forfeited') then 'failed'
             when coalesce(${windowEnd('t.day', 't.window_from', 't.window_to')} < ${now},
                           d.day < ${dayOf(now)} and d.status <> 'planned') then 'late'
             when s.status in ('out', 'out_for_delivery') then 'on_the_way'
             when s.status in ('preparing', 'ready') then 'cooking'
             else 'later'
           end as state,
           sum(m.quantity)::integer as meals
      from delivery_days d
      join subscription_meals m on m.subscription_id = d.subscription_id and m.day = d.day
      left join kitchen_tickets t on t.delivery_day_id = d.id and t.meal_time = m.meal_time
      cross join lateral (select coalesce(t.status, d.status) as status) s
     where d.day between ${from} and ${to}
       and d.status <> 'skipped' and t.status is distinct from 'cancelled'
     group by 1, 2, 3`.execute(db)
  return rows
}

export interface CutOff {
  restaurantId: number
  nameEn: string
  nameAr: string
  /** The day whose meals can be changed until then. */
  day: Day
  locksAt: Date
  deliveries: number
}

const CUTOFF_DAYS_MAX = 14

/** The cut-offs of this calendar day, passed or not. */
export async function listCutOffs(db: Database, today: Day): Promise<CutOff[]> {
  const { rows } = await sql<CutOff>`
    select r.id as "restaurantId", r.name_en as "nameEn", r.name_ar as "nameAr", d.day,
           d.locks_at as "locksAt", count(*)::integer as deliveries
      from delivery_days d
      join restaurants r on r.id = d.restaurant_id
     where d.day between ${today} and ${addDays(today, CUTOFF_DAYS_MAX)}
       and d.locks_at >= ${instantAt(today)} and d.locks_at < ${instantAt(addDays(today, 1))}
       and d.status <> 'skipped'
     group by r.id, d.day, d.locks_at
     order by d.locks_at, r.id`.execute(db)
  return rows
}

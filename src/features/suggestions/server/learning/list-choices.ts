import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

export interface Choice {
  kind: 'accepted' | 'cooked' | 'reordered' | 'replaced'
  dishId: number
  /** One to five, where it was rated. */
  rating: number | null
  at: Date
}

/** What a customer did with suggestions, ordering for one again among it, oldest first: all that is learned of their taste. */
export const listChoices = async (
  db: Database,
  customerId: string,
  { from, limit }: { from: Date; limit: number },
): Promise<Choice[]> => {
  const { rows } = await sql<Choice>`
    select kind, "dishId", rating, at from (
      select 'accepted' as kind, dish_id as "dishId", null::smallint as rating, created_at as at
      from accepted_meals
      where customer_id = ${customerId} and withdrawn_at is null and created_at > ${from}
      union all
      select 'cooked', dish_id, rating, cooked_at
      from accepted_meals
      where customer_id = ${customerId} and cooked_at > ${from}
      union all
      select 'reordered', d.dish_id, null, o.placed_at
      from ordered_dishes d join ingredient_orders o on o.id = d.order_id
      where o.customer_id = ${customerId} and d.is_again and o.status <> 'cancelled'
        and o.placed_at > ${from}
      union all
      select 'replaced', dish_id, null, created_at
      from meal_suggestions
      where customer_id = ${customerId} and status = 'replaced' and created_at > ${from}
      order by at desc
      limit ${limit}
    ) as choices
    order by at, kind, "dishId"`.execute(db)
  return rows
}

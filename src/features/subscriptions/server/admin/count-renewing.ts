import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Renewing } from '#features/plans/server/public.ts'

/** What renews by itself, counted by what its next cycle is priced with. */
export async function countRenewing(db: Database): Promise<Renewing> {
  const renewing = db.selectFrom('subscriptions').where('status', 'in', ['active', 'paused'])
  const plans = await renewing
    .select((eb) => [
      sql<number>`coalesce(next_plan_id, plan_id)`.as('key'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('key')
    .execute()
  const addOns = await renewing
    .select((eb) => [sql<string>`unnest(add_ons)`.as('key'), eb.fn.countAll<number>().as('count')])
    .groupBy('key')
    .execute()
  const diets = await renewing
    .select((eb) => [sql<string>`unnest(diets)`.as('key'), eb.fn.countAll<number>().as('count')])
    .groupBy('key')
    .execute()
  return { plans: byKey(plans), addOns: byKey(addOns), diets: byKey(diets) }
}

const byKey = <K>(rows: readonly { key: K; count: number }[]): Map<K, number> =>
  new Map(rows.map(({ key, count }) => [key, count]))

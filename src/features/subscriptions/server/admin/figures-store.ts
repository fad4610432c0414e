import { sql } from 'kysely'
import { addDays, type Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { isActive, STATUSES } from '../../rules.ts'

export interface SubscriptionFigures {
  active: number
  /** Of a week ago. */
  before: number
}

const ACTIVE = STATUSES.filter(isActive)

/** An order that no one ever paid was never active, whatever became of it. */
const isPaidOnce = sql<boolean>`exists (
  select from subscription_cycles c
   where c.subscription_id = subscriptions.id and c.payment in ('paid', 'refunded'))`

export async function countActive(db: Database, today: Day): Promise<SubscriptionFigures> {
  const past = addDays(today, -7)
  const { rows } = await sql<SubscriptionFigures>`
    select (count(*) filter (where status = any(${ACTIVE})))::integer as active,
           (count(*) filter (where start_date <= ${past}
              and (status = any(${ACTIVE}) or end_date >= ${past})))::integer as before
      from subscriptions
     where status = any(${[...ACTIVE, 'ended']}) and ${isPaidOnce}`.execute(db)
  return rows[0] ?? { active: 0, before: 0 }
}

/** The newest that were ordered. */
export const listNewest = (db: Database, limit: number) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .innerJoin('users as u', 'u.id', 's.customer_id')
    .select([
      's.created_at as at',
      'u.name',
      'u.phone',
      'p.name_en as planEn',
      'p.name_ar as planAr',
    ])
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute()

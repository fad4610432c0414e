import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { inOrder, NEWEST, OLDEST, type Sorting } from '#server/database/sorting.ts'
import { isLike, isPhoneLike } from '#server/database/search.ts'
import type { exportSubscriptions } from '../../admin-contract.ts'
import { CYCLE_PAYMENTS, paymentStatusOf, type PaymentStatus, type Status } from '../../rules.ts'

export type SubscriptionFilters = Input<typeof exportSubscriptions>

type Sort = NonNullable<SubscriptionFilters['sort']>

const SORTINGS: Readonly<Record<Sort, Sorting>> = {
  newest: NEWEST,
  oldest: OLDEST,
  start: { column: 's.start_date', isDescending: false },
}
const SORTED = { table: sql`subscriptions as s`, id: 's.id' }

/** An AI plan only learns the taste from its restaurant: no one cooks it. */
const cookedBy = [
  sql<string | null>`case when p.kind <> 'ai' then r.name_en end`.as('restaurantEn'),
  sql<string | null>`case when p.kind <> 'ai' then r.name_ar end`.as('restaurantAr'),
] as const

const indexed = (db: Database) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('users as u', 'u.id', 's.customer_id')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
    .innerJoin('subscription_cycles as c', 'c.subscription_id', 's.id')
    .where(({ eb, or }) => or([eb('c.number', '=', 1), eb('c.payment', '<>', 'cancelled')]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription_cycles as later')
            .select('later.id')
            .whereRef('later.subscription_id', '=', 's.id')
            .whereRef('later.number', '>', 'c.number')
            .where('later.payment', '<>', 'cancelled'),
        ),
      ),
    )
    .select([
      's.id',
      's.status',
      's.start_date as startDate',
      's.end_date as endDate',
      's.paused_from as pausedFrom',
      's.paused_to as pausedTo',
      'u.name as customerName',
      'u.phone as customerPhone',
      'p.name_en as planEn',
      'p.name_ar as planAr',
      ...cookedBy,
      'c.payment',
      'c.ends_on as cycleEndsOn',
      'c.total_fils as totalFils',
    ])

export type IndexedRow = Awaited<ReturnType<ReturnType<typeof indexed>['execute']>>[number]

/** Subscriptions with their newest cycle, renewals that were called off left out, behind the last one of the page before. */
export function listIndexed(
  db: Database,
  filters: SubscriptionFilters,
  { today, ...reach }: { from: number | undefined; limit: number; today: Day },
): Promise<IndexedRow[]> {
  const { search, status, payment, planId, restaurantId, sort = 'newest' } = filters
  let query = indexed(db)
  if (search) query = query.where(isFound(search))
  if (status) query = query.where(hasStatus(status, today))
  if (payment) query = query.where('c.payment', 'in', paymentsOf(payment))
  if (planId) query = query.where('s.plan_id', '=', planId)
  if (restaurantId) {
    query = query.where('s.restaurant_id', '=', restaurantId).where('p.kind', '<>', 'ai')
  }
  return inOrder(query, SORTED, SORTINGS[sort], reach).execute()
}

/** What a cycle's payment is where its badge says so. */
const paymentsOf = (status: PaymentStatus) =>
  CYCLE_PAYMENTS.filter((payment) => paymentStatusOf(payment) === status)

const isFound = (search: string) => {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  return sql<boolean>`(${isLike('u.name', search)} or ${isPhoneLike('u.phone', search)}
    or (p.kind <> 'ai' and (${isLike('r.name_en', search)} or ${isLike('r.name_ar', search)}))
    or ${number === undefined ? sql`false` : sql`s.id = ${Number(number)}`})`
}

/** As `statusOn` says it: paused exactly while the day lies inside the pause. */
const hasStatus = (status: Status, today: Day) => {
  const isPaused = sql<boolean>`coalesce(${today}::date between s.paused_from and s.paused_to, false)`
  if (status === 'paused') return sql<boolean>`s.status in ('active', 'paused') and ${isPaused}`
  if (status === 'active') return sql<boolean>`s.status in ('active', 'paused') and not ${isPaused}`
  return sql<boolean>`s.status = ${status}`
}

/** The customer of a subscription as an admin sees them, and where it is delivered. */
export const findCustomer = (db: Database, subscriptionId: number) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('users as u', 'u.id', 's.customer_id')
    .innerJoin('delivery_addresses as a', 'a.id', 's.address_id')
    .select([
      'u.id',
      'u.name',
      'u.phone',
      'u.email',
      'u.language',
      'u.created_at as registeredAt',
      'a.name as addressName',
      'a.building_name as building',
      'a.address_line1 as line1',
      'a.area',
      'a.city',
    ])
    .where('s.id', '=', subscriptionId)
    .executeTakeFirst()

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

/** Where a customer can be delivered to. */
export const listAddressesOf = (db: Database, customerId: string) =>
  db
    .selectFrom('delivery_addresses')
    .select(['id', 'name as addressName', 'area'])
    .where('user_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

/** Names of what cycles were bought from, by the cycle's number. */
export const listCycleNames = (db: Database, subscriptionId: number) =>
  db
    .selectFrom('subscription_cycles as c')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .innerJoin('restaurants as r', 'r.id', 'c.restaurant_id')
    .select(['c.id', 'p.name_en as planEn', 'p.name_ar as planAr', ...cookedBy])
    .where('c.subscription_id', '=', subscriptionId)
    .execute()

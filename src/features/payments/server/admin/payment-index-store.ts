import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { byDate, inOrder, type Sorting } from '#server/database/sorting.ts'
import { isLike, isPhoneLike } from '#server/database/search.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import type { exportPayments } from '../../admin-contract.ts'
import { OPEN_STATES, type PaymentState } from '../../rules.ts'

export type PaymentFilters = Input<typeof exportPayments>

type Sort = NonNullable<PaymentFilters['sort']>

const SORTINGS: Readonly<Record<Sort, Sorting>> = {
  ...byDate('p.charge_on'),
  due: { column: 'p.charge_on', isDescending: false },
  amount: { column: 'p.amount_fils', isDescending: true },
}
const SORTED = { table: sql`payments as p`, id: 'p.id' }

/** Why a payment waits for a person, the oldest first. */
export const openReasons = (paymentId: 'p.id') => sql<string[]>`
  array(select r.reason from payment_reviews r
         where r.payment_id = ${sql.ref(paymentId)} and r.closed_at is null order by r.id)`

const payments = (db: Database) =>
  db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.customer_id')
    .selectAll('p')
    .select(['u.name', 'u.phone', openReasons('p.id').as('reviews')])

export type IndexedPayment = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]

/** Payments behind the last one of the page before. */
export function listIndexed(
  db: Database,
  filters: PaymentFilters,
  reach: { from: number | undefined; limit: number },
): Promise<IndexedPayment[]> {
  const { search, state, method, purpose, declined, subscriptionId, sort = 'newest' } = filters
  let query = payments(db)
  if (search) query = query.where(isFound(search))
  if (state) query = query.where('p.state', '=', state)
  if (method) query = query.where('p.method', '=', method)
  if (purpose) query = query.where('p.purpose', '=', purpose)
  if (declined) query = query.where('p.failures', '>', 0).where('p.state', 'in', statesOf(declined))
  if (subscriptionId) query = query.where('p.subscription_id', '=', subscriptionId)
  return inOrder(query, SORTED, SORTINGS[sort], reach).execute()
}

const statesOf = (declined: NonNullable<PaymentFilters['declined']>): readonly PaymentState[] =>
  declined === 'open' ? OPEN_STATES : ['failed', 'expired', 'cancelled']

const isFound = (search: string) => {
  const reference = /^(?:suf-?)?0*(\d{1,9})$/i.exec(search)?.[1]
  return sql<boolean>`(${isLike('u.name', search)} or ${isPhoneLike('u.phone', search)}
    or ${reference === undefined ? sql`false` : sql`p.id = ${Number(reference)}`})`
}

export const findIndexed = (db: Database, id: number): Promise<IndexedPayment | undefined> =>
  payments(db).where('p.id', '=', id).executeTakeFirst()

export const listRefundsOf = (db: Database, paymentIds: readonly number[]) =>
  db
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'amount_fils', 'by_hand', 'state', 'created_at'])
    .where('payment_id', '=', sql<number>`any(${paymentIds}::bigint[])`)
    .orderBy('id')
    .execute()

export type RefundOfPayment = Awaited<ReturnType<typeof listRefundsOf>>[number]

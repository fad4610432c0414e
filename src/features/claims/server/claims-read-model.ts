import { sql } from 'kysely'
import type { Occasion } from '#shared/food/occasions.ts'
import { isLanguage } from '#shared/language.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { isLike, isPhoneLike } from '#server/database/search.ts'
import { inOrder, NEWEST, OLDEST, type Sorting } from '#server/database/sorting.ts'
import type { FailureReason, TicketStatus } from '#features/kitchen-board/rules.ts'
import type { exportFoodProblems } from '../admin-contract.ts'
import type { ClaimKind, ClaimState } from '../rules.ts'

const claims = (db: Database) =>
  db
    .selectFrom('delivery_claims as c')
    .innerJoin('kitchen_tickets as t', 't.id', 'c.ticket_id')
    .innerJoin('restaurants as k', 'k.id', 't.restaurant_id')
    .innerJoin('users as u', 'u.id', 'c.customer_id')
    .leftJoin('dishes as f', 'f.id', 'c.dish_id')
    .leftJoin('drop_refunds as r', 'r.ticket_id', 'c.ticket_id')
    .select([
      'c.id',
      'c.ticket_id as ticketId',
      'c.customer_id as customerId',
      'c.kind',
      'c.state',
      'c.dish_id as dishId',
      'c.words',
      'c.photo_id as photoId',
      'c.made_at as madeAt',
      'c.decided_at as decidedAt',
      'c.answer',
      't.day',
      't.status',
      't.failure_reason as failureReason',
      't.restaurant_id as restaurantId',
      'k.name_en as restaurantEn',
      'k.name_ar as restaurantAr',
      'u.name as customer',
      'u.phone',
      'u.language',
      'u.number as customerNumber',
      'f.name_en as dishEn',
      'f.name_ar as dishAr',
      'r.amount_fils as refundFils',
    ])
    .select((eb) => eb.fn.coalesce('t.occasion', 't.meal_time').as('occasion'))

type RawClaim = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number]

const toClaim = (row: RawClaim) => ({
  ...row,
  kind: row.kind as ClaimKind,
  state: row.state as ClaimState,
  status: row.status as TicketStatus,
  failureReason: row.failureReason as FailureReason | null,
  occasion: row.occasion as Occasion,
  language: isLanguage(row.language) ? row.language : 'en',
})

export type ClaimRow = ReturnType<typeof toClaim>

export const listClaimsOf = async (
  db: Database,
  customerId: string,
  limit: number,
): Promise<ClaimRow[]> =>
  (
    await claims(db)
      .where('c.customer_id', '=', customerId)
      .orderBy('c.id', 'desc')
      .limit(limit)
      .execute()
  ).map(toClaim)

export const listClaimsOfStop = async (db: Database, ticketId: number): Promise<ClaimRow[]> =>
  (await claims(db).where('c.ticket_id', '=', ticketId).orderBy('c.id').execute()).map(toClaim)

export async function findClaim(db: Database, id: number): Promise<ClaimRow | undefined> {
  const row = await claims(db).where('c.id', '=', id).executeTakeFirst()
  return row && toClaim(row)
}

/** “Not arrived” of drops of these days that waits for their end. */
export const listWaitingOfDays = (db: Database, dayIds: readonly number[]) =>
  db
    .selectFrom('delivery_claims as c')
    .innerJoin('kitchen_tickets as t', 't.id', 'c.ticket_id')
    .select(['c.id', 'c.photo_id as photoId'])
    .where('t.delivery_day_id', '=', sql<number>`any(${[...dayIds]}::integer[])`)
    .where('c.state', '=', 'waiting')
    .orderBy('c.id')
    .execute()

/** Drops that were handed over by what the kitchen says, and made good because they did not arrive. */
export async function countMadeGood(
  db: Database,
  customerId: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('delivery_claims as c')
    .innerJoin('kitchen_tickets as t', 't.id', 'c.ticket_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('c.customer_id', '=', customerId)
    .where('c.kind', '=', 'not_arrived')
    .where('c.state', '=', 'granted')
    .where('c.made_at', '>', since)
    .where('t.failure_reason', '=', 'not_arrived')
    .executeTakeFirstOrThrow()
  return count
}

/** The newest hand-over of a drop, and whether it named the customer's code. */
export async function findHandOver(db: Database, ticketId: number) {
  const step = await db
    .selectFrom('kitchen_ticket_steps')
    .select(['reason', 'run_id as runId', 'happened_at as at'])
    .where('ticket_id', '=', ticketId)
    .where('to_status', '=', 'delivered')
    .where('is_recall', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step && { at: step.at, isWithCode: step.runId !== null && step.reason === null }
}

/** How many wait for our team, and since when. */
export async function countOpenClaims(
  db: Database,
): Promise<{ open: number; allergens: number; contests: number; oldestAt: Date | null }> {
  const { rows } = await sql<{
    open: number
    allergens: number
    contests: number
    oldestAt: Date | null
  }>`
    select count(*) filter (where c.id is not null)::integer as open,
           count(*) filter (where c.kind = 'allergen')::integer as allergens,
           (select count(*) from drop_contests where decision is null)::integer as contests,
           min(c.made_at) as "oldestAt"
      from delivery_claims c where c.state = 'open'`.execute(db)
  return rows[0] ?? { open: 0, allergens: 0, contests: 0, oldestAt: null }
}

export type ClaimFilters = Input<typeof exportFoodProblems>

const SORTINGS: Readonly<Record<NonNullable<ClaimFilters['sort']>, Sorting>> = {
  urgent: { column: 'c.place', isDescending: true },
  newest: NEWEST,
  oldest: OLDEST,
}

/** Reports behind the last one of the page before. */
export async function listIndexed(
  db: Database,
  { search, state, kind, sort = 'urgent' }: ClaimFilters,
  reach: { from: number | undefined; limit: number },
): Promise<ClaimRow[]> {
  let query = claims(db)
  if (state) query = query.where('c.state', '=', state)
  if (kind) query = query.where('c.kind', '=', kind)
  if (search) {
    query = query.where(
      sql<boolean>`(${isLike('u.name', search)} or ${isPhoneLike('u.phone', search)}
        or ${isLike('k.name_en', search)} or ${isLike('k.name_ar', search)})`,
    )
  }
  const sorted = { table: sql`delivery_claims as c`, id: 'c.id' }
  return (await inOrder(query, sorted, SORTINGS[sort], reach).execute()).map(toClaim)
}

/** Whom an alarm goes to. */
export const listAdmins = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'phone', 'language'])
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()

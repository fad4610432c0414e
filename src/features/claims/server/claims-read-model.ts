import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { ClaimKind, ClaimState } from '../rules.ts'

const claims = (db: Database) =>
  db
    .selectFrom('delivery_claims as c')
    .innerJoin('kitchen_tickets as t', 't.id', 'c.ticket_id')
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
      't.restaurant_id as restaurantId',
      'f.name_en as dishEn',
      'f.name_ar as dishAr',
      'r.amount_fils as refundFils',
    ])

type RawClaim = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number]

const toClaim = (row: RawClaim) => ({
  ...row,
  kind: row.kind as ClaimKind,
  state: row.state as ClaimState,
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

export const listClaimsOfDrop = async (db: Database, ticketId: number): Promise<ClaimRow[]> =>
  (await claims(db).where('c.ticket_id', '=', ticketId).orderBy('c.id').execute()).map(toClaim)

export async function findClaim(db: Database, id: number): Promise<ClaimRow | undefined> {
  const row = await claims(db).where('c.id', '=', id).executeTakeFirst()
  return row && toClaim(row)
}

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

/** Whether the newest hand-over of a drop named the customer's code. */
export async function isHandedOverWithCode(db: Database, ticketId: number): Promise<boolean> {
  const step = await db
    .selectFrom('kitchen_ticket_steps')
    .select(['reason', 'run_id as runId'])
    .where('ticket_id', '=', ticketId)
    .where('to_status', '=', 'delivered')
    .where('is_recall', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step !== undefined && step.runId !== null && step.reason === null
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

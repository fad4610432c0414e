import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Database } from '#server/database/database.ts'
import type { FailureReason, TicketStatus } from '#features/kitchen-board/rules.ts'
import type { ClaimKind, ClaimState, ContestState } from '../../rules.ts'

export interface ReportedClaim {
  kind: ClaimKind
  state: ClaimState
  dishEn: string | null
  dishAr: string | null
  words: string
}

const reported = (db: Database) =>
  db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('restaurants as k', 'k.id', 't.restaurant_id')
    .leftJoin('drop_contests as x', 'x.ticket_id', 't.id')
    .select([
      't.id',
      't.number',
      't.day',
      't.status',
      't.failure_reason as failureReason',
      't.changed_at as changedAt',
      't.restaurant_id as restaurantId',
      't.customer_id as customerId',
      'k.name_en as restaurantEn',
      'k.name_ar as restaurantAr',
      'x.words',
      'x.contested_at as contestedAt',
      'x.decision',
    ])
    .select((eb) => [
      eb.fn.coalesce('t.occasion', 't.meal_time').as('occasion'),
      eb
        .selectFrom('delivery_claims as c')
        .whereRef('c.ticket_id', '=', 't.id')
        .where('c.state', '=', 'granted')
        .select((inner) => inner.fn.max('c.decided_at').as('at'))
        .as('grantedAt'),
      sql<ReportedClaim[]>`coalesce((
        select jsonb_agg(jsonb_build_object('kind', c.kind, 'state', c.state, 'words', c.words,
                 'dishEn', f.name_en, 'dishAr', f.name_ar) order by c.id)
          from delivery_claims c left join dishes f on f.id = c.dish_id
         where c.ticket_id = t.id), '[]')`.as('claims'),
    ])

type RawStop = Awaited<ReturnType<ReturnType<typeof reported>['execute']>>[number]

const toStop = (row: RawStop) => ({
  ...row,
  status: row.status as TicketStatus,
  failureReason: row.failureReason as FailureReason | null,
  occasion: row.occasion as Occasion,
  contest:
    row.contestedAt === null
      ? null
      : {
          state: (row.decision ?? 'open') as ContestState,
          words: row.words ?? '',
          at: row.contestedAt.toISOString(),
        },
})

export type ReportedStop = ReturnType<typeof toStop>

/** Drops that the product ended or customers reported, the newest first. */
export const listReportedStops = async (
  db: Database,
  restaurantId: number,
  from: Day,
): Promise<ReportedStop[]> =>
  (
    await reported(db)
      .where('t.restaurant_id', '=', restaurantId)
      .where('t.day', '>=', from)
      .where((eb) =>
        eb.or([
          eb('t.failure_reason', 'in', ['not_delivered', 'not_arrived']),
          eb.exists(
            eb
              .selectFrom('delivery_claims as c')
              .select('c.id')
              .whereRef('c.ticket_id', '=', 't.id'),
          ),
        ]),
      )
      .orderBy('t.day', 'desc')
      .orderBy('t.number')
      .execute()
  ).map(toStop)

export async function findReportedStop(
  db: Database,
  ticketId: number,
): Promise<ReportedStop | undefined> {
  const row = await reported(db).where('t.id', '=', ticketId).executeTakeFirst()
  return row && toStop(row)
}

const CONTESTS_MAX = 50

export const listOpenContests = async (db: Database): Promise<ReportedStop[]> =>
  (
    await reported(db)
      .where('x.contested_at', 'is not', null)
      .where('x.decision', 'is', null)
      .orderBy('x.contested_at')
      .limit(CONTESTS_MAX)
      .execute()
  ).map(toStop)

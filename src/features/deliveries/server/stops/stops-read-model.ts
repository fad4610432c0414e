import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface StopClaim {
  id: number
  kind: string
  state: string
  dishId: number | null
  dishEn: string | null
  dishAr: string | null
  words: string
  hasPhoto: boolean
  madeAt: string
  decidedAt: string | null
  answer: string
}

export interface StopLine {
  position: number
  dishId: number
  nameEn: string
  nameAr: string
}

const stops = prepared<{ customerId: string; from: Day; to: Day }>()((db, param) =>
  db
    .selectFrom('kitchen_tickets as t')
    .leftJoin('delivery_runs as run', 'run.id', 't.run_id')
    .leftJoin('drivers as driver', 'driver.id', 'run.driver_id')
    .leftJoin('drop_refunds as refund', 'refund.ticket_id', 't.id')
    .select([
      't.id',
      't.delivery_day_id as deliveryDayId',
      't.day',
      't.meal_time as mealTime',
      't.occasion',
      't.status',
      't.window_from as windowFrom',
      't.window_to as windowTo',
      't.handover_code as handoverCode',
      't.failure_reason as failureReason',
      't.changed_at as changedAt',
      'driver.name as driverName',
      'refund.amount_fils as refundFils',
    ])
    .select([
      sql<StopLine[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
                 'position', l.position, 'dishId', l.dish_id, 'nameEn', l.name_en, 'nameAr', l.name_ar)
               order by l.position)
          from kitchen_ticket_lines l where l.ticket_id = t.id), '[]')`.as('lines'),
      sql<StopClaim[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
                 'id', c.id, 'kind', c.kind, 'state', c.state, 'words', c.words, 'dishId', c.dish_id,
                 'dishEn', f.name_en, 'dishAr', f.name_ar, 'hasPhoto', c.photo_id is not null,
                 'madeAt', c.made_at, 'decidedAt', c.decided_at, 'answer', c.answer)
               order by c.id)
          from delivery_claims c left join dishes f on f.id = c.dish_id
         where c.ticket_id = t.id), '[]')`.as('claims'),
    ])
    .where('t.customer_id', '=', param('customerId'))
    .where('t.day', '>=', param('from'))
    .where('t.day', '<=', param('to'))
    .where('t.status', '!=', 'cancelled')
    .orderBy('t.window_from'),
)

export type StopRow = Awaited<ReturnType<typeof stops>>[number]

/** What the kitchen makes of a customer's days, once they are frozen, and what they said of it. */
export const listStops = (db: Database, customerId: string, from: Day, to: Day) =>
  stops(db, { customerId, from, to })

import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const drops = prepared<{ customerId: string; from: Day; to: Day }>()((db, param) =>
  db
    .selectFrom('kitchen_tickets as t')
    .leftJoin('delivery_runs as run', 'run.id', 't.run_id')
    .leftJoin('drivers as driver', 'driver.id', 'run.driver_id')
    .leftJoin('drop_refunds as refund', 'refund.ticket_id', 't.id')
    .select([
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
    .where('t.customer_id', '=', param('customerId'))
    .where('t.day', '>=', param('from'))
    .where('t.day', '<=', param('to'))
    .where('t.status', '!=', 'cancelled')
    .orderBy('t.window_from'),
)

export type DropRow = Awaited<ReturnType<typeof drops>>[number]

/** What the kitchen makes of a customer's days, once they are frozen. */
export const listDrops = (db: Database, customerId: string, from: Day, to: Day) =>
  drops(db, { customerId, from, to })

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Allergen } from '#shared/food/food.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Database } from '#server/database/database.ts'
import { storedAddress, type TicketAddress } from '#features/production/server/public.ts'
import type { FailureReason, TicketStatus } from '../rules.ts'
import { closesAt } from './figures-read-model.ts'

/** Tickets with what belongs to them: run and place in it, newest step, money that goes back. */
const tickets = (db: Database) =>
  db
    .selectFrom('kitchen_tickets as t')
    .leftJoin('delivery_runs as r', 'r.id', 't.run_id')
    .leftJoin('drivers as d', 'd.id', 'r.driver_id')
    .leftJoin('drop_refunds as f', 'f.ticket_id', 't.id')
    .leftJoin('areas as a', 'a.id', 't.area_id')
    .innerJoin('users as u', 'u.id', 't.customer_id')
    .select([
      't.id',
      't.restaurant_id as restaurantId',
      't.day',
      't.number',
      't.delivery_day_id as deliveryDayId',
      't.customer_id as customerId',
      't.meal_time as plannedMealTime',
      't.window_from as windowFrom',
      't.window_to as windowTo',
      't.customer_name as customerName',
      't.address',
      't.area',
      'a.name_en as areaEn',
      'a.name_ar as areaAr',
      't.allergens',
      't.handover_code as handoverCode',
      't.status',
      't.failure_reason as failureReason',
      't.version',
      't.changed_at as changedAt',
      't.knocked_at as knockedAt',
      't.run_id as runId',
      'd.name as driverName',
      'f.amount_fils as refundFils',
      'f.settled_at as refundSettledAt',
      'u.phone',
      'u.language',
    ])
    .select((eb) => [
      eb.fn.coalesce('t.occasion', 't.meal_time').as('mealTime'),
      eb
        .selectFrom('kitchen_tickets as o')
        .select((inner) => inner.fn.countAll<number>().as('stops'))
        .whereRef('o.run_id', '=', 't.run_id')
        .as('stops'),
      eb
        .selectFrom('kitchen_tickets as o')
        .select((inner) => inner.fn.countAll<number>().as('stops'))
        .whereRef('o.run_id', '=', 't.run_id')
        .whereRef('o.number', '<=', 't.number')
        .as('stop'),
      eb
        .selectFrom('kitchen_ticket_steps as s')
        .select('s.from_status')
        .whereRef('s.ticket_id', '=', 't.id')
        .whereRef('s.to_status', '=', 't.status')
        .where('s.is_recall', '=', false)
        .orderBy('s.id', 'desc')
        .limit(1)
        .as('cameFrom'),
    ])

type RawTicket = Awaited<ReturnType<ReturnType<typeof tickets>['execute']>>[number]

export interface TicketRow extends Omit<
  RawTicket,
  'mealTime' | 'status' | 'failureReason' | 'allergens' | 'address' | 'cameFrom' | 'stop' | 'stops'
> {
  /** As what it comes to the door. */
  mealTime: Occasion
  status: TicketStatus
  failureReason: FailureReason | null
  allergens: Allergen[]
  address: TicketAddress
  /** Where its newest step came from. */
  cameFrom: TicketStatus | null
  /** Its place among the stops of its run, from 1. */
  stop: number
  stops: number
}

const toTicket = (row: RawTicket): TicketRow => ({
  ...row,
  mealTime: row.mealTime as Occasion,
  status: row.status as TicketStatus,
  failureReason: row.failureReason as FailureReason | null,
  allergens: row.allergens as Allergen[],
  address: storedAddress(row.address),
  cameFrom: row.cameFrom as TicketStatus | null,
  stop: row.stop ?? 0,
  stops: row.stops ?? 0,
})

export interface KitchenDay {
  restaurantId: number
  day: Day
}

export const listTickets = async (
  db: Database,
  { restaurantId, day }: KitchenDay,
): Promise<TicketRow[]> => {
  const rows = await tickets(db)
    .where('t.restaurant_id', '=', restaurantId)
    .where('t.day', '=', day)
    .orderBy('t.number')
    .execute()
  return rows.map(toTicket)
}

export const listTicketsOfRun = async (db: Database, runId: number): Promise<TicketRow[]> => {
  const rows = await tickets(db).where('t.run_id', '=', runId).orderBy('t.number').execute()
  return rows.map(toTicket)
}

export const findTicket = async (db: Database, id: number): Promise<TicketRow | undefined> => {
  const row = await tickets(db).where('t.id', '=', id).executeTakeFirst()
  return row && toTicket(row)
}

/** The drops of a delivery day that were not called off. */
export const listTicketsOfDelivery = async (
  db: Database,
  deliveryDayId: number,
): Promise<TicketRow[]> => {
  const rows = await tickets(db)
    .where('t.delivery_day_id', '=', deliveryDayId)
    .where('t.status', '<>', 'cancelled')
    .orderBy('t.id')
    .execute()
  return rows.map(toTicket)
}

/** Drops that no one handed over until their window closed, the oldest first. */
export const listLateTickets = async (
  db: Database,
  { from, until }: { from: Date; until: Date },
): Promise<TicketRow[]> => {
  const rows = await tickets(db)
    .where('t.status', 'in', ['due', 'preparing', 'ready', 'out'])
    .where('t.delivery_day_id', 'is not', null)
    .where(sql<boolean>`${closesAt} >= ${from} and ${closesAt} < ${until}`)
    .orderBy('t.day')
    .orderBy('t.id')
    .execute()
  return rows.map(toTicket)
}

export const listLines = (db: Database, ticketIds: readonly number[]) =>
  db
    .selectFrom('kitchen_ticket_lines')
    .select([
      'ticket_id as ticketId',
      'position',
      'dish_id as dishId',
      'name_en as nameEn',
      'name_ar as nameAr',
      'quantity',
      'portion',
      'instructions',
      'done_at as doneAt',
    ])
    .where('ticket_id', '=', sql<number>`any(${[...ticketIds]}::integer[])`)
    .orderBy('ticket_id')
    .orderBy('position')
    .execute()

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

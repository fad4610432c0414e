import { sql } from 'kysely'
import type { Allergen, MealTime } from '#shared/food/food.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Portion } from '#features/household/rules.ts'
import type { KitchenDay } from '#features/restaurants/server/public.ts'
import type { TicketAddress } from '../../address.ts'
import type { TicketStatus } from '#features/kitchen-board/rules.ts'

const dueState = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('restaurants as r')
    .leftJoin('kitchen_days as k', (join) =>
      join.onRef('k.restaurant_id', '=', 'r.id').on('k.day', '=', param('day')),
    )
    .select((eb) => [
      'r.cutoff_time as cutoffTime',
      'r.cutoff_days as cutoffDays',
      'k.frozen_at as frozenAt',
      eb
        .selectFrom('delivery_days as d')
        .whereRef('d.restaurant_id', '=', 'r.id')
        .where('d.day', '=', param('day'))
        .where('d.status', '<>', 'skipped')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('deliveries'),
      eb
        .selectFrom('delivery_days as d')
        .whereRef('d.restaurant_id', '=', 'r.id')
        .where('d.day', '=', param('day'))
        .where('d.status', '=', 'planned')
        .select((inner) => inner.fn.max('d.locks_at').as('locksAt'))
        .as('lastCutoffAt'),
    ])
    .where('r.id', '=', param('restaurantId')),
)

/** The state of a kitchen's day before its sheet is made; undefined where there is no such kitchen. */
export const findDueState = async (db: Database, wanted: KitchenDay) =>
  (await dueState(db, wanted))[0]

/** Days before their kitchen's day: the order of locks that every change of a subscription keeps. */
export async function lockDeliveries(
  tx: Transaction,
  { restaurantId, day }: KitchenDay,
): Promise<void> {
  await tx
    .selectFrom('delivery_days')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .where('status', 'in', ['locked', 'preparing', 'out_for_delivery'])
    .orderBy('id')
    .forKeyShare()
    .execute()
}

export const hasPlannedDays = async (tx: Transaction, wanted: KitchenDay): Promise<boolean> => {
  const row = await tx
    .selectFrom('delivery_days')
    .select('id')
    .where('restaurant_id', '=', wanted.restaurantId)
    .where('day', '=', wanted.day)
    .where('status', '=', 'planned')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Kitchen days past their cut-off that wait for their sheet, the next to be cooked first. */
export async function listDueKitchenDays(db: Database, now: Date): Promise<KitchenDay[]> {
  const { rows } = await sql<KitchenDay>`
    select due.restaurant_id as "restaurantId", due.day
    from (
      select restaurant_id, day from delivery_days where status = 'planned' and locks_at <= ${now}
      union
      select restaurant_id, day from delivery_days
      where status in ('locked', 'preparing', 'out_for_delivery')
    ) due
    left join kitchen_days k on k.restaurant_id = due.restaurant_id and k.day = due.day
    where k.frozen_at is null
    order by due.day, due.restaurant_id`.execute(db)
  return rows
}

/** Deliveries that the kitchen has to make on the day, with the snapshot of their address. */
export const listDeliveries = (tx: Transaction, { restaurantId, day }: KitchenDay) =>
  tx
    .selectFrom('delivery_days as d')
    .innerJoin('users as u', 'u.id', 'd.customer_id')
    .innerJoin('delivery_addresses as a', 'a.id', 'd.address_id')
    .innerJoin('restaurants as r', 'r.id', 'd.restaurant_id')
    .leftJoin('areas', 'areas.id', 'a.area_id')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .select([
      'd.id',
      'd.subscription_id as subscriptionId',
      'd.customer_id as customerId',
      'd.status',
      'u.name as customerName',
      'a.area_id as areaId',
      'areas.latitude',
      'areas.longitude',
      'p.meal_times as mealTimes',
      sql<Record<string, unknown>>`coalesce(d.address, to_jsonb(a))`.as('address'),
      'r.breakfast_window as breakfastWindow',
      'r.lunch_window as lunchWindow',
      'r.dinner_window as dinnerWindow',
    ])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.day', '=', day)
    .where('d.status', 'in', ['locked', 'preparing', 'out_for_delivery'])
    .orderBy('d.id')
    .execute()

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number]

export const listChosenMeals = (tx: Transaction, { restaurantId, day }: KitchenDay) =>
  tx
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_meals as m', (join) =>
      join.onRef('m.subscription_id', '=', 'd.subscription_id').onRef('m.day', '=', 'd.day'),
    )
    // What was chosen from another kitchen stays behind when this one has taken the day over.
    .innerJoin('menu_items as i', (join) =>
      join.onRef('i.id', '=', 'm.menu_item_id').onRef('i.restaurant_id', '=', 'd.restaurant_id'),
    )
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select([
      'd.id as deliveryDayId',
      'm.meal_time as mealTime',
      'm.menu_item_id as menuItemId',
      'm.quantity',
      'm.special_instructions as instructions',
      'm.chosen_by as chosenBy',
      'f.id as dishId',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
    ])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.day', '=', day)
    .where('d.status', 'in', ['locked', 'preparing', 'out_for_delivery'])
    .orderBy('m.id')
    .execute()

export type MealRow = Awaited<ReturnType<typeof listChosenMeals>>[number]

export interface TableFacts {
  portion: Portion
  allergens: Allergen[]
}

/** What the kitchen has to know of each customer's table: their own portion, everyone's allergies. */
export async function listTableFacts(
  db: Database,
  customerIds: readonly string[],
): Promise<Map<string, TableFacts>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('household_members')
    .select(['customer_id as customerId', 'portion', 'allergens', 'is_customer as isCustomer'])
    .where('customer_id', 'in', customerIds)
    .execute()
  const tables = new Map<string, TableFacts>()
  for (const [id, members] of Map.groupBy(rows, ({ customerId }) => customerId)) {
    tables.set(id, {
      portion: (members.find(({ isCustomer }) => isCustomer)?.portion ?? 'regular') as Portion,
      allergens: members.flatMap(({ allergens }) => allergens as Allergen[]),
    })
  }
  return tables
}

export interface NewTicket {
  number: number
  delivery: DeliveryRow
  mealTime: MealTime
  occasion: Occasion
  windowFrom: string
  windowTo: string
  customerName: string
  address: TicketAddress
  allergens: readonly Allergen[]
  portion: Portion
  handoverCode: string
  status: TicketStatus
  lines: readonly MealRow[]
}

const ROWS_AT_ONCE = 500

export async function insertTickets(
  tx: Transaction,
  { restaurantId, day }: KitchenDay,
  tickets: readonly NewTicket[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < tickets.length; start += ROWS_AT_ONCE) {
    const batch = tickets.slice(start, start + ROWS_AT_ONCE)
    const stored = await tx
      .insertInto('kitchen_tickets')
      .values(
        batch.map((ticket) => ({
          restaurant_id: restaurantId,
          day,
          number: ticket.number,
          delivery_day_id: ticket.delivery.id,
          customer_id: ticket.delivery.customerId,
          meal_time: ticket.mealTime,
          occasion: ticket.occasion === ticket.mealTime ? null : ticket.occasion,
          window_from: ticket.windowFrom,
          window_to: ticket.windowTo,
          customer_name: ticket.customerName,
          address: JSON.stringify(ticket.address),
          area_id: ticket.delivery.areaId,
          area: ticket.address.area,
          allergens: [...ticket.allergens],
          handover_code: ticket.handoverCode,
          status: ticket.status,
          changed_at: now,
        })),
      )
      .returning(['id', 'number'])
      .execute()
    await insertLines(tx, batch, new Map(stored.map(({ id, number }) => [number, id])))
  }
}

async function insertLines(
  tx: Transaction,
  tickets: readonly NewTicket[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = tickets.flatMap(({ number, portion, lines }) =>
    lines.map((line, index) => ({
      ticket_id: ids.get(number) ?? 0,
      position: index + 1,
      menu_item_id: line.menuItemId,
      dish_id: line.dishId,
      name_en: line.nameEn,
      name_ar: line.nameAr,
      quantity: line.quantity,
      portion,
      instructions: line.instructions,
      chosen_by: line.chosenBy,
    })),
  )
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('kitchen_ticket_lines')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
  }
}

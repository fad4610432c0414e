import type { Allergen, Diet, MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { TicketStatus } from '#features/kitchen-board/rules.ts'
import type { KitchenDay } from '#features/restaurants/server/public.ts'
import type { AmendmentKind } from '../../rules.ts'

/** What an amendment reports; its text is made from these in the reader's language. */
export type AmendmentFacts = Readonly<Record<string, unknown>>

export async function insertAmendment(
  tx: Transaction,
  { restaurantId, day }: KitchenDay,
  amendment: { kind: AmendmentKind; ticketId: number | null; facts: AmendmentFacts },
  now: Date,
): Promise<number> {
  const { number } = await tx
    .insertInto('sheet_amendments')
    .values((eb) => ({
      restaurant_id: restaurantId,
      day,
      number: eb
        .selectFrom('sheet_amendments as a')
        .where('a.restaurant_id', '=', restaurantId)
        .where('a.day', '=', day)
        .select((inner) =>
          inner(inner.fn.coalesce(inner.fn.max('a.number'), inner.lit(0)), '+', 1).as('next'),
        ),
      ticket_id: amendment.ticketId,
      kind: amendment.kind,
      facts: JSON.stringify(amendment.facts),
      created_at: now,
    }))
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

const amendmentRows = prepared<KitchenDay>()((db, param) =>
  db
    .selectFrom('sheet_amendments as a')
    .leftJoin('kitchen_tickets as t', 't.id', 'a.ticket_id')
    .leftJoin('users as u', 'u.id', 't.customer_id')
    .select([
      'a.number',
      'a.kind',
      'a.facts',
      'a.ticket_id as ticketId',
      't.number as ticketNumber',
      't.customer_name as customerName',
      'u.phone',
      'a.created_at as createdAt',
      'a.seen_at as seenAt',
    ])
    .where('a.restaurant_id', '=', param('restaurantId'))
    .where('a.day', '=', param('day'))
    .orderBy('a.number', 'desc'),
)

export type AmendmentRow = Awaited<ReturnType<typeof amendmentRows>>[number]

export const listAmendmentRows = (db: Database, wanted: KitchenDay): Promise<AmendmentRow[]> =>
  amendmentRows(db, wanted)

export async function setSeen(
  tx: Transaction,
  { restaurantId, day }: KitchenDay,
  upTo: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sheet_amendments')
    .set({ seen_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', day)
    .where('number', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute()
}

const tickets = (db: Database) =>
  db
    .selectFrom('kitchen_tickets as t')
    .leftJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
    .leftJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .select([
      't.id',
      't.restaurant_id as restaurantId',
      't.day',
      't.number',
      't.customer_id as customerId',
      't.meal_time as mealTime',
      't.allergens',
      't.status',
      't.version',
      'd.subscription_id as subscriptionId',
      's.diets',
    ])

const toTicket = (row: Awaited<ReturnType<ReturnType<typeof tickets>['execute']>>[number]) => ({
  ...row,
  mealTime: row.mealTime as MealTime,
  allergens: row.allergens as Allergen[],
  status: row.status as TicketStatus,
  diets: (row.diets ?? []) as Diet[],
})

export type AmendedTicket = ReturnType<typeof toTicket>

export async function findTicket(
  db: Database,
  restaurantId: number,
  id: number,
): Promise<AmendedTicket | undefined> {
  const row = await tickets(db)
    .where('t.id', '=', id)
    .where('t.restaurant_id', '=', restaurantId)
    .executeTakeFirst()
  return row && toTicket(row)
}

const NOT_ENDED = ['due', 'preparing', 'ready', 'out']

export const listTicketsOfDays = async (
  db: Database,
  deliveryDayIds: readonly number[],
): Promise<AmendedTicket[]> =>
  (
    await tickets(db)
      .where('t.delivery_day_id', 'in', deliveryDayIds)
      .where('t.status', 'in', NOT_ENDED)
      .orderBy('t.restaurant_id')
      .orderBy('t.day')
      .orderBy('t.number')
      .execute()
  ).map(toTicket)

/** Days of a customer past their cut-off that have not ended, in the order of locks. */
export const listKitchenDaysUnderWay = async (
  db: Database,
  customerId: string,
  now: Date,
): Promise<(KitchenDay & { deliveryDayId: number })[]> =>
  db
    .selectFrom('delivery_days')
    .select(['id as deliveryDayId', 'restaurant_id as restaurantId', 'day'])
    .where('customer_id', '=', customerId)
    .where(({ or, and, eb }) =>
      or([
        eb('status', 'in', ['locked', 'preparing', 'out_for_delivery']),
        and([eb('status', '=', 'planned'), eb('locks_at', '<=', now)]),
      ]),
    )
    .orderBy('restaurant_id')
    .orderBy('day')
    .execute()

/** A change of a ticket that someone may look at right now: they read it again by its version. */
export async function updateTicket(
  tx: Transaction,
  id: number,
  change: { status?: TicketStatus; allergens?: readonly Allergen[]; changedAt?: Date },
): Promise<number> {
  const { version } = await tx
    .updateTable('kitchen_tickets')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(change.status && { status: change.status }),
      ...(change.allergens && { allergens: [...change.allergens] }),
      ...(change.changedAt && { changed_at: change.changedAt }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export const listTicketLines = (db: Database, ticketId: number) =>
  db
    .selectFrom('kitchen_ticket_lines as l')
    .innerJoin('dishes as f', 'f.id', 'l.dish_id')
    .select([
      'l.position',
      'l.menu_item_id as menuItemId',
      'l.dish_id as dishId',
      'l.name_en as nameEn',
      'l.name_ar as nameAr',
      'l.quantity',
      'f.allergens',
    ])
    .where('l.ticket_id', '=', ticketId)
    .orderBy('l.position')
    .execute()

export type TicketLineRow = Awaited<ReturnType<typeof listTicketLines>>[number]

export async function replaceLineDish(
  tx: Transaction,
  line: { ticketId: number; position: number },
  dish: { menuItemId: number; dishId: number; nameEn: string; nameAr: string },
): Promise<void> {
  await tx
    .updateTable('kitchen_ticket_lines')
    .set({
      menu_item_id: dish.menuItemId,
      dish_id: dish.dishId,
      name_en: dish.nameEn,
      name_ar: dish.nameAr,
      chosen_by: 'kitchen',
      done_at: null,
    })
    .where('ticket_id', '=', line.ticketId)
    .where('position', '=', line.position)
    .execute()
}

export const findAndLockCustomer = (tx: Transaction, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'phone', 'language'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import {
  type DeliveryWindow,
  type MadeGood,
  type OrderMethod,
  type OrderStatus,
} from '../../rules.ts'

export const ORDER_COLUMNS = [
  'o.id',
  'o.customer_id as customerId',
  'o.list_id as listId',
  'o.status',
  'o.payment_method as paymentMethod',
  'o.items_fils as itemsFils',
  'o.delivery_fils as deliveryFils',
  'o.total_fils as totalFils',
  'o.window_day as windowDay',
  'o.window_from as windowFrom',
  'o.window_to as windowTo',
  'o.address_en as addressEn',
  'o.address_ar as addressAr',
  'o.address_notes as addressNotes',
  'o.placed_at as placedAt',
  'o.payment_id as paymentId',
  'o.paid_at as paidAt',
  'o.choose_until as chooseUntil',
  'o.made_good as madeGood',
] as const

export interface OrderRow {
  id: number
  customerId: string
  listId: number | null
  status: OrderStatus
  paymentMethod: OrderMethod
  itemsFils: number
  deliveryFils: number
  totalFils: number
  windowDay: Day
  windowFrom: string
  windowTo: string
  addressEn: string
  addressAr: string
  addressNotes: string | null
  placedAt: Date
  paymentId: number | null
  paidAt: Date | null
  /** After a miss; it stays as it was. */
  chooseUntil: Date | null
  madeGood: MadeGood | null
}

const orders = (db: Database) => db.selectFrom('ingredient_orders as o').select(ORDER_COLUMNS)

type Row = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number]

export const toOrder = <R extends Row>(row: R): R & OrderRow => ({
  ...row,
  status: row.status as OrderStatus,
  paymentMethod: row.paymentMethod as OrderMethod,
  madeGood: row.madeGood as MadeGood | null,
})

export const windowOf = (order: OrderRow): DeliveryWindow => ({
  day: order.windowDay,
  from: order.windowFrom,
  to: order.windowTo,
})

const ID_MAX = 2_147_483_647

export const findOwnOrder = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<OrderRow | undefined> => {
  const row = await orders(db)
    .where('o.id', '=', id)
    .where('o.customer_id', '=', customerId)
    .executeTakeFirst()
  return row && toOrder(row)
}

/** Anyone who moves an order waits here for the one before. */
export const lockOrder = async (tx: Transaction, id: number): Promise<OrderRow | undefined> => {
  const row = await orders(tx).where('o.id', '=', id).forUpdate('o').executeTakeFirst()
  return row && toOrder(row)
}

/** Several at once, always in the same order. */
export const lockOrders = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('ingredient_orders')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

export const listOwnOrders = async (
  db: Database,
  customerId: string,
  page: { before: number | undefined; dishId: number | undefined; limit: number },
): Promise<OrderRow[]> =>
  (
    await orders(db)
      .where('o.customer_id', '=', customerId)
      .where('o.id', '<', page.before ?? ID_MAX)
      .$if(page.dishId !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('ordered_dishes as d')
              .select('d.dish_id')
              .whereRef('d.order_id', '=', 'o.id')
              .where('d.dish_id', '=', page.dishId ?? 0),
          ),
        ),
      )
      .orderBy('o.id', 'desc')
      .limit(page.limit)
      .execute()
  ).map(toOrder)

/** Of the customer's newest order; 0 before the first. */
export const lastOrderId = async (db: Database, customerId: string): Promise<number> => {
  const row = await db
    .selectFrom('ingredient_orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

export interface NewOrder {
  customerId: string
  listId: number | null
  paymentMethod: OrderMethod
  itemsFils: number
  deliveryFils: number
  window: DeliveryWindow
  address: Bilingual
  addressNotes: string | null
}

export async function insertOrder(tx: Transaction, order: NewOrder, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('ingredient_orders')
    .values({
      customer_id: order.customerId,
      list_id: order.listId,
      payment_method: order.paymentMethod,
      items_fils: order.itemsFils,
      delivery_fils: order.deliveryFils,
      window_day: order.window.day,
      window_from: order.window.from,
      window_to: order.window.to,
      address_en: order.address.en,
      address_ar: order.address.ar,
      address_notes: order.addressNotes,
      placed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateOrder(
  tx: Transaction,
  id: number,
  change: {
    status?: OrderStatus
    payment_id?: number
    paid_at?: Date
    choose_until?: Date
    made_good?: MadeGood
    window_day?: Day
    window_from?: string
    window_to?: string
  },
): Promise<void> {
  await tx.updateTable('ingredient_orders').set(change).where('id', '=', id).execute()
}

export interface OrderLine {
  ingredientId: string
  name: Bilingual
  needMg: number
  packs: number
  packGrams: number
  grossFils: number
}

export async function insertLines(
  tx: Transaction,
  orderId: number,
  lines: readonly OrderLine[],
): Promise<void> {
  await tx
    .insertInto('ingredient_order_lines')
    .values(
      lines.map((line, index) => ({
        order_id: orderId,
        position: index + 1,
        ingredient_id: line.ingredientId,
        name_en: line.name.en,
        name_ar: line.name.ar,
        need_mg: line.needMg,
        packs: line.packs,
        pack_grams: line.packGrams,
        gross_fils: line.grossFils,
      })),
    )
    .execute()
}

export const listLines = async (
  db: Database,
  orderIds: readonly number[],
): Promise<(OrderLine & { orderId: number })[]> => {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('ingredient_order_lines')
    .selectAll()
    .where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    ingredientId: row.ingredient_id,
    name: { en: row.name_en, ar: row.name_ar },
    needMg: row.need_mg,
    packs: row.packs,
    packGrams: row.pack_grams,
    grossFils: row.gross_fils,
  }))
}

export interface OrderStep {
  status: OrderStatus
  at: Date
  reason: Bilingual | null
}

export async function insertStep(tx: Transaction, orderId: number, step: OrderStep): Promise<void> {
  await tx
    .insertInto('ingredient_order_steps')
    .values({
      order_id: orderId,
      status: step.status,
      at: step.at,
      reason_en: step.reason?.en ?? null,
      reason_ar: step.reason?.ar ?? null,
    })
    .execute()
}

export const listSteps = async (
  db: Database,
  orderIds: readonly number[],
): Promise<(OrderStep & { orderId: number })[]> => {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('ingredient_order_steps')
    .selectAll()
    .where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    status: row.status as OrderStatus,
    at: row.at,
    reason:
      row.reason_en === null || row.reason_ar === null
        ? null
        : { en: row.reason_en, ar: row.reason_ar },
  }))
}

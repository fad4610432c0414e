import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { customerForTeam } from '#server/person-name.ts'
import { getFoodCatalogue, type FoodCatalogue } from '#features/suggestions/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { nextStatuses } from '../../rules.ts'
import { loadParts } from '../orders/list-orders.ts'
import { moneyStateOf, presentOrder, type OrderParts } from '../orders/present-order.ts'
import { findToPack, listToPack, type OrderFilters, type PackedRow } from './index-store.ts'

type OrderToPack = Output<typeof contract.getOrderToPack>

const PAGE = 50

/** Every order of ingredients of the house, with what may be done with it now. */
export async function listOrdersToPack(
  db: Database,
  who: Member,
  { before, ...filters }: Input<typeof contract.listOrdersToPack>,
): Promise<Output<typeof contract.listOrdersToPack>> {
  const orders = await presentAll(db, who, filters, { from: before, limit: PAGE + 1 })
  const page = orders.slice(0, PAGE)
  return { orders: page, next: orders.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

export async function presentAll(
  db: Database,
  who: Member,
  filters: OrderFilters,
  reach: { from: number | undefined; limit: number },
): Promise<OrderToPack[]> {
  const rows = await listToPack(db, filters, { ...reach, now: who.now })
  const catalogue = await getFoodCatalogue(db)
  const partsOf = await loadParts(db, rows)
  return rows.map((row) => presentToPack(catalogue, row, partsOf(row.id), who))
}

/** @throws Refusal `not_found` */
export async function showOrderToPack(db: Database, who: Member, id: number): Promise<OrderToPack> {
  const row = await findToPack(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const partsOf = await loadParts(db, [row])
  return presentToPack(await getFoodCatalogue(db), row, partsOf(id), who)
}

export const getOrderToPack = (
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getOrderToPack>,
): Promise<OrderToPack> => showOrderToPack(db, who, id)

function presentToPack(
  catalogue: FoodCatalogue,
  order: PackedRow,
  parts: OrderParts,
  who: Member,
): OrderToPack {
  const isDue = moneyStateOf(order) === 'due'
  const isCash = order.paymentMethod === 'cash_on_delivery'
  return {
    ...presentOrder(catalogue, order, parts, who),
    ...customerForTeam({ name: order.customerName, phone: order.customerPhone }, who.language),
    addressNotes: order.addressNotes,
    nextStatuses: [...nextStatuses(order.status)],
    awaitsPayment: isDue && !isCash,
    cashToCollect: isDue && isCash ? toDirhams(order.totalFils) : 0,
  }
}

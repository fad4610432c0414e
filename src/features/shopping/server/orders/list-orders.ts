import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getFoodCatalogue, listAcceptedOf } from '#features/suggestions/server/public.ts'
import type * as contract from '../../orders-contract.ts'
import { findOwnOrder, listLines, listOwnOrders, listSteps, type OrderRow } from './order-store.ts'
import { presentOrder, type OrderParts } from './present-order.ts'

const PAGE = 20

export async function loadParts(
  db: Database,
  orders: readonly Pick<OrderRow, 'id'>[],
): Promise<(id: number) => OrderParts> {
  const ids = orders.map(({ id }) => id)
  const lines = Map.groupBy(await listLines(db, ids), ({ orderId }) => orderId)
  const steps = Map.groupBy(await listSteps(db, ids), ({ orderId }) => orderId)
  return (id) => ({ lines: lines.get(id) ?? [], steps: steps.get(id) ?? [] })
}

/** A page of rows that were asked for with one more than it shows. */
const cut = <R extends { id: number }>(rows: readonly R[]): { page: R[]; next: number | null } => {
  const page = rows.slice(0, PAGE)
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

export async function listIngredientOrders(
  db: Database,
  who: Member,
  { before, acceptedMealId }: Input<typeof contract.listIngredientOrders>,
): Promise<Output<typeof contract.listIngredientOrders>> {
  const dishId =
    acceptedMealId === undefined ? undefined : await getDishId(db, who.id, acceptedMealId)
  const { page, next } = cut(await listOwnOrders(db, who.id, { before, dishId, limit: PAGE + 1 }))
  const catalogue = await getFoodCatalogue(db)
  const partsOf = await loadParts(db, page)
  return {
    orders: page.map((order) => presentOrder(catalogue, order, partsOf(order.id), who)),
    next,
  }
}

/** @throws Refusal `not_found` */
async function getDishId(db: Database, customerId: string, acceptedMealId: number) {
  const [meal] = await listAcceptedOf(db, customerId, [acceptedMealId])
  if (!meal) throw new Refusal('not_found', 404)
  return meal.dishId
}

/** @throws Refusal `not_found` */
export async function getOwnOrder(
  db: Database,
  who: Member,
  id: number,
): Promise<Output<typeof contract.getIngredientOrder>> {
  const order = await findOwnOrder(db, who.id, id)
  if (!order) throw new Refusal('not_found', 404)
  const partsOf = await loadParts(db, [order])
  return presentOrder(await getFoodCatalogue(db), order, partsOf(id), who)
}

export const getIngredientOrder = (
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getIngredientOrder>,
): Promise<Output<typeof contract.getIngredientOrder>> => getOwnOrder(db, who, id)

import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Allergen, Cuisine, MealCategory } from '#shared/food/food.ts'
import { toDirhams, toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type * as contract from '../../contract.ts'
import { notifyMenuChanged } from '../notify-kitchen.ts'
import { getItem } from './get-item.ts'
import { presentDish } from './present-dish.ts'
import {
  findItemOfDish,
  insertItem,
  listCatalogueRows,
  listItems,
  lockItem,
  lockMenu,
  updateItem,
} from './store.ts'

export async function listKitchenMenu(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listKitchenMenu>> {
  const kitchen = await findOwnKitchen(db, who.id)
  return listMenuOf(db, kitchen.id, who)
}

/** The whole menu of a kitchen, also of one that customers don't see. */
export const listMenuOf = async (
  db: Database,
  restaurantId: number,
  who: Pick<Member, 'language' | 'today'>,
): Promise<Output<typeof contract.listKitchenMenu>> =>
  (await listItems(db, restaurantId)).map((row) => presentDish(row, who))

export async function listCatalogue(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.listCatalogue>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const rows = await listCatalogueRows(db, kitchen.id)
  return rows.map((row) => ({
    dishId: row.dishId,
    slug: row.slug,
    name: who.language === 'ar' ? row.nameAr : row.nameEn,
    names: { en: row.nameEn, ar: row.nameAr },
    category: row.category as MealCategory,
    cuisine: row.cuisine as Cuisine,
    calories: row.kcal,
    allergens: row.allergens as Allergen[],
    price: toDirhams(row.priceFils),
  }))
}

export async function addDish(
  tx: Transaction,
  who: Member,
  { dishId, price }: Input<typeof contract.addDish>,
): Promise<Output<typeof contract.addDish>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  await lockMenu(tx, kitchen.id)
  const dish = (await listCatalogueRows(tx, kitchen.id)).find((row) => row.dishId === dishId)
  const former = await findItemOfDish(tx, kitchen.id, dishId)
  if (!dish) {
    throw former ? new Refusal('dish_on_menu', 409) : new Refusal('dish_not_found', 404)
  }
  const priceFils = toFils(price)
  const id = former?.id ?? (await insertItem(tx, { restaurantId: kitchen.id, dishId, priceFils }))
  if (former) {
    await updateItem(tx, id, {
      withdrawn_at: null,
      is_available: true,
      sold_out_until: null,
      price_fils: priceFils,
    })
  }
  await writeAudit(tx, who, {
    action: 'add-dish',
    object: 'menu_item',
    objectId: id,
    before: former ? { withdrawnAt: former.withdrawnAt, priceFils: former.priceFils } : null,
    after: { dishId, priceFils },
  })
  await notifyMenuChanged(tx, kitchen.id, who.now)
  return presentDish(await getItem(tx, kitchen.id, id), who)
}

export async function priceDish(
  tx: Transaction,
  who: Member,
  { id, price }: Input<typeof contract.priceDish>,
): Promise<Output<typeof contract.priceDish>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  await lockItem(tx, kitchen.id, id)
  const before = await getItem(tx, kitchen.id, id)
  await updateItem(tx, id, { price_fils: toFils(price) })
  await writeAudit(tx, who, {
    action: 'price-dish',
    object: 'menu_item',
    objectId: id,
    before: { priceFils: before.priceFils },
    after: { priceFils: toFils(price) },
  })
  await notifyMenuChanged(tx, kitchen.id, who.now)
  return presentDish(await getItem(tx, kitchen.id, id), who)
}

export async function orderMenu(
  tx: Transaction,
  who: Member,
  { ids }: Input<typeof contract.orderMenu>,
): Promise<Output<typeof contract.orderMenu>> {
  const kitchen = await findOwnKitchen(tx, who.id)
  const stored = new Set(await lockMenu(tx, kitchen.id))
  if (ids.length !== stored.size || new Set(ids).size !== ids.length) {
    throw new Refusal('menu_changed', 409)
  }
  if (ids.some((id) => !stored.has(id))) throw new Refusal('menu_changed', 409)
  const before = (await listItems(tx, kitchen.id)).map(({ id }) => id)
  for (const [index, id] of ids.entries()) {
    if (before[index] !== id) await updateItem(tx, id, { sort_order: index + 1 })
  }
  await writeAudit(tx, who, {
    action: 'order-menu',
    object: 'restaurant',
    objectId: kitchen.id,
    before: { ids: before },
    after: { ids },
  })
  await notifyMenuChanged(tx, kitchen.id, who.now)
  return { ok: true }
}

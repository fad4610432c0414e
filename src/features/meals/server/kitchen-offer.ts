import { Refusal } from '#shared/wire/refusal.ts'
import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { listBlockedSlugs, listMembers } from '#features/household/server/public.ts'
import { isSoldOutOn } from '#features/restaurants/rules.ts'
import { listPortionsLeft } from '#features/restaurants/server/public.ts'
import type { Table } from '../rules.ts'
import type { LockedSubscription } from './stores/subscription-store.ts'
import { listDishes, type Dish } from './stores/dish-store.ts'

/** What kitchens can send on some days. */
export interface KitchenOffer {
  dish: (menuItemId: number) => Dish | undefined
  known: (restaurantId: number) => ReadonlySet<number>
  on: (restaurantId: number, day: Day) => Dish[]
}

const keyOf = (menuItemId: number, day: Day): string => `${menuItemId} ${day}`

/** `gone`: dishes whose last portion went to someone else while this was looked up before. */
export async function readOffer(
  db: Database,
  restaurantIds: readonly number[],
  range: { from: Day; to: Day },
  gone: ReadonlySet<string> = new Set(),
): Promise<KitchenOffer> {
  const ids = [...new Set(restaurantIds)]
  const dishes = ids.length > 0 ? await listDishes(db, ids) : []
  const limited = await Promise.all(ids.map((id) => listPortionsLeft(db, id, range)))
  const usedUp = new Set(gone)
  for (const { menuItemId, day, left } of limited.flat()) {
    if (left <= 0) usedUp.add(keyOf(menuItemId, day))
  }
  const byId = new Map(dishes.map((dish) => [dish.menuItemId, dish]))
  const ofKitchen = Map.groupBy(dishes, ({ restaurantId }) => restaurantId)
  return {
    dish: (menuItemId) => byId.get(menuItemId),
    known: (restaurantId) =>
      new Set((ofKitchen.get(restaurantId) ?? []).map(({ menuItemId }) => menuItemId)),
    on: (restaurantId, day) =>
      (ofKitchen.get(restaurantId) ?? []).filter(
        (dish) => !isSoldOutOn(dish, day) && !usedUp.has(keyOf(dish.menuItemId, day)),
      ),
  }
}

/** The name of a dish on a day in `gone`. */
export const goneKey = keyOf

/** Who eats what a subscription brings. */
export const readTable = async (
  db: Database,
  { customerId, diets }: Pick<LockedSubscription, 'customerId' | 'diets'>,
): Promise<Table> => ({
  members: await listMembers(db, customerId),
  diets,
  blockedDishes: await listBlockedSlugs(db, customerId),
})

/** The key of a dish whose last portion went to someone else, where that is the fault. */
export function goneDishOf(error: unknown): string | undefined {
  if (!(error instanceof Refusal) || error.code !== 'dish_sold_out') return undefined
  const { menuItemId, day } = error.details ?? {}
  return typeof menuItemId === 'number' && typeof day === 'string'
    ? goneKey(menuItemId, day)
    : undefined
}

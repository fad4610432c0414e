import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listDayDishes as contract } from '../../selection-contract.ts'
import { readOffer } from '../kitchen-offer.ts'
import { listDays } from '../stores/day-store.ts'
import { listIngredientsOfKitchen } from '../stores/ingredient-store.ts'
import { findOwnSubscription } from '../stores/subscription-store.ts'

export async function listDayDishes(
  db: Database,
  who: Member,
  { subscriptionId, day }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findOwnSubscription(db, who.id, subscriptionId)
  if (!subscription) throw new Refusal('not_found', 404)
  const range = { from: day, to: day }
  const [delivery] = await listDays(db, { customerId: who.id, subscriptionId, ...range })
  const restaurantId = delivery?.restaurantId ?? subscription.restaurantId
  const [offer, ingredients] = await Promise.all([
    readOffer(db, [restaurantId], range),
    listIngredientsOfKitchen(db, restaurantId),
  ])
  const offered = new Set(offer.on(restaurantId, day).map(({ menuItemId }) => menuItemId))
  const byDish = Map.groupBy(ingredients, ({ menuItemId }) => menuItemId)
  return [...offer.known(restaurantId)].map((menuItemId) => ({
    mealItemId: menuItemId,
    isSoldOut: !offered.has(menuItemId),
    ingredients: (byDish.get(menuItemId) ?? []).map(({ id, nameEn, nameAr }) => ({
      id,
      name: who.language === 'ar' ? nameAr : nameEn,
    })),
  }))
}

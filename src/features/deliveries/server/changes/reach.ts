import { distanceKm } from '#shared/place/geo.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { getAddressPoint } from '#features/addresses/server/public.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'

/**
 * Meals have to arrive: each kitchen delivers to the own address.
 * @throws Refusal `not_found`, `restaurant_out_of_reach`
 */
export async function ensureReach(
  db: Database,
  customerId: string,
  addressId: number,
  restaurantIds: Iterable<number>,
): Promise<void> {
  const point = await getAddressPoint(db, customerId, addressId)
  for (const id of new Set(restaurantIds)) {
    const kitchen = await findKitchen(db, id)
    if (!kitchen || distanceKm(point, kitchen) > kitchen.deliveryRadiusKm) {
      throw new Refusal('restaurant_out_of_reach', 422, { fields: ['addressId'] })
    }
  }
}

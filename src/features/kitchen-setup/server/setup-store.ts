import type { Cuisine } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'

const kitchens = (db: Database) =>
  db
    .selectFrom('restaurants')
    .select([
      'id',
      'name_en as nameEn',
      'name_ar as nameAr',
      'description_en as descriptionEn',
      'description_ar as descriptionAr',
      'cuisines',
      'address_line as addressLine',
      'area_id as areaId',
      'opening_time as openingTime',
      'closing_time as closingTime',
      'delivery_minutes_min as deliveryMinutesMin',
      'delivery_minutes_max as deliveryMinutesMax',
      'delivery_fee_fils as deliveryFeeFils',
      'delivery_radius_km as deliveryRadiusKm',
      'monthly_price_fils as monthlyPriceFils',
      'capacity_per_day as capacityPerDay',
      'is_active as isActive',
      'opened_at as openedAt',
      'review_asked_at as reviewAskedAt',
      'sent_back_at as sentBackAt',
      'sent_back_reason as sentBackReason',
    ])
    .select((eb) =>
      eb
        .selectFrom('menu_items')
        .select((inner) => inner.fn.countAll<string>().as('dishes'))
        .whereRef('menu_items.restaurant_id', '=', 'restaurants.id')
        .where('menu_items.is_available', '=', true)
        .where('menu_items.withdrawn_at', 'is', null)
        .as('dishes'),
    )
    .$narrowType<{ cuisines: Cuisine[] }>()

export type SetupRow = Awaited<ReturnType<typeof getSetupRow>>

/** @throws Refusal `kitchen_not_found` (404) */
export async function getSetupRow(db: Database, ownerId: string) {
  const row = await kitchens(db).where('owner_id', '=', ownerId).orderBy('id').executeTakeFirst()
  if (!row) throw new Refusal('kitchen_not_found', 404)
  return row
}

/** The same, locked: what is given and the opening of a kitchen wait for each other. */
export async function lockSetupRow(tx: Transaction, ownerId: string) {
  await tx
    .selectFrom('restaurants')
    .select('id')
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
  return getSetupRow(tx, ownerId)
}

export const findAreaPoint = (db: Database, id: number) =>
  db.selectFrom('areas').select(['latitude', 'longitude']).where('id', '=', id).executeTakeFirst()

export const findKitchenOf = (db: Database, ownerId: string) =>
  db.selectFrom('restaurants').select('id').where('owner_id', '=', ownerId).executeTakeFirst()

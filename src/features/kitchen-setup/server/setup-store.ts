import type { Language } from '#shared/language.ts'
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

/** The same, held: what is told and the opening of a kitchen wait for each other. */
export async function holdSetupRow(tx: Transaction, ownerId: string) {
  await tx
    .selectFrom('restaurants')
    .select('id')
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .execute()
  return getSetupRow(tx, ownerId)
}

export interface KitchenColumns {
  name_en?: string
  name_ar?: string
  description_en?: string
  description_ar?: string
  cuisines?: string[]
  address_line?: string
  area_id?: number
  latitude?: number
  longitude?: number
  opening_time?: string
  closing_time?: string
  delivery_minutes_min?: number
  delivery_minutes_max?: number
  delivery_fee_fils?: number
  delivery_radius_km?: number
  monthly_price_fils?: number
  is_active?: boolean
  opened_at?: Date
}

export async function updateKitchen(
  tx: Transaction,
  id: number,
  columns: KitchenColumns,
): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('restaurants').set(columns).where('id', '=', id).execute()
}

export const findAreaPoint = (db: Database, id: number) =>
  db.selectFrom('areas').select(['latitude', 'longitude']).where('id', '=', id).executeTakeFirst()

export interface NewKitchen {
  ownerId: string
  name: string
  description: Record<Language, string>
  cuisines: readonly Cuisine[]
}

/** An empty kitchen, seen by no one yet. */
export async function insertKitchen(tx: Transaction, kitchen: NewKitchen): Promise<void> {
  await tx
    .insertInto('restaurants')
    .values({
      owner_id: kitchen.ownerId,
      name_en: kitchen.name,
      name_ar: kitchen.name,
      description_en: kitchen.description.en,
      description_ar: kitchen.description.ar,
      cuisines: [...kitchen.cuisines],
      opening_time: '',
      closing_time: '',
      delivery_minutes_min: 0,
      delivery_minutes_max: 0,
      delivery_fee_fils: 0,
      delivery_radius_km: 0,
      monthly_price_fils: 0,
      capacity_per_day: 0,
      is_active: false,
    })
    .execute()
}

export const findKitchenOf = (db: Database, ownerId: string) =>
  db.selectFrom('restaurants').select('id').where('owner_id', '=', ownerId).executeTakeFirst()

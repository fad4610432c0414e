import type { Cuisine } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'

export interface KitchenColumns {
  owner_id?: string
  papers_due_at?: Date | null
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
  review_asked_at?: Date | null
  sent_back_at?: Date | null
  sent_back_reason?: string | null
  capacity_per_day?: number
  cutoff_time?: string
  cutoff_days?: number
  breakfast_window?: string
  lunch_window?: string
  dinner_window?: string
}

export async function updateKitchen(
  tx: Transaction,
  id: number,
  columns: KitchenColumns,
): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('restaurants').set(columns).where('id', '=', id).execute()
}

export interface NewKitchen {
  /** Null while the team looks for one. */
  ownerId: string | null
  name: Record<Language, string>
  description: Record<Language, string>
  cuisines: readonly Cuisine[]
  area?: { id: number; latitude: number; longitude: number }
}

/** An empty kitchen, seen by no one yet. */
export async function insertKitchen(tx: Transaction, kitchen: NewKitchen): Promise<number> {
  const { id } = await tx
    .insertInto('restaurants')
    .values({
      owner_id: kitchen.ownerId,
      name_en: kitchen.name.en,
      name_ar: kitchen.name.ar,
      description_en: kitchen.description.en,
      description_ar: kitchen.description.ar,
      cuisines: [...kitchen.cuisines],
      ...(kitchen.area && {
        area_id: kitchen.area.id,
        latitude: kitchen.area.latitude,
        longitude: kitchen.area.longitude,
      }),
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
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

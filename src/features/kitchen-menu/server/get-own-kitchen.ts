import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { getOwnKitchen as contract } from '../kitchen-contract.ts'

export async function getOwnKitchen(db: Database, who: Member): Promise<Output<typeof contract>> {
  const kitchen = await findOwnKitchen(db, who.id)
  const isArabic = who.language === 'ar'
  return {
    id: kitchen.id,
    name: isArabic ? kitchen.nameAr : kitchen.nameEn,
    area: (isArabic ? kitchen.areaAr : kitchen.areaEn) ?? '',
    isActive: kitchen.isActive,
  }
}

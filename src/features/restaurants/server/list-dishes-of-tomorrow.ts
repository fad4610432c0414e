import { addDays } from '#shared/dates.ts'
import { FALLBACK_POINT, type Emirate } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { PublicDayContext } from '#server/http/kept/serve-kept.ts'
import type { listDishesOfTomorrow as contract } from '../contract.ts'
import { isSoldOutOn, pickOfDay } from '../rules.ts'
import { listMenu } from './menu-read-model.ts'
import { presentMenuItem } from './present-menu-item.ts'
import { listKitchensReaching } from './nearby/nearby-read-model.ts'
import { findAreaBySlug } from './store.ts'

const KITCHENS_MAX = 6
const DISHES = 4

export async function listDishesOfTomorrow(
  db: Database,
  { language, today }: PublicDayContext,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const area = input.area === undefined ? undefined : await findAreaBySlug(db, input.area)
  if (input.area !== undefined && !area) throw new Refusal('area_not_found', 404)

  const kitchens = await listKitchensReaching(db, area ?? FALLBACK_POINT, {
    limit: KITCHENS_MAX,
  })
  const nearest = new Map(kitchens.map((kitchen) => [kitchen.id, kitchen]))
  const menu = nearest.size > 0 ? await listMenu(db, [...nearest.keys()]) : []
  const day = addDays(today, 1)
  const lunches = menu.filter((row) => row.mealTimes.includes('lunch') && !isSoldOutOn(row, day))
  return {
    day,
    area: area
      ? {
          slug: area.slug,
          name: language === 'ar' ? area.name_ar : area.name_en,
          city: area.emirate as Emirate,
        }
      : null,
    dishCount: new Set(lunches.map((row) => row.slug)).size,
    dishes: pickOfDay(lunches, day, DISHES).map((row) => {
      const kitchen = nearest.get(row.restaurantId)
      const restaurantName = (language === 'ar' ? kitchen?.nameAr : kitchen?.nameEn) ?? ''
      return { ...presentMenuItem(row, language), restaurantName }
    }),
  }
}

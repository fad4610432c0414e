import { findPapersOf } from '#features/chef-applications/server/public.ts'
import { listMenuOf } from '#features/kitchen-menu/server/public.ts'
import { openPointsOf } from '#features/kitchen-setup/rules.ts'
import { distanceKm } from '#shared/place/geo.ts'
import { toDirhams } from '#shared/money.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { versionOf, type RecordFields } from '#server/http/version.ts'
import type * as contract from '../../review-contract.ts'
import { findRestaurant, listAreas, type RestaurantRow } from '../restaurant-store.ts'
import { stageOf } from './stage.ts'

export type Review = Output<typeof contract.getKitchenReview>

export async function getKitchenReview(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.getKitchenReview>,
): Promise<Review> {
  const row = await findRestaurant(db, id)
  if (!row) throw new Refusal('not_found', 404)
  const { seen: _, ...review } = await presentReview(db, who, row)
  return review
}

/** @returns what customers would get of it, too, which is what its version is of */
export async function presentReview(
  db: Database,
  who: Member,
  row: RestaurantRow,
): Promise<Review & { seen: RecordFields }> {
  const [reach, menu, application] = await Promise.all([
    listReach(db, who, row),
    listMenuOf(db, row.id, who),
    row.ownerId === null ? null : findPapersOf(db, row.ownerId),
  ])
  const terms = {
    monthlyPrice: toDirhams(row.monthlyPriceFils),
    deliveryFee: toDirhams(row.deliveryFeeFils),
    addressLine: row.addressLine,
    openingTime: row.openingTime,
    closingTime: row.closingTime,
    cutoffTime: row.cutoffTime,
    cutoffDays: row.cutoffDays,
    deliveryMinutesMin: row.deliveryMinutesMin,
    deliveryMinutesMax: row.deliveryMinutesMax,
    capacityPerDay: row.capacityPerDay,
    deliveryRadiusKm: row.deliveryRadiusKm,
  }
  const dishes = menu.map((dish) => ({
    id: dish.id,
    price: dish.price,
    mealTimes: dish.mealTimes,
    isOwn: dish.isOwn,
    canBeHad: dish.state === 'available',
    allergens: dish.facts.allergens,
    askedAllergens: dish.askedAllergens,
  }))
  const seen = {
    ...terms,
    nameEn: row.nameEn,
    nameAr: row.nameAr,
    descriptionEn: row.descriptionEn,
    descriptionAr: row.descriptionAr,
    cuisines: row.cuisines,
    areaId: row.areaId,
    menu: dishes.map((dish, index) => ({ ...dish, names: menu[index]?.names })),
  }
  return {
    id: row.id,
    stage: stageOf(row),
    askedAt: stageOf(row) === 'review' ? (row.reviewAskedAt?.toISOString() ?? null) : null,
    sentBack:
      row.sentBackAt && row.sentBackReason !== null
        ? { at: row.sentBackAt.toISOString(), reason: row.sentBackReason }
        : null,
    missing: openPointsOf({ ...row, dishes: row.dishes ?? 0 }),
    ...terms,
    reach,
    menu: dishes.map((dish, index) => ({ ...dish, name: menu[index]?.name ?? '' })),
    application,
    version: versionOf(seen),
    seen,
  }
}

async function listReach(
  db: Database,
  { language }: Pick<Member, 'language'>,
  { areaId, deliveryRadiusKm }: RestaurantRow,
): Promise<string[]> {
  const areas = await listAreas(db)
  const from = areas.find(({ id }) => id === areaId)
  if (!from || deliveryRadiusKm === 0) return []
  return areas
    .filter((area) => distanceKm(from, area) <= deliveryRadiusKm)
    .map((area) => (language === 'ar' ? area.nameAr : area.nameEn))
}

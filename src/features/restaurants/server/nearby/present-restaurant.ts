import { addDays, formatClock, type Day } from '#shared/dates.ts'
import type { Emirate } from '#shared/place/emirates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Cuisine } from '#shared/food/food.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { PublicContext } from '#server/http/kept/serve-kept.ts'
import type { restaurant as restaurantSchema } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { firstFreeDay, isDayOpen, isOpenAt } from '../../rules.ts'
import type { KitchenCard } from './nearby-read-model.ts'

export type Restaurant = Output<{ output: typeof restaurantSchema }>

interface Asked {
  distanceKm: number
  /** Of its dishes, those that were asked for. */
  dishCount: number
  startDate: Day | undefined
}

/** A kitchen as people see it at this minute. */
export function presentRestaurant(
  kitchen: KitchenCard,
  { language, now, today }: PublicContext,
  { distanceKm, dishCount, startDate }: Asked,
): Restaurant {
  const isArabic = language === 'ar'
  // Changes for any day before were taken until yesterday at the latest.
  const earliest = addDays(today, kitchen.cutoffDays)
  const from = startDate !== undefined && startDate > earliest ? startDate : earliest
  const nextFreeDay = firstFreeDay(now, from, kitchen, kitchen) ?? null
  return {
    id: kitchen.id,
    name: isArabic ? kitchen.nameAr : kitchen.nameEn,
    description: isArabic ? kitchen.descriptionAr : kitchen.descriptionEn,
    rating: kitchen.rating,
    ratingCount: kitchen.ratingCount,
    cuisineTypes: kitchen.cuisines as Cuisine[],
    area: isArabic ? kitchen.areaAr : kitchen.areaEn,
    city: kitchen.emirate as Emirate,
    openingTime: kitchen.openingTime,
    closingTime: kitchen.closingTime,
    isOpenNow: isOpenAt(formatClock(now), kitchen),
    deliveryTimeMin: kitchen.deliveryMinutesMin,
    deliveryTimeMax: kitchen.deliveryMinutesMax,
    deliveryFee: String(toDirhams(kitchen.deliveryFeeFils)),
    averagePrice: toDirhams(kitchen.monthlyPriceFils),
    isActive: kitchen.isActive,
    distanceKm: roundKm(distanceKm),
    cutoffTime: kitchen.cutoffTime,
    cutoffDays: kitchen.cutoffDays,
    lunchWindow: kitchen.lunchWindow,
    dinnerWindow: kitchen.dinnerWindow,
    nextFreeDay,
    unavailableReason: reasonOf(kitchen, { language, now }, startDate, nextFreeDay),
    plates: kitchen.plates,
    dishCount,
  }
}

/** One decimal. */
export const roundKm = (km: number): number => Math.round(km * 10) / 10

function reasonOf(
  kitchen: KitchenCard,
  { language, now }: Pick<PublicContext, 'language' | 'now'>,
  startDate: Day | undefined,
  nextFreeDay: Day | null,
): string | null {
  const { reasons } = textsIn(messages, language)
  if (nextFreeDay === null) return reasons.fullForWeeks
  if (startDate === undefined || startDate === nextFreeDay) return null
  return isDayOpen(now, startDate, kitchen)
    ? reasons.full(startDate, nextFreeDay)
    : reasons.past(nextFreeDay)
}

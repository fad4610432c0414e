import type { MealTime } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'

/** The plans of the catalogue have small numbers; those of offers follow the offer's. */
const FIRST_ID = 1000

export interface OfferedPlan {
  offerId: number
  name: Bilingual
  restaurantId: number
  people: number
  mealTimes: readonly MealTime[]
  daysPerWeek: number
  /** What 4 weeks cost, VAT included. */
  lines: readonly { text: string; amountFils: number }[]
}

/** Makes a plan of an accepted offer and returns its id. The same offer makes it once. */
export async function createOfferPlan(tx: Transaction, offer: OfferedPlan): Promise<number> {
  const id = FIRST_ID + offer.offerId
  await tx
    .insertInto('plans')
    .values({
      id,
      kind: 'custom',
      tier: 'custom',
      name_en: offer.name.en,
      name_ar: offer.name.ar,
      description_en: '',
      description_ar: '',
      features_en: [],
      features_ar: [],
      price_fils: offer.lines.reduce((sum, { amountFils }) => sum + amountFils, 0),
      meals_per_day: offer.people * offer.mealTimes.length,
      days_per_week: offer.daysPerWeek,
      meal_times: [...offer.mealTimes],
      portions: offer.people,
      sort_order: id,
      lines: JSON.stringify(offer.lines),
      restaurant_id: offer.restaurantId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return id
}

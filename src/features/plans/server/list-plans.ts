import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { roundToDirham, roundHalfUp, toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { PublicDayContext } from '#server/http/kept/serve-kept.ts'
import type { listPlans as contract, plan as planSchema } from '../contract.ts'
import { mealsPerCycle } from '../rules.ts'
import { findCheapestKitchenPrice, listPlanRows, type PlanRow } from './store.ts'

export async function listPlans(
  db: Database,
  { language, today }: PublicDayContext,
): Promise<Output<typeof contract>> {
  const [rows, kitchenPriceFils] = await Promise.all([
    listPlanRows(db, today),
    findCheapestKitchenPrice(db),
  ])
  return rows.map((row) => presentPlan(row, language, kitchenPriceFils))
}

type Plan = Output<{ output: typeof planSchema }>

function presentPlan(row: PlanRow, language: Language, kitchenPriceFils: number | undefined): Plan {
  const isCooked = row.kind !== 'ai'
  const priceFils = isCooked ? cookedPrice(row, kitchenPriceFils) : row.price_fils
  const meals = mealsPerCycle({ mealsPerDay: row.meals_per_day, daysPerWeek: row.days_per_week })
  return {
    id: row.id,
    kind: row.kind as Plan['kind'],
    tier: row.tier,
    name: language === 'ar' ? row.name_ar : row.name_en,
    description: language === 'ar' ? row.description_ar : row.description_en,
    features: language === 'ar' ? row.features_ar : row.features_en,
    price: priceFils === null ? null : toDirhams(priceFils),
    pricePerMeal: isCooked && priceFils !== null ? toDirhams(roundHalfUp(priceFils / meals)) : null,
    mealsPerDay: row.meals_per_day,
    daysPerWeek: row.days_per_week,
    mealsPerCycle: meals,
    mealTimes: row.meal_times as Plan['mealTimes'],
    suggestionsPerDay: row.suggestions_per_day,
    portions: row.portions,
    isMostPopular: row.is_most_popular,
  }
}

/** Restaurants set the price: without one on sale there is none to promise. */
const cookedPrice = (row: PlanRow, kitchenPriceFils: number | undefined): number | null =>
  kitchenPriceFils === undefined
    ? null
    : roundToDirham((kitchenPriceFils * row.multiplier_bp) / 10_000)

import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { pricesOn, type PriceOf } from './price-store.ts'

const planRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('plans').selectAll().where('lines', 'is', null).orderBy('sort_order'),
)

/** A plan with the price of a day. */
export type PlanRow = Awaited<ReturnType<typeof planRows>>[number]
/** A plan without its price, which is another one on another day. */
export type PlanFacts = Omit<PlanRow, 'price_fils' | 'multiplier_bp'>

/** The plans of the catalogue; those of an offer are no one else's. */
export async function listPlanRows(db: Database, today: Day): Promise<PlanRow[]> {
  const rows = await planRows(db, {})
  const priceOf = await pricesOn(db, today)
  return rows.map((row) => ({
    ...row,
    price_fils: priceOf('plan', row.id, row.price_fils),
    multiplier_bp: priceOf('multiplier', row.id, row.multiplier_bp),
  }))
}

const planById = prepared<{ id: number }>()((db, param) =>
  db.selectFrom('plans').selectAll().where('id', '=', param('id')),
)

export const findPlan = async (db: Database, id: number): Promise<PlanFacts | undefined> =>
  (await planById(db, { id }))[0]

export async function findPricedPlan(
  db: Database,
  id: number,
  today: Day | PriceOf,
): Promise<PlanRow | undefined> {
  const [row] = await planById(db, { id })
  if (!row) return undefined
  const priceOf = await pricesOn(db, today)
  return {
    ...row,
    price_fils: priceOf('plan', row.id, row.price_fils),
    multiplier_bp: priceOf('multiplier', row.id, row.multiplier_bp),
  }
}

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

/** Inserts the plan of an accepted offer and returns its id; the same offer has one plan. */
export async function insertOfferPlan(tx: Transaction, offer: OfferedPlan): Promise<number> {
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

const addOnRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('add_ons').selectAll().orderBy('sort_order'),
)

export async function listAddOnRows(db: Database, today: Day | PriceOf) {
  const rows = await addOnRows(db, {})
  const priceOf = await pricesOn(db, today)
  return rows.map((row) => ({ ...row, price_fils: priceOf('add-on', row.slug, row.price_fils) }))
}

const feeRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('dietary_fees').select(['diet', 'fee_fils']).orderBy('sort_order'),
)

export async function listDietaryFeeRows(db: Database, today: Day | PriceOf) {
  const rows = await feeRows(db, {})
  const priceOf = await pricesOn(db, today)
  return rows.map((row) => ({ ...row, fee_fils: priceOf('diet', row.diet, row.fee_fils) }))
}

/** The lowest monthly price of an active kitchen in fils, where there is one. */
const cheapestKitchen = prepared<Record<never, never>>()((db) =>
  db
    .selectFrom('restaurants')
    .select((eb) => eb.fn.min('monthly_price_fils').as('priceFils'))
    .where('is_active', '=', true),
)

export const findCheapestKitchenPrice = async (db: Database): Promise<number | undefined> =>
  (await cheapestKitchen(db, {}))[0]?.priceFils ?? undefined

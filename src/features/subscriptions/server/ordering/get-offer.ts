import { createHash } from 'node:crypto'
import type { Day } from '#shared/dates.ts'
import type { Bilingual } from '#shared/language.ts'
import type { Diet } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import {
  findPricedPlan,
  listAddOnRows,
  listDietaryFeeRows,
  pricesOn,
  type PlanRow,
  type PriceOf,
} from '#features/plans/server/public.ts'
import { findKitchen, type Kitchen } from '#features/restaurants/server/public.ts'
import { billOf, canAddOn, type Bill, type OfferedLine, type PricedAddOn } from '../../bill.ts'
import { isCooked, isSubscribable } from '../../rules.ts'

export interface Offer {
  plan: PlanRow
  planName: Bilingual
  kitchen: Kitchen
  kitchenName: Bilingual
  bill: Bill
  /** Slugs of the add-ons in the bill. */
  addOns: string[]
  /** The same for the same plan, kitchen and lines, whenever and by whom it is asked for. */
  quoteId: string
}

export interface OfferInput {
  planId: number
  restaurantId: number
  diets: readonly Diet[]
  /** Slugs. */
  addOns: readonly string[]
  /** Whose prices hold. */
  today: Day
}

/** Prices a plan from one kitchen: the only place where a bill comes from. */
export async function getOffer(db: Database, input: OfferInput): Promise<Offer> {
  const prices = await pricesOn(db, input.today)
  const plan = await findPricedPlan(db, input.planId, prices)
  if (!plan) throw new Refusal('plan_not_found', 404, { fields: ['planId'] })
  if (!isSubscribable(plan)) {
    throw new Refusal('plan_not_subscribable', 422, { fields: ['planId'] })
  }
  const kitchen = await getKitchen(db, input.restaurantId)
  const addOns = await listChosenAddOns(db, input.addOns, prices)
  const isOnSale = (slug: string) =>
    addOns.some((addOn) => addOn.slug === slug && canAddOn(plan, addOn))
  if (!input.addOns.every(isOnSale)) {
    throw new Refusal('add_on_unavailable', 422, { fields: ['addOns'] })
  }
  return makeOffer(db, { plan, kitchen, diets: input.diets, addOns, prices })
}

/** The plan that an accepted offer was made of, from its own kitchen. */
export async function getCustomOffer(db: Database, planId: number, today: Day): Promise<Offer> {
  const prices = await pricesOn(db, today)
  const plan = await findPricedPlan(db, planId, prices)
  if (!plan?.lines || plan.restaurant_id === null) {
    throw new Refusal('plan_not_found', 404, { fields: ['planId'] })
  }
  const kitchen = await getKitchen(db, plan.restaurant_id)
  return makeOffer(db, { plan, kitchen, diets: [], addOns: [], prices })
}

async function getKitchen(db: Database, id: number): Promise<Kitchen> {
  const kitchen = await findKitchen(db, id)
  if (kitchen?.isActive) return kitchen
  throw new Refusal('restaurant_not_found', 404, { fields: ['restaurantId'] })
}

/** The same for a renewal, where a kitchen may have closed and an add-on may have gone. */
export async function findOffer(db: Database, input: OfferInput): Promise<Offer | undefined> {
  const prices = await pricesOn(db, input.today)
  const plan = await findPricedPlan(db, input.planId, prices)
  const kitchen = await findKitchen(db, input.restaurantId)
  if (!plan || !kitchen) return undefined
  if (isCooked(plan) && !kitchen.isActive) return undefined
  const addOns = await listChosenAddOns(db, input.addOns, prices)
  return makeOffer(db, { plan, kitchen, diets: input.diets, addOns, prices })
}

async function listChosenAddOns(
  db: Database,
  addOns: readonly string[],
  prices: PriceOf,
): Promise<PricedAddOn[]> {
  if (addOns.length === 0) return []
  const rows = await listAddOnRows(db, prices)
  return rows
    .filter(({ slug }) => addOns.includes(slug))
    .map(({ slug, name_en, name_ar, price_fils, charged_per }) => ({
      slug,
      name: { en: name_en, ar: name_ar },
      priceFils: price_fils,
      chargedPer: charged_per,
    }))
}

interface OfferParts {
  plan: PlanRow
  kitchen: Kitchen
  diets: readonly Diet[]
  addOns: readonly PricedAddOn[]
  prices: PriceOf
}

async function makeOffer(
  db: Database,
  { plan, kitchen, diets, addOns, prices }: OfferParts,
): Promise<Offer> {
  const fees = diets.length > 0 ? await listDietaryFeeRows(db, prices) : []
  const bill = billOf(
    {
      kind: plan.kind,
      priceFils: plan.price_fils,
      multiplierBp: plan.multiplier_bp,
      mealsPerDay: plan.meals_per_day,
      daysPerWeek: plan.days_per_week,
      lines: plan.lines as OfferedLine[] | null,
    },
    kitchen,
    new Map(fees.map(({ diet, fee_fils }) => [diet, fee_fils])),
    diets,
    addOns,
  )
  return {
    plan,
    planName: { en: plan.name_en, ar: plan.name_ar },
    kitchen,
    kitchenName: { en: kitchen.nameEn, ar: kitchen.nameAr },
    bill,
    addOns: addOns.map(({ slug }) => slug),
    quoteId: fingerprint([plan.id, kitchen.id, bill.lines]),
  }
}

const fingerprint = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

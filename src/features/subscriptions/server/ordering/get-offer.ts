import { createHash } from 'node:crypto'
import type { Bilingual } from '#shared/language.ts'
import type { Diet } from '#shared/food.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { findPlan, listDietaryFeeRows, type PlanRow } from '#features/plans/server/public.ts'
import { findKitchen, type Kitchen } from '#features/restaurants/server/public.ts'
import { billOf, isSubscribable, type Bill } from '../../rules.ts'

export interface Offer {
  plan: PlanRow
  planName: Bilingual
  kitchen: Kitchen
  kitchenName: Bilingual
  bill: Bill
  /** The same for the same plan, kitchen and lines, whenever and whoever asks. */
  quoteId: string
}

export interface OfferWish {
  planId: number
  restaurantId: number
  diets: readonly Diet[]
}

/** Prices a plan from one kitchen: the only place where a bill comes from. */
export async function getOffer(db: Database, wish: OfferWish): Promise<Offer> {
  const plan = await findPlan(db, wish.planId)
  if (!plan) throw new Refusal('plan_not_found', 404, { fields: ['planId'] })
  if (!isSubscribable(plan)) {
    throw new Refusal('plan_not_subscribable', 422, { fields: ['planId'] })
  }
  const kitchen = await findKitchen(db, wish.restaurantId)
  if (!kitchen?.isActive) {
    throw new Refusal('restaurant_not_found', 404, { fields: ['restaurantId'] })
  }
  return makeOffer(db, plan, kitchen, wish.diets)
}

/** The same for a renewal, where a kitchen may have closed. */
export async function findOffer(db: Database, wish: OfferWish): Promise<Offer | undefined> {
  const plan = await findPlan(db, wish.planId)
  const kitchen = await findKitchen(db, wish.restaurantId)
  return plan && kitchen?.isActive ? makeOffer(db, plan, kitchen, wish.diets) : undefined
}

async function makeOffer(
  db: Database,
  plan: PlanRow,
  kitchen: Kitchen,
  diets: readonly Diet[],
): Promise<Offer> {
  const fees = await listDietaryFeeRows(db)
  const bill = billOf(
    {
      kind: plan.kind,
      priceFils: plan.price_fils,
      multiplierBp: plan.multiplier_bp,
      mealsPerDay: plan.meals_per_day,
      daysPerWeek: plan.days_per_week,
    },
    kitchen,
    new Map(fees.map(({ diet, fee_fils }) => [diet, fee_fils])),
    diets,
  )
  return {
    plan,
    planName: { en: plan.name_en, ar: plan.name_ar },
    kitchen,
    kitchenName: { en: kitchen.nameEn, ar: kitchen.nameAr },
    bill,
    quoteId: fingerprint([plan.id, kitchen.id, bill.lines]),
  }
}

const fingerprint = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

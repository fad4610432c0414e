import { isDay, type Day } from '#shared/dates.ts'
import { DIETS, type Diet } from '#shared/food/food.ts'
import { FALLBACKS, type Fallback } from '#features/meals/rules.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#features/payments/rules.ts'
import { canStartOn, firstStartDate } from '../../rules.ts'

/** What is chosen so far. A card is never part of it. */
export interface Draft {
  /** 0 is none, as for the other records. */
  planId: number
  startDate: Day
  addressId: number
  restaurantId: number
  diets: Diet[]
  /** What comes where nothing is chosen by the cut-off. */
  fallback: Fallback
  paymentMethod: PaymentMethod
  paypalEmail: string
  /** How many steps were confirmed. */
  stepsDone: number
}

export const emptyDraft = (today: Day): Draft => ({
  planId: 0,
  startDate: firstStartDate(today),
  addressId: 0,
  restaurantId: 0,
  diets: [],
  fallback: 'kitchen',
  paymentMethod: 'credit_card',
  paypalEmail: '',
  stepsDone: 0,
})

/** Written by anyone who sends a visitor here with a plan in mind. */
const PICKED_PLAN_KEY = 'sufra.plan'

export function readPickedPlan(): number {
  try {
    return Number(sessionStorage.getItem(PICKED_PLAN_KEY) ?? 0)
  } catch {
    return 0
  }
}

export function forgetPickedPlan(): void {
  try {
    sessionStorage.removeItem(PICKED_PLAN_KEY)
  } catch {
    // Nothing was picked.
  }
}

/** Takes from what was kept only what the page could have held. */
export function tidyDraft(kept: unknown, today: Day): Draft {
  const draft = (kept ?? {}) as Record<string, unknown>
  const fresh = emptyDraft(today)
  const { startDate, diets, paypalEmail } = draft
  const isStart = typeof startDate === 'string' && isDay(startDate) && canStartOn(startDate, today)
  return {
    planId: idOf(draft['planId']),
    startDate: isStart ? startDate : fresh.startDate,
    addressId: idOf(draft['addressId']),
    restaurantId: idOf(draft['restaurantId']),
    diets: DIETS.filter((diet) => Array.isArray(diets) && diets.includes(diet)),
    fallback: FALLBACKS.find((fallback) => fallback === draft['fallback']) ?? fresh.fallback,
    paymentMethod:
      PAYMENT_METHODS.find((method) => method === draft['paymentMethod']) ?? fresh.paymentMethod,
    paypalEmail: typeof paypalEmail === 'string' ? paypalEmail : '',
    stepsDone: isStart ? Math.min(3, idOf(draft['stepsDone'])) : 0,
  }
}

const idOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

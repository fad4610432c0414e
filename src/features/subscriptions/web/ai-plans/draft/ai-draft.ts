import { DIETS, type Cuisine, type Diet } from '#shared/food/food.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#features/payments/rules.ts'

/** The cuisines and diets of the AI pages, in their order. */
export const AI_CUISINES = [
  'italian',
  'chinese',
  'indian',
  'japanese',
  'thai',
  'mexican',
  'mediterranean',
  'american',
  'middle-eastern',
  'lebanese',
  'greek',
  'french',
  'spanish',
  'korean',
  'vietnamese',
] as const satisfies readonly Cuisine[]

export const AI_DIETS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'low-carb',
  'keto',
  'halal',
  'paleo',
  'pescatarian',
] as const satisfies readonly Diet[]

const STEPS = ['none', 'preferences', 'payment'] as const

/** What is chosen so far. A card is never part of it. */
export interface AiDraft {
  /** 0 is none. */
  planId: number
  cuisines: Cuisine[]
  diets: Diet[]
  /** Slugs. */
  addOns: string[]
  /** The dialog that is open, or opens again after the login. */
  step: (typeof STEPS)[number]
  paymentMethod: PaymentMethod
  paypalEmail: string
}

export const EMPTY_AI_DRAFT: AiDraft = {
  planId: 0,
  cuisines: [],
  diets: [],
  addOns: [],
  step: 'none',
  paymentMethod: 'credit_card',
  paypalEmail: '',
}

/** Takes from what was kept only what the page could have held. */
export function tidyDraft(draft: Readonly<Record<keyof AiDraft, unknown>>): AiDraft {
  const { planId, cuisines, diets, addOns, paymentMethod, paypalEmail } = draft
  return {
    planId: typeof planId === 'number' && Number.isSafeInteger(planId) ? Math.max(0, planId) : 0,
    cuisines: AI_CUISINES.filter(
      (cuisine) => Array.isArray(cuisines) && cuisines.includes(cuisine),
    ),
    diets: DIETS.filter((diet) => Array.isArray(diets) && diets.includes(diet)),
    addOns: Array.isArray(addOns) ? addOns.filter((slug) => typeof slug === 'string') : [],
    step: STEPS.find((step) => step === draft.step) ?? 'none',
    paymentMethod: PAYMENT_METHODS.find((one) => one === paymentMethod) ?? 'credit_card',
    paypalEmail: typeof paypalEmail === 'string' ? paypalEmail : '',
  }
}

import { DIETS, type Cuisine, type Diet } from '#shared/food/food.ts'
import { PICKED_KEY } from './picked-plan.ts'

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
}

const KEY = 'sufra.ai-subscription'
export const NOTHING_KEPT = '{}'

/** Where the browser has no storage, the choices live as long as the page. */
let kept = NOTHING_KEPT
const listeners = new Set<() => void>()

export const watchKept = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What this tab remembers, as one text that only changes when it does. */
export function readKept(): string {
  try {
    kept = sessionStorage.getItem(KEY) ?? NOTHING_KEPT
    const planId = Number(sessionStorage.getItem(PICKED_KEY) ?? 0)
    if (planId > 0) return JSON.stringify({ ...JSON.parse(kept), planId, step: 'preferences' })
  } catch {
    // What was kept before still holds.
  }
  return kept
}

function keep(text: string): void {
  kept = text
  try {
    sessionStorage.setItem(KEY, text)
    sessionStorage.removeItem(PICKED_KEY)
  } catch {
    // The page itself remembers.
  }
  for (const listener of listeners) listener()
}

export const keepDraft = (draft: AiDraft): void => keep(JSON.stringify(draft))
export const dropDraft = (): void => keep(NOTHING_KEPT)

/** Takes from what was kept only what the page could have held. */
export function tidyDraft(text: string): AiDraft {
  const draft = parse(text)
  const { planId, cuisines, diets, addOns } = draft
  return {
    planId: typeof planId === 'number' && Number.isSafeInteger(planId) ? Math.max(0, planId) : 0,
    cuisines: AI_CUISINES.filter(
      (cuisine) => Array.isArray(cuisines) && cuisines.includes(cuisine),
    ),
    diets: DIETS.filter((diet) => Array.isArray(diets) && diets.includes(diet)),
    addOns: Array.isArray(addOns) ? addOns.filter((slug) => typeof slug === 'string') : [],
    step: STEPS.find((step) => step === draft['step']) ?? 'none',
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

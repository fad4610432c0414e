import { computeDish } from '#shared/food/dish-facts.ts'
import type { Ingredient } from '#shared/food/food.ts'
import {
  DRAFT_LINES_MAX,
  DRAFT_LINES_MIN,
  DRAFT_MINUTES_MAX,
  DRAFT_STEPS_MAX,
  DRAFT_STEPS_MIN,
  HEATING,
  OVEN_MAX_C,
  OVEN_MIN_C,
  TIMED,
  type Draft,
  type DraftStep,
} from './draft.ts'
import { minutesOf } from './effort.ts'
import { leastHeatMinutes } from './raw-food.ts'

/** Why a draft is no recipe: refusal codes. */
export type DraftError = 'draft_unfit' | 'draft_amounts' | 'draft_steps' | 'draft_raw'

const LINE_GRAMS = { min: 0.1, max: 400 }
/** What the catalogue's own dishes are held to, a serving. */
const SERVING_GRAMS = { min: 100, max: 850 }
const KCAL = { min: 220, max: 750 }
const SODIUM_MG_MAX = 2000
const COST_FILS = { min: 150, max: 2500 }
const OIL_G_MAX = 25
const SPICES_G_MAX = 8
const LEAVENING_G_MAX = 5
const LEAVENINGS = ['baking-powder', 'yeast']
const PURE_FAT_G = 99

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

/** Every gate of the catalogue that a draft can fail, on its own; none found is an empty list. */
export function checkDraft(
  draft: Draft,
  ingredients: ReadonlyMap<string, Ingredient>,
): DraftError[] {
  const parts = draft.lines.flatMap(({ ingredientId, grams }) => {
    const ingredient = ingredients.get(ingredientId)
    return ingredient ? [{ ingredient, grams }] : []
  })
  const ids = new Set(draft.lines.map(({ ingredientId }) => ingredientId))
  const isKnown = parts.length === draft.lines.length && ids.size === parts.length
  if (!isKnown || !isWithin(parts.length, { min: DRAFT_LINES_MIN, max: DRAFT_LINES_MAX }))
    return ['draft_unfit']
  const errors: DraftError[] = []
  if (!hasSoundAmounts(draft, parts, ingredients)) errors.push('draft_amounts')
  if (!hasSoundSteps(draft)) errors.push('draft_steps')
  else if (!isCookedThrough(draft, parts)) errors.push('draft_raw')
  return errors
}

interface Part {
  ingredient: Ingredient
  grams: number
}

function hasSoundAmounts(
  { lines }: Draft,
  parts: readonly Part[],
  ingredients: ReadonlyMap<string, Ingredient>,
): boolean {
  if (!lines.every(({ grams }) => isWithin(grams, LINE_GRAMS))) return false
  const { nutrients } = computeDish(lines, ingredients)
  const gramsOf = (counts: (ingredient: Ingredient) => boolean) =>
    parts.reduce((sum, { ingredient, grams }) => sum + (counts(ingredient) ? grams : 0), 0)
  const costFils = parts.reduce(
    (sum, { ingredient, grams }) =>
      sum + (grams * ingredient.pricePerKgFils) / (10 * ingredient.ediblePct),
    0,
  )
  return (
    isWithin(
      gramsOf(() => true),
      SERVING_GRAMS,
    ) &&
    isWithin(nutrients.kcal, KCAL) &&
    nutrients.sodiumMg < SODIUM_MG_MAX &&
    isWithin(costFils, COST_FILS) &&
    gramsOf(({ nutrientsPer100g }) => nutrientsPer100g.fatG > PURE_FAT_G) <= OIL_G_MAX &&
    gramsOf(({ aisle }) => aisle === 'spices') <= SPICES_G_MAX &&
    gramsOf(({ id }) => LEAVENINGS.includes(id)) <= LEAVENING_G_MAX
  )
}

function hasSoundSteps({ lines, steps }: Draft): boolean {
  const used = new Set(steps.flatMap(({ uses }) => uses))
  return (
    isWithin(steps.length, { min: DRAFT_STEPS_MIN, max: DRAFT_STEPS_MAX }) &&
    lines.every((_, position) => used.has(position)) &&
    used.size === lines.length &&
    steps.every(isSoundStep) &&
    minutesOf(steps) <= DRAFT_MINUTES_MAX
  )
}

/** An act that takes time says how long, and heat says how much of it. */
const isSoundStep = ({ act, uses, minutes, flame, ovenC }: DraftStep): boolean =>
  uses.length > 0 &&
  new Set(uses).size === uses.length &&
  (TIMED.includes(act)
    ? minutes !== null && isWithin(minutes, { min: 1, max: DRAFT_MINUTES_MAX })
    : minutes === null) &&
  (act === 'fry') === (flame !== null) &&
  (act === 'roast') === (ovenC !== null) &&
  (ovenC === null || isWithin(ovenC, { min: OVEN_MIN_C, max: OVEN_MAX_C }))

const isCookedThrough = ({ steps }: Draft, parts: readonly Part[]): boolean =>
  parts.every(({ ingredient }, position) => {
    const heated = steps
      .filter(({ act, uses }) => HEATING.includes(act) && uses.includes(position))
      .reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
    return heated >= leastHeatMinutes(ingredient)
  })

import { CYCLE_WEEKS, mealsPerCycle } from '#features/plans/rules.ts'
import { DIETS, type Diet } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import { roundHalfUp, roundToDirham, vatOfLines } from '#shared/money.ts'
import { isCooked } from './rules.ts'

export interface PricedPlan {
  kind: string
  priceFils: number
  multiplierBp: number
  mealsPerDay: number
  daysPerWeek: number
  /** The lines of an accepted offer, which are its whole price. */
  lines?: readonly OfferedLine[] | null
}

export interface OfferedLine {
  text: string
  amountFils: number
}

export interface PricedKitchen {
  monthlyPriceFils: number
  deliveryFeeFils: number
}

export interface PricedAddOn {
  slug: string
  name: Bilingual
  priceFils: number
  chargedPer: string
}

export type BillLine =
  | { code: 'plan' | 'delivery' | Diet; amountFils: number }
  | { code: `add-on:${string}` | `item:${number}`; amountFils: number; name: Bilingual }

export interface Bill {
  lines: BillLine[]
  totalFils: number
  vatFils: number
  /** Cooked meals of a cycle; none in an AI plan. */
  meals: number
  deliveryDays: number
  pricePerMealFils: number | null
}

/** Add-ons belong to AI plans; what is charged per order is no part of a cycle. */
export const canAddOn = (plan: { kind: string }, addOn: { chargedPer: string }): boolean =>
  plan.kind === 'ai' && addOn.chargedPer === 'month'

/**
 * The kitchen's monthly price times the plan's multiplier, half-up to a whole dirham, then each diet
 * and the kitchen's delivery fee once a cycle. An AI plan costs its own price and that of its
 * monthly add-ons.
 */
export function billOf(
  plan: PricedPlan,
  kitchen: PricedKitchen,
  dietaryFees: ReadonlyMap<string, number>,
  diets: readonly Diet[],
  addOns: readonly PricedAddOn[] = [],
): Bill {
  const added = addOns
    .filter((addOn) => canAddOn(plan, addOn))
    .map(({ slug, name, priceFils }): BillLine => ({
      code: `add-on:${slug}`,
      amountFils: priceFils,
      name,
    }))
  if (!isCooked(plan)) {
    const lines: BillLine[] = [{ code: 'plan', amountFils: plan.priceFils }, ...added]
    return sumUp(lines, { meals: 0, deliveryDays: 0 })
  }
  const cooked = { meals: mealsPerCycle(plan), deliveryDays: plan.daysPerWeek * CYCLE_WEEKS }
  if (plan.lines) return sumUp(plan.lines.map(offeredLine), cooked)
  const chosen = DIETS.filter((diet) => diets.includes(diet))
  const planFils = roundToDirham((kitchen.monthlyPriceFils * plan.multiplierBp) / 10_000)
  return sumUp(
    [
      { code: 'plan', amountFils: planFils },
      ...chosen.map((diet) => ({ code: diet, amountFils: dietaryFees.get(diet) ?? 0 })),
      { code: 'delivery', amountFils: kitchen.deliveryFeeFils },
    ],
    cooked,
  )
}

const offeredLine = ({ text, amountFils }: OfferedLine, index: number): BillLine => ({
  code: `item:${index + 1}`,
  amountFils,
  name: { en: text, ar: text },
})

function sumUp(lines: BillLine[], amount: Pick<Bill, 'meals' | 'deliveryDays'>): Bill {
  const totalFils = lines.reduce((sum, line) => sum + line.amountFils, 0)
  return {
    lines,
    totalFils,
    vatFils: vatOfLines(lines.map(({ amountFils }) => amountFils)),
    ...amount,
    pricePerMealFils: amount.meals > 0 ? roundHalfUp(totalFils / amount.meals) : null,
  }
}

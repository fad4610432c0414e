import {
  avoidedBy,
  blocksDish,
  fitsDiets,
  isSafeUnasked,
  warnsOf,
} from '#features/household/rules.ts'
import type { Day } from '#shared/dates.ts'
import type { Allergen, Diet, MealTime } from '#shared/food/food.ts'

export const FALLBACKS = ['kitchen', 'skip', 'repeat'] as const
export type Fallback = (typeof FALLBACKS)[number]

/** Who put a dish on a day: the customer, the fallback that repeats, or the kitchen. */
export const CHOOSERS = ['customer', 'repeat', 'kitchen'] as const
export type Chooser = (typeof CHOOSERS)[number]

/** At most 10 portions of a dish on a day. R-MEAL-1 */
export const QUANTITY_MAX = 10
export const INSTRUCTIONS_MAX = 500
/** As far as a list of chosen meals reaches. */
export const LISTED_DAYS_MAX = 92

/** A dish on a day with as many portions; lines stand in the order in which they were chosen. */
export interface Line {
  mealTime: MealTime
  menuItemId: number
  quantity: number
}

export const pickedOf = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Portions past the paid meals of the day, line by line: the last ones chosen are the extras.
 * R-MEAL-2
 */
export function extrasOf(lines: readonly Pick<Line, 'quantity'>[], paid: number): number[] {
  let left = paid
  return lines.map(({ quantity }) => {
    const covered = Math.min(quantity, left)
    left -= covered
    return quantity - covered
  })
}

/** What the extras of a day cost. */
export function extrasFils(
  lines: readonly { quantity: number; priceFils: number }[],
  paid: number,
): number {
  const extras = extrasOf(lines, paid)
  return lines.reduce((sum, { priceFils }, index) => sum + priceFils * (extras[index] ?? 0), 0)
}

/** The meal times of the paid meals that are not chosen; a plan's meals go round its meal times. */
export function openSlots(
  lines: readonly Pick<Line, 'mealTime' | 'quantity'>[],
  mealTimes: readonly MealTime[],
  paid: number,
): MealTime[] {
  const missing = Math.max(0, paid - pickedOf(lines))
  const picked = new Map<MealTime, number>()
  for (const { mealTime, quantity } of lines) {
    picked.set(mealTime, (picked.get(mealTime) ?? 0) + quantity)
  }
  const open: MealTime[] = []
  for (let slot = 0; slot < paid && open.length < missing; slot++) {
    const mealTime = mealTimes[slot % mealTimes.length]
    if (mealTime === undefined) break
    const covered = picked.get(mealTime) ?? 0
    if (covered > 0) picked.set(mealTime, covered - 1)
    else open.push(mealTime)
  }
  return open
}

/** A dish as a kitchen can send it. */
export interface OfferedDish {
  menuItemId: number
  /** Names it in the draw, the same in every installation. */
  slug: string
  mealTimes: readonly MealTime[]
  allergens: readonly Allergen[]
  mayContain: readonly Allergen[]
  diets: readonly Diet[]
  ingredientIds: readonly string[]
  priceFils: number
}

/** Who eats, and the diets that the subscription was ordered with. */
export interface Table {
  members: readonly {
    allergens: readonly Allergen[]
    diets: readonly Diet[]
    dislikes: readonly string[]
    avoidsTraces: boolean
  }[]
  diets: readonly Diet[]
  /** Not sent to this household: someone reacted to them. By their slugs. */
  blockedDishes: readonly string[]
}

/**
 * A dish that contains what someone in the household is allergic to, or that someone reacted to, is
 * never put on a day. R-MEAL-3
 */
export const isSafe = (
  dish: { slug: string; allergens: readonly Allergen[] },
  table: Table,
): boolean =>
  !table.blockedDishes.includes(dish.slug) && blocksDish(dish, table.members).length === 0

/**
 * Whether the kitchen may choose a dish itself: safe, within every diet, without what someone does
 * not like, cooked at that time. R-MEAL-4
 */
export const maySend = (dish: OfferedDish, mealTime: MealTime, table: Table): boolean =>
  isSafeUnasked(dish, avoidedBy(table.members, table.blockedDishes)) &&
  dish.mealTimes.includes(mealTime) &&
  fitsDiets(dish, table.members) &&
  warnsOf(dish.ingredientIds, table.members).length === 0 &&
  table.diets.every((diet) => dish.diets.includes(diet))

const PRIME = 16_777_619

/** FNV-1a, stirred at the end as in Murmur 3: spreads texts that differ in little evenly. */
function spread(text: string): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export interface WeekSoFar {
  subscriptionId: number
  /** How often each dish stands in the week already. */
  served: ReadonlyMap<number, number>
}

/**
 * The kitchen's choice for a meal: what the week has least often, then by a draw that comes out the same for everyone who looks. R-MEAL-5
 */
export function kitchensPick(
  day: Day,
  mealTime: MealTime,
  dishes: readonly OfferedDish[],
  table: Table,
  { subscriptionId, served }: WeekSoFar,
): OfferedDish | undefined {
  const [best] = dishes
    .filter((dish) => maySend(dish, mealTime, table))
    .map((dish) => ({
      dish,
      served: served.get(dish.menuItemId) ?? 0,
      drawn: spread(`${subscriptionId} ${day} ${mealTime} ${dish.slug}`),
    }))
    .toSorted(
      (a, b) => a.served - b.served || a.drawn - b.drawn || a.dish.menuItemId - b.dish.menuItemId,
    )
  return best?.dish
}

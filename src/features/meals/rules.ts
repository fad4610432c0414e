import {
  avoidedBy,
  blocksDish,
  fitsDiets,
  isSafeUnasked,
  warnsOf,
} from '#features/household/rules.ts'
import type { Day } from '#shared/dates.ts'
import type { Allergen, Diet, MealTime } from '#shared/food/food.ts'
import type { PickedLine } from './paid-rules.ts'

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

export interface Line extends PickedLine {
  menuItemId: number
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

export const WHY_NOT_SENT = [
  'reaction',
  'allergy',
  'traces',
  'diet',
  'dislike',
  'other_meal_time',
] as const
export type WhyNotSent = (typeof WHY_NOT_SENT)[number]

/**
 * Why a dish may not come to a household that was not asked: it has to be safe, within every diet,
 * without what someone does not like, and cooked at that time. R-MEAL-4
 */
export function whyNotSent(
  dish: OfferedDish,
  mealTime: MealTime,
  { members, diets, blockedDishes }: Table,
): WhyNotSent | undefined {
  if (blockedDishes.includes(dish.slug)) return 'reaction'
  if (blocksDish(dish, members).length > 0) return 'allergy'
  if (!isSafeUnasked(dish, avoidedBy(members, blockedDishes))) return 'traces'
  if (!fitsDiets(dish, members) || !fitsDiets(dish, [{ diets }])) return 'diet'
  if (warnsOf(dish.ingredientIds, members).length > 0) return 'dislike'
  return dish.mealTimes.includes(mealTime) ? undefined : 'other_meal_time'
}

export const maySend = (dish: OfferedDish, mealTime: MealTime, table: Table): boolean =>
  whyNotSent(dish, mealTime, table) === undefined

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

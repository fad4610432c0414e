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

/** What a delivery day is paid for. */
export interface PaidDay {
  /** Meals that come. */
  paid: number
  /** With those that went back as money. */
  perDay: number
  /** They go round these; a plan without any pays for meals at any time. */
  mealTimes: readonly MealTime[]
}

/** A dish on a day; lines stand in the order in which they were chosen. */
export interface PickedLine {
  mealTime: MealTime
  quantity: number
  /** Of these, portions that stay paid whatever their meal time is. */
  paidAtAnyTime: number
}

/** A delivery day as it is stored, with the meal times of its plan. */
export const paidOf = ({
  meals,
  mealsBack,
  mealTimes,
}: {
  meals: number
  mealsBack: number
  mealTimes: readonly MealTime[]
}): PaidDay => ({ paid: meals, perDay: meals + mealsBack, mealTimes })

interface Cover {
  /** Portions of each line past the paid ones. */
  extras: number[]
  /** Portions that are paid. */
  covered: number
  /** Paid meals that are not chosen. */
  missing: number
  /** Their meal times; none of a plan that pays for meals at any time. */
  open: MealTime[]
}

export const pickedOf = (lines: readonly Pick<PickedLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Which portions of a day are paid and which are extras. Each paid meal belongs to a meal time, and
 * of each meal time the last ones chosen are the extras. R-MEAL-2
 */
export function coverMeals(lines: readonly PickedLine[], day: PaidDay): Cover {
  const kept = lines.map(({ quantity, paidAtAnyTime }) => Math.min(quantity, paidAtAnyTime))
  const slots = slotsOf(day)
  const left = countTimes(slots)
  lines.forEach(({ mealTime }, at) => take(left, mealTime, kept[at] ?? 0))
  let budget = Math.max(0, day.perDay - sumOf(kept))
  const extras = lines.map(({ mealTime, quantity }, at) => {
    const unkept = quantity - (kept[at] ?? 0)
    const room = slots.length === 0 ? budget : (left.get(mealTime) ?? 0)
    const covered = Math.min(unkept, room, budget)
    take(left, mealTime, covered)
    budget -= covered
    return unkept - covered
  })
  const covered = pickedOf(lines) - sumOf(extras)
  const missing = Math.max(0, Math.min(budget, day.paid - covered))
  return { extras, covered, missing, open: openOf(slots, left).slice(0, missing) }
}

const slotsOf = ({ perDay, mealTimes }: PaidDay): MealTime[] =>
  Array.from({ length: perDay }, (_, slot) => mealTimes[slot % mealTimes.length]).flatMap(
    (mealTime) => mealTime ?? [],
  )

function countTimes(slots: readonly MealTime[]): Map<MealTime, number> {
  const counts = new Map<MealTime, number>()
  for (const mealTime of slots) counts.set(mealTime, (counts.get(mealTime) ?? 0) + 1)
  return counts
}

const take = (left: Map<MealTime, number>, mealTime: MealTime, portions: number): unknown =>
  left.set(mealTime, Math.max(0, (left.get(mealTime) ?? 0) - portions))

/** The last meals of a meal time stay open. */
function openOf(slots: readonly MealTime[], left: ReadonlyMap<MealTime, number>): MealTime[] {
  const taken = countTimes(slots)
  for (const [mealTime, portions] of left) take(taken, mealTime, portions)
  return slots.filter((mealTime) => {
    const isTaken = (taken.get(mealTime) ?? 0) > 0
    take(taken, mealTime, 1)
    return !isTaken
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Portions past the paid meals of the day, line by line. */
export const extrasOf = (lines: readonly PickedLine[], day: PaidDay): number[] =>
  coverMeals(lines, day).extras

export const countExtras = (lines: readonly PickedLine[], day: PaidDay): number =>
  sumOf(extrasOf(lines, day))

/** What the extras of a day cost. */
export function extrasFils(
  lines: readonly (PickedLine & { priceFils: number })[],
  day: PaidDay,
): number {
  const extras = extrasOf(lines, day)
  return lines.reduce((sum, { priceFils }, index) => sum + priceFils * (extras[index] ?? 0), 0)
}

/** The meal times of the paid meals that are not chosen. */
export const openSlots = (lines: readonly PickedLine[], day: PaidDay): MealTime[] =>
  coverMeals(lines, day).open

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
  /** How often each dish is in the week already. */
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

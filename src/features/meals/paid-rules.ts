import type { MealTime } from '#shared/food/food.ts'

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

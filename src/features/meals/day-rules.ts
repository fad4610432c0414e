import type { Day } from '#shared/dates.ts'
import { MEAL_TIMES, type Allergen, type MealTime } from '#shared/food/food.ts'
import {
  isSafe,
  kitchensPick,
  QUANTITY_MAX,
  whyNotSent,
  type Chooser,
  type Fallback,
  type Line,
  type OfferedDish,
  type Table,
  type WhyNotSent,
  openSlots,
  coverMeals,
  pickedOf,
  type PaidDay,
} from './rules.ts'

export interface ChosenLine extends Line {
  chosenBy: Chooser
  specialInstructions: string
  /** Of its dish. */
  slug: string
  allergens: readonly Allergen[]
}

/** A delivery day with what is on it. */
export interface DayToFill extends PaidDay {
  day: Day
  lines: readonly ChosenLine[]
  /** What the day's kitchen can send on it. */
  offered: readonly OfferedDish[]
}

/** A day as the cut-off finds it. */
export interface DayToDecide extends DayToFill {
  /** Portions of one dish that the kitchen may put on it. */
  mostOfDish: number
}

export interface DecidingParts {
  subscriptionId: number
  fallback: Fallback
  table: Table
  /** How often each dish is in the week of the day already. */
  served: ReadonlyMap<number, number>
  /** The same weekday of the latest earlier week with choices. */
  source: readonly ChosenLine[]
}

export interface Decision {
  /**
   * `as_chosen`: nothing is added. `filled`: `lines` hold more. `given_back`: nothing comes, because
   * nothing was chosen or because the kitchen has no dish for the household.
   */
  kind: 'as_chosen' | 'filled' | 'given_back'
  why: 'nothing_chosen' | 'no_dish' | null
  /** Meals for which the kitchen has no dish. */
  missing: number
  /** All lines of the day afterwards, the ones that stood there first. */
  lines: ChosenLine[]
}

/**
 * What the cut-off makes of a day. Where nothing was chosen the fallback decides; where only a part
 * was, or what was chosen is not safe any more, the kitchen completes it. R-MEAL-6
 */
export function decideDay(day: DayToDecide, parts: DecidingParts): Decision {
  const lines = day.lines.filter((line) => isSafe(line, parts.table))
  if (coverMeals(lines, day).missing === 0)
    return { kind: 'as_chosen', why: null, missing: 0, lines }
  const isUnchosen = day.lines.length === 0
  if (isUnchosen && parts.fallback === 'skip') {
    return { kind: 'given_back', why: 'nothing_chosen', missing: day.paid, lines }
  }

  const repeated =
    isUnchosen && parts.fallback === 'repeat'
      ? repeatDay({ ...day, lines }, parts.source, parts.table).added.map((line) => ({
          ...line,
          chosenBy: 'repeat' as const,
        }))
      : []
  const lost = day.lines.filter((line) => !lines.includes(line))
  const filled = completeDay({ ...day, lines: [...lines, ...repeated] }, lost, parts)
  const { missing } = coverMeals(filled, day)
  return filled.length === 0
    ? { kind: 'given_back', why: 'no_dish', missing, lines: filled }
    : { kind: 'filled', why: missing > 0 ? 'no_dish' : null, missing, lines: filled }
}

/** The portions that `after` has more than `before`; what grows a line is the kitchen's doing. */
export const addedBy = (
  before: readonly ChosenLine[],
  after: readonly ChosenLine[],
): ChosenLine[] =>
  after.flatMap((line) => {
    const same = before.find((one) => isSameLine(one, line))
    const quantity = line.quantity - (same?.quantity ?? 0)
    if (quantity <= 0) return []
    return [{ ...line, quantity, chosenBy: same ? ('kitchen' as const) : line.chosenBy }]
  })

const isSameLine = (one: Line, other: Line): boolean =>
  one.mealTime === other.mealTime && one.menuItemId === other.menuItemId

/**
 * The kitchen's choice for every meal that is open, and that it has a dish for. What takes the place
 * of a lost portion is paid as that was. R-MEAL-10
 */
function completeDay(
  day: DayToDecide,
  lost: readonly ChosenLine[],
  { subscriptionId, table, served }: DecidingParts,
) {
  const lines = [...day.lines]
  const counts = new Map(served)
  const kept = new Map(
    MEAL_TIMES.map((mealTime) => [
      mealTime,
      lost.reduce((sum, line) => sum + (line.mealTime === mealTime ? line.paidAtAnyTime : 0), 0),
    ]),
  )
  for (const mealTime of openSlots(lines, day)) {
    const offered = day.offered.filter((dish) => portionsOn(lines, dish) < day.mostOfDish)
    const dish = kitchensPick(day.day, mealTime, offered, table, { subscriptionId, served: counts })
    if (!dish) continue
    counts.set(dish.menuItemId, (counts.get(dish.menuItemId) ?? 0) + 1)
    const paidAtAnyTime = Math.min(1, kept.get(mealTime) ?? 0)
    kept.set(mealTime, (kept.get(mealTime) ?? 0) - paidAtAnyTime)
    addPortions(lines, {
      mealTime,
      menuItemId: dish.menuItemId,
      quantity: 1,
      paidAtAnyTime,
      chosenBy: 'kitchen',
      specialInstructions: '',
      slug: dish.slug,
      allergens: dish.allergens,
    })
  }
  return lines
}

/** One dish comes once a day by the kitchen's choice, unless the plan has more meals than meal times. */
export const mostOfDish = ({ perDay, mealTimes }: PaidDay): number =>
  Math.min(QUANTITY_MAX, Math.ceil(perDay / Math.max(1, new Set(mealTimes).size)))

const portionsOn = (lines: readonly Line[], { menuItemId }: OfferedDish): number =>
  pickedOf(lines.filter((line) => line.menuItemId === menuItemId))

function addPortions(lines: ChosenLine[], line: ChosenLine): void {
  const index = lines.findIndex((one) => isSameLine(one, line))
  const same = lines[index]
  if (!same) lines.push(line)
  else {
    lines[index] = {
      ...same,
      quantity: Math.min(QUANTITY_MAX, same.quantity + line.quantity),
      paidAtAnyTime: same.paidAtAnyTime + line.paidAtAnyTime,
    }
  }
}

/**
 * A day that the kitchen has no dish for comes again once; of a day that was given back for our fault
 * before, or in part, the rest is paid. R-MEAL-10
 */
export const comesAgain = ({
  neverExpires,
  mealsBack,
}: {
  neverExpires: boolean
  mealsBack: number
}): boolean => !neverExpires && mealsBack === 0

export type WhyLeft = WhyNotSent | 'sold_out' | 'other_kitchen' | 'day_full'

export interface Repetition {
  added: ChosenLine[]
  left: { line: ChosenLine; reason: WhyLeft }[]
}

/**
 * Puts the dishes of an earlier day on this one, as far as paid meals of their meal times are open,
 * and none that the kitchen could not choose by itself.
 * `known` are the kitchen's dishes, the ones that cannot be had that day too. R-MEAL-7
 */
export function repeatDay(
  day: DayToFill,
  source: readonly ChosenLine[],
  table: Table,
  known: ReadonlySet<number> = new Set(day.offered.map(({ menuItemId }) => menuItemId)),
): Repetition {
  const result: Repetition = { added: [], left: [] }
  for (const line of source) {
    const dish = day.offered.find(({ menuItemId }) => menuItemId === line.menuItemId)
    const room = roomFor(line.mealTime, day, result.added)
    const reason = whyLeft(line, { dish, isKnown: known.has(line.menuItemId), room }, table)
    if (reason) result.left.push({ line, reason })
    else {
      const quantity = Math.min(line.quantity, room)
      result.added.push({ ...line, quantity, paidAtAnyTime: 0 })
    }
  }
  return result
}

function whyLeft(
  { mealTime }: Line,
  { dish, isKnown, room }: { dish: OfferedDish | undefined; isKnown: boolean; room: number },
  table: Table,
): WhyLeft | undefined {
  if (!isKnown) return 'other_kitchen'
  if (!dish) return 'sold_out'
  return whyNotSent(dish, mealTime, table) ?? (room === 0 ? 'day_full' : undefined)
}

function roomFor(mealTime: MealTime, day: DayToFill, added: readonly ChosenLine[]): number {
  const { open, missing } = coverMeals([...day.lines, ...added], day)
  return day.mealTimes.length === 0 ? missing : open.filter((slot) => slot === mealTime).length
}

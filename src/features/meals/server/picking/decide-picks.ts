import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'
import { avoidedBy, isSafeUnasked } from '#features/household/rules.ts'
import type { ChosenLine } from '../../day-rules.ts'
import type { WhyOpen } from '../../pick-contract.ts'
import { type OfferedDish, type Table, openSlots, paidOf } from '../../rules.ts'
import { decideWeek } from '../deciding.ts'
import { mealsOfDay } from '../read-week.ts'
import type { DayRow } from '../stores/day-store.ts'
import type { MealRow } from '../stores/meal-store.ts'
import type { LockedSubscription } from '../stores/subscription-store.ts'

export interface DayPicks {
  day: DayRow
  /** What is on it before. */
  meals: MealRow[]
  added: ChosenLine[]
  /** Meal times for which nothing can be picked. */
  open: MealTime[]
  /** What the kitchen can send on the day. */
  offered: OfferedDish[]
}

interface ToDecide {
  subscription: LockedSubscription
  monday: Day
  ids: ReadonlySet<number>
  gone: ReadonlySet<string>
}

/** The kitchen's choice for days of a week, whatever happens to them at the cut-off. */
export async function decidePicks(
  tx: Transaction,
  { subscription, monday, ids, gone }: ToDecide,
): Promise<DayPicks[]> {
  const asKitchen = { ...subscription, fallback: 'kitchen' as const }
  const isWanted = ({ id }: DayRow) => ids.has(id)
  const decided = await decideWeek(tx, asKitchen, { monday, isWanted, gone })
  return decided.map(({ day, before, added, offer }) => {
    const meals = mealsOfDay(before, day)
    const open = openSlots(meals, paidOf(day))
    return { day, meals, ...fillSlots(added, open), offered: offer.on(day.restaurantId, day.day) }
  })
}

/**
 * What the cut-off would add, as far as it belongs to an open meal; what would take the place of a
 * chosen dish that is unsafe by now is left to the customer. R-MEAL-9
 */
export function fillSlots(
  lines: readonly ChosenLine[],
  slots: readonly MealTime[],
): Pick<DayPicks, 'added' | 'open'> {
  const open = [...slots]
  const take = (mealTime: MealTime): boolean => {
    const place = open.indexOf(mealTime)
    if (place >= 0) open.splice(place, 1)
    return place >= 0
  }
  const added = lines.flatMap((line) => {
    const portions = Array.from({ length: line.quantity }, () => take(line.mealTime))
    const quantity = portions.filter(Boolean).length
    return quantity > 0 ? [{ ...line, quantity, chosenBy: 'kitchen' as const }] : []
  })
  return { added, open }
}

/** Why no dish of a meal time may be picked for a household. */
export function whyOpen(
  mealTime: MealTime,
  offered: readonly OfferedDish[],
  table: Table,
): WhyOpen {
  const dishes = offered.filter(({ mealTimes }) => mealTimes.includes(mealTime))
  if (dishes.length === 0) return 'sold_out'
  const avoided = avoidedBy(table.members, table.blockedDishes)
  return dishes.some((dish) => isSafeUnasked(dish, avoided)) ? 'diet' : 'allergy'
}

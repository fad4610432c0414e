import { addDays, weekdayOf, type Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { addedBy, decideDay, mostOfDish, type ChosenLine, type Decision } from '../day-rules.ts'
import { type Table, paidOf, pickedOf, type PaidDay } from '../rules.ts'
import { readOffer, readTable, type KitchenOffer } from './kitchen-offer.ts'
import { listComing, mealsOfDay, mondayOf } from './read-week.ts'
import { listDays, type DayRow } from './stores/day-store.ts'
import { findLatestChoice, listMeals, type MealRow } from './stores/meal-store.ts'
import type { LockedSubscription } from './stores/subscription-store.ts'

export interface DecidedDay {
  day: DayRow
  /** All that is on the day before, of another kitchen too. */
  before: MealRow[]
  decision: Decision
  /** Portions that the decision adds. */
  added: ChosenLine[]
  offer: KitchenOffer
}

/**
 * What the cut-off makes of some days of one week, one after the other, so that each sees what the
 * days before it were given.
 */
export async function decideWeek(
  db: Database,
  subscription: LockedSubscription,
  { monday, isWanted, gone, isReplaced = false }: WeekToDecide,
): Promise<DecidedDay[]> {
  const { id: subscriptionId, customerId, fallback } = subscription
  const range = { from: monday, to: addDays(monday, 6) }
  const days = await listDays(db, { customerId, subscriptionId, ...range })
  const wanted = days.filter(isWanted)
  if (wanted.length === 0) return []
  const meals = await listMeals(db, subscriptionId, range.from, range.to)
  const kitchens = wanted.map(({ restaurantId }) => restaurantId)
  const offer = await readOffer(db, kitchens, range, gone)
  const table: Table = await readTable(db, subscription)
  const source = fallback === 'repeat' ? await listSource(db, subscription, monday) : []

  const served = countServed(days, meals)
  return wanted.map((day) => {
    const before = meals.filter((meal) => meal.day === day.day)
    const lines = mealsOfDay(meals, day)
    const decision = decideDay(
      {
        day: day.day,
        ...(isReplaced ? portionsAsBefore(lines) : paidOf(day)),
        mostOfDish: mostOfDish(paidOf(day)),
        lines,
        offered: offer.on(day.restaurantId, day.day),
      },
      {
        subscriptionId,
        fallback,
        table,
        served,
        source: source.filter((meal) => weekdayOf(meal.day) === weekdayOf(day.day)),
      },
    )
    const added = addedBy(lines, decision.lines)
    for (const { menuItemId } of added) {
      served.set(menuItemId, (served.get(menuItemId) ?? 0) + 1)
    }
    return { day, before, decision, added, offer }
  })
}

export interface WeekToDecide {
  monday: Day
  isWanted: (day: DayRow) => boolean
  /** Dishes whose last portion went to someone else in the meantime. */
  gone?: ReadonlySet<string>
  /** As many portions have to come, each at its meal time, as stand on the day already. */
  isReplaced?: boolean
}

const portionsAsBefore = (lines: readonly MealRow[]): PaidDay => ({
  paid: pickedOf(lines),
  perDay: pickedOf(lines),
  mealTimes: lines.flatMap(({ mealTime, quantity }) =>
    Array.from({ length: quantity }, () => mealTime),
  ),
})

async function listSource(
  db: Database,
  subscription: LockedSubscription,
  monday: Day,
): Promise<MealRow[]> {
  const latest = await findLatestChoice(db, subscription.id, monday)
  return latest === undefined ? [] : listComing(db, subscription, mondayOf(latest))
}

function countServed(days: readonly DayRow[], meals: readonly MealRow[]): Map<number, number> {
  const served = new Map<number, number>()
  for (const day of days) {
    if (day.status === 'skipped') continue
    for (const { menuItemId } of mealsOfDay(meals, day)) {
      served.set(menuItemId, (served.get(menuItemId) ?? 0) + 1)
    }
  }
  return served
}

import type { Transaction } from '#server/database/database.ts'
import {
  deleteMeals,
  insertMeals,
  settleExtraPlaces,
  updateMeal,
} from '#features/deliveries/server/public.ts'
import { releaseDishPortions, takeDishPortions } from '#features/restaurants/server/public.ts'
import type { ChosenLine } from '../../day-rules.ts'
import { countExtras, paidOf } from '../../rules.ts'
import type { DecidedDay } from '../deciding.ts'
import { mealsOfDay } from '../read-week.ts'
import { type MealRow } from '../stores/meal-store.ts'

/** Brings the chosen meals of decided days to what was decided, with the portions that takes. */
export async function writeDecisions(
  tx: Transaction,
  subscriptionId: number,
  decided: readonly DecidedDay[],
  now: Date,
): Promise<void> {
  await takePortions(tx, decided)
  for (const one of decided) {
    const lines = one.decision.lines.map((line) => ({ line, row: rowOf(line, one.before) }))
    const kept = new Set(lines.map(({ row }) => row?.id))
    await deleteAndRelease(
      tx,
      one.before.filter(({ id }) => !kept.has(id)),
    )
    for (const { line, row } of lines) {
      if (row && row.quantity !== line.quantity) {
        const { quantity, paidAtAnyTime } = line
        await updateMeal(tx, row.id, { ...row, quantity, paidAtAnyTime }, now)
      }
    }
    await insertMeals(
      tx,
      lines.flatMap(({ line, row }) =>
        row
          ? []
          : [
              {
                ...line,
                subscriptionId,
                day: one.day.day,
                priceFils: one.offer.dish(line.menuItemId)?.priceFils ?? 0,
              },
            ],
      ),
      now,
    )
  }
  await settleExtraPlaces(
    tx,
    decided.filter(hadExtras).map(({ day: { day } }) => ({ subscriptionId, day })),
    now,
  )
}

/** What is unsafe by now is dropped from a day, and an extra with it. */
export const hadExtras = ({ day, before }: DecidedDay): boolean =>
  countExtras(mealsOfDay(before, day), paidOf(day)) > 0

const rowOf = (line: ChosenLine, rows: readonly MealRow[]): MealRow | undefined =>
  rows.find((row) => row.mealTime === line.mealTime && row.menuItemId === line.menuItemId)

/** In the one order that all keep. A line of a dish that is gone may grow without asking for it. */
async function takePortions(tx: Transaction, decided: readonly DecidedDay[]): Promise<void> {
  const wanted = decided
    .flatMap(({ day, added, offer }) => {
      const offered = new Set(
        offer.on(day.restaurantId, day.day).map(({ menuItemId }) => menuItemId),
      )
      return added
        .filter(({ menuItemId }) => offered.has(menuItemId))
        .map(({ menuItemId, quantity: portions }) => ({ menuItemId, day: day.day, portions }))
    })
    .toSorted((a, b) => a.menuItemId - b.menuItemId || a.day.localeCompare(b.day))
  for (const input of wanted) await takeDishPortions(tx, input)
}

export async function deleteAndRelease(tx: Transaction, rows: readonly MealRow[]): Promise<void> {
  for (const { menuItemId, day, quantity: portions } of rows) {
    await releaseDishPortions(tx, { menuItemId, day, portions })
  }
  await deleteMeals(
    tx,
    rows.map(({ id }) => id),
  )
}

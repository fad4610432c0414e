import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { extrasOf, type PickedLine } from '#features/meals/rules.ts'
import { releaseDishPortions } from '#features/restaurants/server/public.ts'
import { listPaidDays, type ComingDay } from './paid-read-model.ts'
import { setQuantities } from './place-store.ts'

interface ChosenLine extends PickedLine, ComingDay {
  id: number
  deliveryId: number
  menuItemId: number
  extrasShown: number | null
}

/** Days that go away: their dishes keep which portions the customer saw as extras. */
export async function rememberExtras(tx: Transaction, ids: readonly number[]): Promise<void> {
  const lines = await listLines(tx, sql<boolean>`d.id = any(${ids}::integer[])`)
  await setShown(
    tx,
    (await withExtras(tx, lines)).map(({ line, extras }) => ({ id: line.id, shown: extras })),
  )
}

/**
 * Days that come again, perhaps in another plan: portions that the customer never saw as extras are
 * taken off, so that nothing is charged unasked. Answers how many of each day. R-MEAL-11
 */
export async function dropUnshownExtras(
  tx: Transaction,
  days: readonly ComingDay[],
): Promise<(ComingDay & { portions: number })[]> {
  const lines = await listLines(
    tx,
    sql<boolean>`d.status <> 'skipped' and (d.subscription_id, d.day) in (
      select * from unnest(
        ${days.map(({ subscriptionId }) => subscriptionId)}::integer[],
        ${days.map(({ day }) => day)}::date[]
      ))`,
  )
  if (lines.every(({ extrasShown }) => extrasShown === null)) return []
  const fewer = (await withExtras(tx, lines))
    .map(({ line, extras }) => ({
      ...line,
      portions: Math.max(0, extras - (line.extrasShown ?? extras)),
    }))
    .filter(({ portions }) => portions > 0)
    .toSorted((a, b) => a.menuItemId - b.menuItemId)
  for (const { menuItemId, day, portions } of fewer) {
    await releaseDishPortions(tx, { menuItemId, day, portions })
  }
  await setQuantities(
    tx,
    fewer.map(({ id, quantity, portions }) => ({ id, quantity: quantity - portions })),
  )
  await setShown(
    tx,
    lines.map(({ id }) => ({ id, shown: null })),
  )
  return fewer.map(({ subscriptionId, day, portions }) => ({ subscriptionId, day, portions }))
}

async function withExtras(
  tx: Transaction,
  lines: readonly ChosenLine[],
): Promise<{ line: ChosenLine; extras: number }[]> {
  const byDay = Map.groupBy(lines, ({ deliveryId }) => deliveryId)
  const paid = await listPaidDays(tx, [...byDay.keys()])
  return [...byDay].flatMap(([id, ofDay]) => {
    const day = paid.get(id)
    if (!day) throw new Error(`No day ${id}`)
    const extras = extrasOf(ofDay, day)
    return ofDay.map((line, at) => ({ line, extras: extras[at] ?? 0 }))
  })
}

/** The dishes of the days' own kitchens, in the order in which they were chosen. */
async function listLines(
  db: Database,
  wanted: ReturnType<typeof sql<boolean>>,
): Promise<ChosenLine[]> {
  const rows = await db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_meals as m', (join) =>
      join.onRef('m.subscription_id', '=', 'd.subscription_id').onRef('m.day', '=', 'd.day'),
    )
    .innerJoin('menu_items as i', (join) =>
      join.onRef('i.id', '=', 'm.menu_item_id').onRef('i.restaurant_id', '=', 'd.restaurant_id'),
    )
    .select(['m.id', 'd.id as deliveryId', 'm.subscription_id as subscriptionId', 'm.day'])
    .select(['m.menu_item_id as menuItemId', 'm.meal_time as mealTime', 'm.quantity'])
    .select(['m.paid_at_any_time as paidAtAnyTime', 'm.extras_shown as extrasShown'])
    .where(wanted)
    .orderBy('m.id')
    .execute()
  return rows.map((row) => ({ ...row, day: row.day as Day, mealTime: row.mealTime as MealTime }))
}

async function setShown(
  tx: Transaction,
  lines: readonly { id: number; shown: number | null }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update subscription_meals m set extras_shown = line.shown
      from unnest(
        ${lines.map(({ id }) => id)}::integer[], ${lines.map(({ shown }) => shown)}::smallint[]
      ) as line (id, shown)
     where m.id = line.id`.execute(tx)
}

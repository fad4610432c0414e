import type { Day } from '#shared/dates.ts'
import type { Allergen } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { avoidedBy, isSafeUnasked } from '#features/household/rules.ts'
import { listBlockedSlugs, listMembers } from '#features/household/server/public.ts'
import { isSoldOutOn } from '#features/restaurants/rules.ts'
import {
  countPlacesLeft,
  listMenu,
  listPortionsLeft,
  releaseDishPortions,
  takeDishPortions,
} from '#features/restaurants/server/public.ts'
import { countExtras } from '#features/meals/rules.ts'
import type { DayMove } from '../../change-rules.ts'
import { listPaidDays } from '../places/paid-read-model.ts'
import type { LedgerRow } from '../store.ts'
import { deleteMealsOn, listMealsOn, setDaysOfMeals } from './move-store.ts'

export interface MealsOfMove {
  /** Portions that come on the new day. */
  mealsKept: number
  /** Portions of dishes that cannot be had on the new day. */
  mealsDropped: number
}

type Owner = Pick<LedgerRow, 'subscriptionId' | 'customerId'>

/** How many of the chosen meals would go along; nothing is changed. */
export async function previewMeals(db: Database, day: LedgerRow, to: Day): Promise<MealsOfMove> {
  const lines = await listLines(db, day, [{ id: day.id, from: day.day, to }])
  const kept: Line[] = []
  for (const line of lines.filter(({ isServed }) => isServed)) {
    const { restaurantId, menuItemId, dailyLimit } = line
    const counts = await listPortionsLeft(db, restaurantId, { from: to, to })
    const left = counts.find((count) => count.menuItemId === menuItemId)?.left ?? dailyLimit
    if (left === null || left >= line.quantity) kept.push(line)
  }
  const { mealsKept, mealsDropped } = countPortions(lines, kept)
  const ofKitchen = kept.filter(({ restaurantId }) => restaurantId === day.restaurantId)
  const paid = (await listPaidDays(db, [day.id])).get(day.id)
  const wanted = paid ? countExtras(ofKitchen, paid) : 0
  if (wanted === 0) return { mealsKept, mealsDropped }
  const places = Math.max(0, (await countPlacesLeft(db, { ...day, day: to })) - day.meals)
  const extras = Math.max(0, wanted - places)
  return { mealsKept: mealsKept - extras, mealsDropped: mealsDropped + extras }
}

/** Chosen meals travel with their day where the kitchen has the dishes on the new one. */
export async function moveMeals(
  tx: Transaction,
  owner: Owner,
  moves: readonly DayMove[],
): Promise<MealsOfMove> {
  const lines = await listLines(tx, owner, moves)
  await deleteMealsOn(
    tx,
    owner.subscriptionId,
    moves.map(({ to }) => to),
  )
  const kept: Line[] = []
  for (const line of lines) {
    const { menuItemId, quantity: portions } = line
    if (line.isServed && (await hasTaken(tx, { menuItemId, day: line.to, portions }))) {
      kept.push(line)
    }
    await releaseDishPortions(tx, { menuItemId, day: line.from, portions })
  }
  await setDaysOfMeals(tx, kept)
  await deleteMealsOn(
    tx,
    owner.subscriptionId,
    moves.map(({ from }) => from),
  )
  return countPortions(lines, kept)
}

async function hasTaken(
  tx: Transaction,
  input: { menuItemId: number; day: Day; portions: number },
): Promise<boolean> {
  try {
    await takeDishPortions(tx, input)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const countPortions = (lines: readonly Line[], kept: readonly Line[]): MealsOfMove => ({
  mealsKept: sumOf(kept),
  mealsDropped: sumOf(lines) - sumOf(kept),
})

type Line = Awaited<ReturnType<typeof listLines>>[number]

/** The chosen meals of the days that move, in the one order in which dishes are locked. */
async function listLines(
  db: Database,
  { subscriptionId, customerId }: Owner,
  moves: readonly DayMove[],
) {
  const target = new Map(moves.map(({ from, to }) => [from, to]))
  const rows = await listMealsOn(db, subscriptionId, [...target.keys()])
  if (rows.length === 0) return []
  const kitchens = [...new Set(rows.map(({ restaurantId }) => restaurantId))]
  const safe = await listSafe(db, customerId, kitchens)
  return rows.map((row) => {
    const to = target.get(row.from) ?? row.from
    return { ...row, to, isServed: safe.has(row.menuItemId) && !isSoldOutOn(row, to) }
  })
}

/** The places on menus whose dish may be sent to a household that is not asked again. R-HOME-5 */
async function listSafe(
  db: Database,
  customerId: string,
  kitchens: number[],
): Promise<Set<number>> {
  const avoided = avoidedBy(
    await listMembers(db, customerId),
    await listBlockedSlugs(db, customerId),
  )
  const menu = await listMenu(db, kitchens)
  const dishes = menu.map(({ id, slug, ...dish }) => ({
    id,
    slug,
    allergens: dish.allergens as Allergen[],
    mayContain: dish.traces as Allergen[],
  }))
  return new Set(dishes.filter((dish) => isSafeUnasked(dish, avoided)).map(({ id }) => id))
}

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Allergen, Diet, MealTime } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { isSoldOutOn } from '../rules.ts'

export interface DishOnDay {
  menuItemId: number
  day: Day
}

export interface DishPortions extends DishOnDay {
  portions: number
}

/** A dish as it is while the caller locks it: nothing of it changes before their commit. */
export interface LockedDish {
  restaurantId: number
  dishId: number
  priceFils: number
  mealTimes: MealTime[]
  allergens: Allergen[]
  diets: Diet[]
  dailyLimit: number | null
}

/**
 * A dish that can be had on a day, locked against changes by its kitchen until the caller commits:
 * allergies are to be checked against what this answers. Comes after user, subscription and days in
 * the order of locks.
 * @throws Refusal `dish_sold_out` (409)
 */
export async function ensureDishAvailable(tx: Transaction, input: DishOnDay): Promise<LockedDish> {
  // Apart from the reading: what a statement reads next to the row it waits for is from before.
  await tx
    .selectFrom('menu_items')
    .select('id')
    .where('id', '=', input.menuItemId)
    .forShare()
    .execute()
  const row = await tx
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select([
      'i.restaurant_id as restaurantId',
      'i.dish_id as dishId',
      'i.price_fils as priceFils',
      'i.daily_limit as dailyLimit',
      'i.is_available as isAvailable',
      'i.sold_out_until as soldOutUntil',
      'f.meal_times as mealTimes',
      'f.allergens',
      'f.diets',
    ])
    .where('i.id', '=', input.menuItemId)
    .executeTakeFirst()
  if (!row || isSoldOutOn(row, input.day)) throw refuseDish(input)
  return {
    restaurantId: row.restaurantId,
    dishId: row.dishId,
    priceFils: row.priceFils,
    dailyLimit: row.dailyLimit,
    mealTimes: row.mealTimes as MealTime[],
    allergens: row.allergens as Allergen[],
    diets: row.diets as Diet[],
  }
}

/**
 * Takes portions of a dish for a day, before they are written into `subscription_meals`. The last
 * portion is sold once. Several calls of a transaction come in the order of (menuItemId, day).
 * @throws Refusal `dish_sold_out` (409) with `details.left`
 */
export async function takeDishPortions(tx: Transaction, input: DishPortions): Promise<LockedDish> {
  const dish = await ensureDishAvailable(tx, input)
  const { dailyLimit } = dish
  if (dailyLimit === null || input.portions <= 0) return dish
  await openCount(tx, input)
  if (await addPortions(tx, input, dailyLimit)) return dish
  await recount(tx, input)
  if (await addPortions(tx, input, dailyLimit)) return dish
  throw refuseDish(input, Math.max(0, dailyLimit - (await countOf(tx, input))))
}

/** Gives portions back that were taken for a day. */
export async function releaseDishPortions(tx: Transaction, input: DishPortions): Promise<void> {
  await tx
    .updateTable('menu_item_days')
    .set({ chosen: sql<number>`greatest(chosen - ${input.portions}, 0)` })
    .where('menu_item_id', '=', input.menuItemId)
    .where('day', '=', input.day)
    .execute()
}

/** Counts again what is promised of a dish from a day on: its limit has changed. The dish must be locked. */
export async function recountDish(tx: Transaction, menuItemId: number, from: Day): Promise<void> {
  await tx.deleteFrom('menu_item_days').where('menu_item_id', '=', menuItemId).execute()
  await sql`
    insert into menu_item_days (menu_item_id, day, chosen)
    select m.menu_item_id, m.day, sum(m.quantity)
      from subscription_meals m
      join delivery_days d on d.subscription_id = m.subscription_id and d.day = m.day
      join menu_items i on i.id = m.menu_item_id
     where m.menu_item_id = ${menuItemId} and m.day >= ${from} and d.status <> 'skipped'
       and i.daily_limit is not null
     group by m.menu_item_id, m.day`.execute(tx)
}

export interface PortionsLeft extends DishOnDay {
  left: number
}

/** What is left of a kitchen's limited dishes on the days that someone chose them for. */
export async function listPortionsLeft(
  db: Database,
  restaurantId: number,
  { from, to }: { from: Day; to: Day },
): Promise<PortionsLeft[]> {
  const rows = await db
    .selectFrom('menu_items as i')
    .innerJoin('menu_item_days as d', 'd.menu_item_id', 'i.id')
    .select(['i.id as menuItemId', 'd.day', 'i.daily_limit as dailyLimit', 'd.chosen'])
    .where('i.restaurant_id', '=', restaurantId)
    .where('i.daily_limit', 'is not', null)
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .execute()
  return rows.map(({ menuItemId, day, dailyLimit, chosen }) => ({
    menuItemId,
    day,
    left: Math.max(0, (dailyLimit ?? 0) - chosen),
  }))
}

const refuseDish = ({ menuItemId, day }: DishOnDay, left = 0): Refusal =>
  new Refusal('dish_sold_out', 409, { details: { menuItemId, day, left } })

/** Portions of lines on days that are not given back. */
const promised = ({ menuItemId, day }: DishOnDay) => sql<number>`(
  select coalesce(sum(m.quantity), 0)::integer
  from subscription_meals m
  join delivery_days d on d.subscription_id = m.subscription_id and d.day = m.day
  where m.menu_item_id = ${menuItemId} and m.day = ${day} and d.status <> 'skipped'
)`

async function openCount(tx: Transaction, input: DishOnDay): Promise<void> {
  await tx
    .insertInto('menu_item_days')
    .values({ menu_item_id: input.menuItemId, day: input.day, chosen: promised(input) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function addPortions(tx: Transaction, input: DishPortions, limit: number): Promise<boolean> {
  const row = await tx
    .updateTable('menu_item_days')
    .set((eb) => ({ chosen: eb('chosen', '+', input.portions) }))
    .where('menu_item_id', '=', input.menuItemId)
    .where('day', '=', input.day)
    .where((eb) => eb(eb('chosen', '+', input.portions), '<=', limit))
    .returning('chosen')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Skipped days leave their portions in the count; before a refusal they are taken out. What this
 * transaction has taken itself is not written yet, so its own count is kept.
 */
async function recount(tx: Transaction, input: DishOnDay): Promise<void> {
  await tx
    .selectFrom('menu_item_days')
    .select('chosen')
    .where('menu_item_id', '=', input.menuItemId)
    .where('day', '=', input.day)
    .forUpdate()
    .execute()
  await tx
    .updateTable('menu_item_days')
    .set({ chosen: promised(input) })
    .where('menu_item_id', '=', input.menuItemId)
    .where('day', '=', input.day)
    .where(sql<boolean>`xmin::text <> (pg_current_xact_id()::text::bigint % (2^32)::bigint)::text`)
    .execute()
}

async function countOf(tx: Transaction, input: DishOnDay): Promise<number> {
  const row = await tx
    .selectFrom('menu_item_days')
    .select('chosen')
    .where('menu_item_id', '=', input.menuItemId)
    .where('day', '=', input.day)
    .executeTakeFirst()
  return row?.chosen ?? 0
}

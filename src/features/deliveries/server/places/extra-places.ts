import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  holdKitchenDays,
  releasePlacesOfDays,
  reserveKitchenDays,
} from '#features/restaurants/server/public.ts'

/** A delivery day that comes: a subscription has one a day at most. */
export interface ComingDay {
  subscriptionId: number
  day: Day
}

interface ExtrasOfDay extends ComingDay {
  id: number
  restaurantId: number
  /** Held for portions past the paid ones. */
  held: number
  /** Portions past the paid ones that are chosen. */
  chosen: number
}

/** Days that hold more or fewer places for extras than are chosen, or all that do or should hold any. */
async function listExtras(tx: Transaction, days: readonly ComingDay[]): Promise<ExtrasOfDay[]> {
  if (days.length === 0) return []
  const { rows } = await sql<ExtrasOfDay>`
    select d.id, d.subscription_id as "subscriptionId", d.day, d.restaurant_id as "restaurantId",
           d.extra_places as held, greatest(0, coalesce(m.portions, 0) - d.meals)::integer as chosen
      from (
        select distinct * from unnest(
          ${days.map(({ subscriptionId }) => subscriptionId)}::integer[],
          ${days.map(({ day }) => day)}::date[]
        ) as one (subscription_id, day)
      ) wanted
      join delivery_days d
        on d.subscription_id = wanted.subscription_id and d.day = wanted.day
       and d.status <> 'skipped'
      left join lateral (
        select sum(m.quantity) as portions
          from subscription_meals m
          join menu_items i on i.id = m.menu_item_id and i.restaurant_id = d.restaurant_id
         where m.subscription_id = d.subscription_id and m.day = d.day
      ) m on true
     where d.extra_places > 0 or m.portions > d.meals
     order by d.restaurant_id, d.day`.execute(tx)
  return rows
}

/** Holds the kitchens' days on which these hold places for extras, before dishes are held. */
export async function holdExtraPlaces(tx: Transaction, days: readonly ComingDay[]): Promise<void> {
  await holdKitchenDays(
    tx,
    (await listExtras(tx, days)).map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
}

/** Days whose places differ from what is chosen, with their kitchens' days held. */
export async function holdUnsettled(
  tx: Transaction,
  days: readonly ComingDay[],
): Promise<ExtrasOfDay[]> {
  const unsettled = (await listExtras(tx, days)).filter(({ held, chosen }) => held !== chosen)
  await holdKitchenDays(
    tx,
    unsettled.map(({ restaurantId, day }) => ({ restaurantId, days: [day] })),
  )
  return unsettled
}

/**
 * Every cooked portion has a place: brings what days hold past their paid meals to what is chosen on
 * them. The days must be held.
 * @throws Refusal `kitchen_day_full`
 */
export async function settleExtraPlaces(
  tx: Transaction,
  days: readonly ComingDay[],
  now: Date,
): Promise<void> {
  const unsettled = await holdUnsettled(tx, days)
  if (unsettled.length === 0) return
  const fewer = unsettled.filter(({ held, chosen }) => chosen < held)
  await releasePlacesOfDays(
    tx,
    fewer.map(({ restaurantId, day, held, chosen }) => ({
      restaurantId,
      day,
      portions: held - chosen,
    })),
  )
  for (const { restaurantId, day, held, chosen } of unsettled) {
    const portions = chosen - held
    if (portions <= 0) continue
    await reserveKitchenDays(tx, { restaurantId, days: [day], portions, isExtra: true }, now)
  }
  await sql`
    update delivery_days d set extra_places = settled.places
      from unnest(
        ${unsettled.map(({ id }) => id)}::integer[],
        ${unsettled.map(({ chosen }) => chosen)}::smallint[]
      ) as settled (id, places)
     where d.id = settled.id`.execute(tx)
}

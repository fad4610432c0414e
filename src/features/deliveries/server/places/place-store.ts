import { sql } from 'kysely'
import { isLanguage, type Language } from '#shared/language.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'
import type { ComingDay, ExtrasOfDay } from './paid-read-model.ts'

/** Brings what days hold for extras to what is chosen on them. */
export async function setExtraPlaces(
  tx: Transaction,
  days: readonly Pick<ExtrasOfDay, 'id' | 'chosen'>[],
): Promise<void> {
  await sql`
    update delivery_days d set extra_places = settled.places
      from unnest(
        ${days.map(({ id }) => id)}::integer[],
        ${days.map(({ chosen }) => chosen)}::smallint[]
      ) as settled (id, places)
     where d.id = settled.id`.execute(tx)
}

export const listPlaces = (tx: Transaction, ids: readonly number[]) =>
  tx
    .selectFrom('delivery_days')
    .select(['restaurant_id as restaurantId', 'day', 'meals', 'extra_places as extraPlaces'])
    .where('id', 'in', ids)
    .execute()

export async function clearExtraPlaces(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.updateTable('delivery_days').set({ extra_places: 0 }).where('id', 'in', ids).execute()
}

/** The dishes of the days' own kitchens that are chosen for them, in the order they were chosen. */
export const listChosenLines = async (tx: Transaction, dayIds: readonly number[]) => {
  const rows = await tx
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
    .where('d.id', '=', sql<number>`any(${[...dayIds]}::integer[])`)
    .orderBy('m.id')
    .execute()
  return rows.map((row) => ({ ...row, mealTime: row.mealTime as MealTime }))
}

/** The deliveries of some days with dishes that were chosen before, when their day went away. */
export async function listComingAgain(
  tx: Transaction,
  days: readonly ComingDay[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct d.id
      from unnest(
        ${days.map(({ subscriptionId }) => subscriptionId)}::integer[],
        ${days.map(({ day }) => day)}::date[]
      ) as wanted (subscription_id, day)
      join delivery_days d
        on d.subscription_id = wanted.subscription_id and d.day = wanted.day
       and d.status <> 'skipped'
      join subscription_meals m
        on m.subscription_id = d.subscription_id and m.day = d.day
       and m.extras_shown is not null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** How many portions of chosen dishes their customer saw as extras; null where a day comes with them. */
export async function setShownExtras(
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

/** What is left of lines; those of which nothing is left go. */
export async function setQuantities(
  tx: Transaction,
  lines: readonly { id: number; quantity: number }[],
): Promise<void> {
  await sql`
    with fewer as (
      select * from unnest(
        ${lines.map(({ id }) => id)}::integer[], ${lines.map(({ quantity }) => quantity)}::integer[]
      ) as line (id, quantity)
    ), gone as (
      delete from subscription_meals m using fewer where m.id = fewer.id and fewer.quantity = 0
    )
    update subscription_meals m
       set quantity = fewer.quantity, paid_at_any_time = least(m.paid_at_any_time, fewer.quantity)
      from fewer where m.id = fewer.id and fewer.quantity > 0`.execute(tx)
}

/** Where a customer is notified, and in which language. */
export async function getCustomer(
  tx: Transaction,
  id: string,
): Promise<{ phone: string; language: Language }> {
  const { phone, language } = await tx
    .selectFrom('users')
    .select(['phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { phone, language: isLanguage(language) ? language : 'en' }
}

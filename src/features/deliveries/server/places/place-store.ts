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

/** The dishes of one kitchen that are chosen on a day, in the order they were chosen. */
export const listChosenLines = async (
  tx: Transaction,
  { subscriptionId, day, restaurantId }: ComingDay & { restaurantId: number },
) => {
  const rows = await tx
    .selectFrom('subscription_meals as m')
    .innerJoin('menu_items as i', 'i.id', 'm.menu_item_id')
    .select([
      'm.id',
      'm.menu_item_id as menuItemId',
      'm.meal_time as mealTime',
      'm.quantity',
      'm.paid_at_any_time as paidAtAnyTime',
    ])
    .where('m.subscription_id', '=', subscriptionId)
    .where('m.day', '=', day)
    .where('i.restaurant_id', '=', restaurantId)
    .orderBy('m.id')
    .execute()
  return rows.map((row) => ({ ...row, mealTime: row.mealTime as MealTime }))
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

/** Where a customer is told, and in which language. */
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

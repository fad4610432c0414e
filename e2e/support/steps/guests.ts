import pg from 'pg'
import type { Allergen } from '#shared/food/food.ts'
import type { Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { findGuestOfToday } from '../today.ts'

export interface SafeGuest {
  phone: string
  ticket: number
  /** In both languages, of the one dish that holds the allergen. */
  dish: Record<Language, string>
  allergen: Allergen
}

/**
 * A guest of the demo kitchen without any allergy whose dish of the day holds an allergen, on a
 * ticket that is not begun. Who was found here gets an allergy, so no one is found twice; the guest
 * of `guestOfToday` is left alone.
 */
export async function guestWithDish(day: Day): Promise<SafeGuest> {
  const client = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL'] })
  await client.connect()
  try {
    const { phone: ofToday } = await findGuestOfToday(client)
    const { rows } = await client.query<SafeGuest>(
      `select u.phone, t.number as ticket, f.allergens[1] as allergen,
              json_build_object('en', l.name_en, 'ar', l.name_ar) as dish
         from kitchen_tickets t
         join users u on u.id = t.customer_id
         join kitchen_ticket_lines l on l.ticket_id = t.id
         join dishes f on f.id = l.dish_id
        where t.restaurant_id = 1 and t.day = $1 and t.meal_time = 'lunch' and t.status = 'due'
          and cardinality(t.allergens) = 0 and cardinality(f.allergens) > 0
          and u.phone like '+97150100%' and u.phone <> $2
        order by u.phone limit 1`,
      [day, ofToday],
    )
    const [guest] = rows
    if (!guest) throw new Error(`No guest of the demo kitchen is free on ${day}.`)
    return guest
  } finally {
    await client.end()
  }
}

import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { MealTime } from '#shared/food/food.ts'
import { isLanguage, type Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { deleteMeals, settleExtraPlaces } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { affectedChoices } from '../../contract.ts'
import { noLongerSafe, soldOut } from '../templates.ts'

/** A chosen meal that can still be taken back. */
export interface Choice {
  id: number
  subscriptionId: number
  customerId: string
  phone: string
  language: Language
  day: Day
  mealTime: MealTime
  quantity: number
  /** A delivery comes that day. Other choices wait for a skip to be undone. */
  isPlanned: boolean
}

/** All choices of a dish but those of days that the kitchen has started on, oldest first. */
export async function listChoices(db: Database, menuItemId: number, now: Date): Promise<Choice[]> {
  const { rows } = await sql<Omit<Choice, 'language'> & { language: string }>`
    select m.id, m.subscription_id as "subscriptionId", s.customer_id as "customerId", u.phone,
           u.language, m.day, m.meal_time as "mealTime", m.quantity,
           d.id is not null as "isPlanned"
      from subscription_meals m
      join subscriptions s on s.id = m.subscription_id
      join users u on u.id = s.customer_id
      left join delivery_days d
        on d.subscription_id = m.subscription_id and d.day = m.day and d.status <> 'skipped'
     where m.menu_item_id = ${menuItemId}
       and m.day >= (${now}::timestamptz at time zone 'Asia/Dubai')::date
       and (d.id is null or (d.status = 'planned' and d.locks_at > ${now}))
     order by m.day, m.id`.execute(db)
  return rows.map((row) => ({ ...row, language: isLanguage(row.language) ? row.language : 'en' }))
}

type Affected = Output<{ output: typeof affectedChoices }>

/** The customers, days and portions of choices for deliveries that come. */
export function countChoices(choices: readonly Choice[]): Affected {
  const planned = choices.filter((choice) => choice.isPlanned)
  return {
    customers: new Set(planned.map(({ customerId }) => customerId)).size,
    days: new Set(planned.map(({ day }) => day)).size,
    portions: planned.reduce((sum, { quantity }) => sum + quantity, 0),
    firstDay: planned[0]?.day ?? null,
  }
}

/** Removes choices and notifies those whom they were taken from, each person once. */
export async function removeChoices(
  tx: Transaction,
  choices: readonly Choice[],
  dish: { id: number; nameEn: string; nameAr: string },
  reason: 'sold_out' | 'recipe',
  now: Date,
): Promise<Affected> {
  if (choices.length > 0) {
    await deleteMeals(
      tx,
      choices.map(({ id }) => id),
    )
    await settleExtraPlaces(tx, choices, now)
  }
  const planned = choices.filter((choice) => choice.isPlanned)
  for (const [customerId, lost] of Map.groupBy(planned, (choice) => choice.customerId)) {
    const [first] = lost
    if (!first) continue
    await queueMessage(tx, {
      to: first.phone,
      template: reason === 'recipe' ? noLongerSafe : soldOut,
      parameters: {
        dish: first.language === 'ar' ? dish.nameAr : dish.nameEn,
        days: [...new Set(lost.map(({ day }) => day))].join(','),
      },
      language: first.language,
      dedupeKey: `choice-removed:${dish.id}:${customerId}:${Math.max(...lost.map(({ id }) => id))}`,
      now,
    })
    for (const day of new Set(lost.map((choice) => choice.day))) {
      await publishEvent(
        tx,
        { channel: `customer:${customerId}`, kind: 'delivery-changed', data: { day } },
        now,
      )
    }
  }
  return countChoices(choices)
}

import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Fallback } from '#features/meals/rules.ts'
import { COLUMNS, toSubscription, type SubscriptionRow } from '../store.ts'

export interface NewSubscription extends Pick<
  SubscriptionRow,
  | 'customerId'
  | 'planId'
  | 'restaurantId'
  | 'addressId'
  | 'startDate'
  | 'paymentMethod'
  | 'paypalEmail'
  | 'cuisines'
  | 'diets'
  | 'addOns'
  | 'mealsPerDay'
  | 'daysPerWeek'
> {
  fallback: Fallback
}

const inserted = prepared<NewSubscription & { now: Date }>()((db, param) =>
  db
    .insertInto('subscriptions')
    .values({
      customer_id: param('customerId'),
      plan_id: param('planId'),
      restaurant_id: param('restaurantId'),
      address_id: param('addressId'),
      start_date: param('startDate'),
      status: 'pending_payment',
      payment_method: param('paymentMethod'),
      paypal_email: param('paypalEmail'),
      cuisines: param('cuisines'),
      diets: param('diets'),
      add_ons: param('addOns'),
      meals_per_day: param('mealsPerDay'),
      days_per_week: param('daysPerWeek'),
      fallback: param('fallback'),
      created_at: param('now'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS),
)

/** The new row, or undefined where the customer is already waiting for the same start. */
export async function insertSubscription(
  tx: Transaction,
  subscription: NewSubscription,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const [row] = await inserted(tx, { ...subscription, now })
  return row && toSubscription(row)
}

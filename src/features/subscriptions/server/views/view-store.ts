import type { Emirate } from '#shared/place/emirates.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const views = prepared<{ customerId: string }>()((db, param) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
    .select([
      's.id',
      's.start_date as startDate',
      's.end_date as endDate',
      's.status',
      's.address_id as addressId',
      's.payment_method as paymentMethod',
      's.cuisines',
      's.diets',
      's.add_ons as addOns',
      's.paused_from as pausedFrom',
      's.paused_to as pausedTo',
      's.weekdays',
      's.days_per_week as ownDaysPerWeek',
      's.next_plan_id as nextPlanId',
      's.next_restaurant_id as nextRestaurantId',
      's.fallback',
      's.asks_fallback as asksFallback',
      'p.id as planId',
      'p.name_en as planEn',
      'p.name_ar as planAr',
      'p.kind',
      'p.tier',
      'p.meals_per_day as planMealsPerDay',
      'p.days_per_week as daysPerWeek',
      'p.meal_times as mealTimes',
      'p.suggestions_per_day as suggestionsPerDay',
      'r.id as restaurantId',
      'r.name_en as restaurantEn',
      'r.name_ar as restaurantAr',
      'r.cutoff_time as cutoffTime',
      'r.cutoff_days as cutoffDays',
    ])
    .where('s.customer_id', '=', param('customerId'))
    .orderBy('s.id', 'desc'),
)

export type SubscriptionView = Awaited<ReturnType<typeof views>>[number]

export const listViews = (db: Database, customerId: string): Promise<SubscriptionView[]> =>
  views(db, { customerId })

/** Where each of a customer's addresses lies. */
export async function listEmirates(
  db: Database,
  customerId: string,
): Promise<Map<number, Emirate>> {
  const rows = await db
    .selectFrom('delivery_addresses')
    .select(['id', 'city'])
    .where('user_id', '=', customerId)
    .execute()
  return new Map(rows.map(({ id, city }) => [id, city as Emirate]))
}

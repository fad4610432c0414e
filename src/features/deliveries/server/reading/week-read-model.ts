import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { DayStatus } from '../../rules.ts'

const deliveries = prepared<{ customerId: string; from: Day; to: Day }>()((db, param) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .innerJoin('restaurants as r', 'r.id', 'd.restaurant_id')
    .innerJoin('delivery_addresses as a', 'a.id', 'd.address_id')
    .select([
      'd.id',
      'd.subscription_id as subscriptionId',
      'd.day',
      'd.status',
      'd.locks_at as locksAt',
      'd.meals',
      'd.expired_at as expiredAt',
      'd.refunded_at as refundedAt',
      'd.made_good as madeGood',
      'd.meals_back as mealsBack',
      'd.skip_cause as skipCause',
      'p.name_en as planNameEn',
      'p.name_ar as planNameAr',
      'p.meal_times as mealTimes',
      'r.id as restaurantId',
      'r.name_en as restaurantNameEn',
      'r.name_ar as restaurantNameAr',
      'r.breakfast_window as breakfastWindow',
      'r.lunch_window as lunchWindow',
      'r.dinner_window as dinnerWindow',
      'a.id as addressId',
      'a.name as addressName',
      'a.address_line1 as addressLine1',
      'a.building_name as buildingName',
      'a.flat_number as flatNumber',
      'a.area',
      'a.city',
    ])
    .where('d.customer_id', '=', param('customerId'))
    .where('d.day', '>=', param('from'))
    .where('d.day', '<=', param('to'))
    .orderBy('d.day')
    .orderBy('d.id'),
)

export type DeliveryRow = Awaited<ReturnType<typeof deliveries>>[number]

export const listDeliveries = (db: Database, customerId: string, from: Day, to: Day) =>
  deliveries(db, { customerId, from, to })

/** Statuses of a delivery that has not reached the door. */
export const TO_COME: readonly DayStatus[] = ['planned', 'locked', 'preparing', 'out_for_delivery']

const nextDay = prepared<{ customerId: string; from: Day }>()((db, param) =>
  db
    .selectFrom('delivery_days')
    .select('day')
    .where('customer_id', '=', param('customerId'))
    .where('day', '>=', param('from'))
    .where('status', 'in', [...TO_COME])
    .orderBy('day')
    .limit(1),
)

/** The day of the next delivery that is still to come, where there is one. */
export const findNextDay = async (
  db: Database,
  customerId: string,
  from: Day,
): Promise<Day | undefined> => (await nextDay(db, { customerId, from }))[0]?.day

export const listChosenMeals = (db: Database, customerId: string, from: Day, to: Day) =>
  db
    .selectFrom('subscription_meals as m')
    .innerJoin('subscriptions as s', 's.id', 'm.subscription_id')
    .innerJoin('menu_items as i', 'i.id', 'm.menu_item_id')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select([
      'm.subscription_id as subscriptionId',
      'm.day',
      'm.meal_time as mealTime',
      'm.menu_item_id as menuItemId',
      'm.quantity',
      'm.paid_at_any_time as paidAtAnyTime',
      'i.restaurant_id as restaurantId',
      'f.slug as dishSlug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
    ])
    .where('s.customer_id', '=', customerId)
    .where('m.day', '>=', from)
    .where('m.day', '<=', to)
    .orderBy('m.id')
    .execute()

export type ChosenRow = Awaited<ReturnType<typeof listChosenMeals>>[number]

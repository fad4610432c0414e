import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface DeliveredMeal {
  slug: string
  nameEn: string
  nameAr: string
  mealTime: MealTime
  kcal: number
  proteinG: number
  carbsG: number
  fatG: number
}

const deliveredMeals = prepared<{ customerId: string; day: Day }>()((db, param) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscription_meals as m', (join) =>
      join.onRef('m.subscription_id', '=', 'd.subscription_id').onRef('m.day', '=', 'd.day'),
    )
    .innerJoin('menu_items as i', 'i.id', 'm.menu_item_id')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select([
      'f.slug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      'm.meal_time as mealTime',
      'f.kcal',
      'f.protein_g as proteinG',
      'f.carbs_g as carbsG',
      'f.fat_g as fatG',
      'm.paid_at_any_time as paidAtAnyTime',
    ])
    .where('d.customer_id', '=', param('customerId'))
    .where('d.day', '=', param('day'))
    .where('d.status', '!=', 'skipped')
    .where('d.status', '!=', 'failed')
    .orderBy('m.id'),
)

/**
 * Dishes that come to a customer on a day, a serving of each; of one that filled two paid meals, before
 * each belonged to a meal time, both.
 */
export const listDeliveredMeals = async (
  db: Database,
  customerId: string,
  day: Day,
): Promise<DeliveredMeal[]> =>
  (await deliveredMeals(db, { customerId, day })).flatMap(({ paidAtAnyTime, ...row }) =>
    Array.from({ length: Math.max(1, paidAtAnyTime) }, () => ({
      ...row,
      mealTime: row.mealTime as MealTime,
    })),
  )

import type { Day } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface ComingMeal {
  day: Day
  mealTime: MealTime
  /** The dishes that were chosen, each once. */
  names: Record<Language, string>[]
  /** One portion; the middle of several dishes; null as long as no one has chosen. */
  eaten: { kcal: number; proteinG: number; carbsG: number; fatG: number } | null
}

const comingLines = prepared<{ customerId: string; from: Day; to: Day }>()((db, param) =>
  db
    .selectFrom('delivery_days as d')
    .innerJoin('subscriptions as s', 's.id', 'd.subscription_id')
    .innerJoin('subscription_cycles as c', 'c.id', 'd.cycle_id')
    .innerJoin('plans as p', 'p.id', 'c.plan_id')
    .leftJoin(
      (lines) =>
        lines
          .selectFrom('subscription_meals as m')
          .innerJoin('menu_items as i', 'i.id', 'm.menu_item_id')
          .innerJoin('dishes as f', 'f.id', 'i.dish_id')
          .select([
            'm.subscription_id',
            'm.day',
            'i.restaurant_id',
            'm.meal_time as mealTime',
            'm.quantity',
            'f.name_en as nameEn',
            'f.name_ar as nameAr',
            'f.kcal',
            'f.protein_g as proteinG',
            'f.carbs_g as carbsG',
            'f.fat_g as fatG',
          ])
          .as('l'),
      (join) =>
        join
          .onRef('l.subscription_id', '=', 'd.subscription_id')
          .onRef('l.day', '=', 'd.day')
          .onRef('l.restaurant_id', '=', 'd.restaurant_id'),
    )
    .select([
      'd.id',
      'd.day',
      'd.meals',
      's.fallback',
      'p.meal_times as planTimes',
      'l.mealTime',
      'l.quantity',
      'l.nameEn',
      'l.nameAr',
      'l.kcal',
      'l.proteinG',
      'l.carbsG',
      'l.fatG',
    ])
    .where('d.customer_id', '=', param('customerId'))
    .where('d.day', '>=', param('from'))
    .where('d.day', '<=', param('to'))
    .where('d.status', 'not in', ['skipped', 'failed', 'forfeited'])
    .orderBy('d.day')
    .orderBy('d.id'),
)

type Line = Awaited<ReturnType<typeof comingLines>>[number]

/**
 * The meals that deliveries bring on these days. What no one has chosen yet comes as well where the
 * kitchen will fill it: next to a choice, or by the subscription's fallback.
 */
export async function listComingMeals(
  db: Database,
  customerId: string,
  { from, to }: { from: Day; to: Day },
): Promise<ComingMeal[]> {
  const byDelivery = Map.groupBy(await comingLines(db, { customerId, from, to }), ({ id }) => id)
  const coming = [...byDelivery.values()].flatMap(mealsOfDelivery)
  const known = Map.groupBy(coming, ({ day, mealTime }) => `${day} ${mealTime}`)
  return [...known.values()].flatMap((same) => same.find(({ eaten }) => eaten) ?? same[0] ?? [])
}

function mealsOfDelivery(rows: readonly Line[]): ComingMeal[] {
  const [first] = rows
  if (!first) return []
  const chosen = Map.groupBy(
    rows.filter((row) => row.mealTime !== null),
    (row) => row.mealTime as MealTime,
  )
  const isFilled = chosen.size > 0 || first.fallback !== 'skip'
  const planned = first.planTimes as MealTime[]
  const filled = isFilled && first.meals >= planned.length ? planned : []
  return [...new Set([...chosen.keys(), ...filled])].map((mealTime) => ({
    day: first.day,
    mealTime,
    names: namesOf(chosen.get(mealTime) ?? []),
    eaten: portionOf(chosen.get(mealTime) ?? []),
  }))
}

const namesOf = (rows: readonly Line[]): ComingMeal['names'] => {
  const names = rows.flatMap(({ nameEn, nameAr }) =>
    nameEn && nameAr ? { en: nameEn, ar: nameAr } : [],
  )
  return [...new Map(names.map((name) => [name.en, name])).values()]
}

function portionOf(rows: readonly Line[]): ComingMeal['eaten'] {
  const portions = rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  if (portions === 0) return null
  const mean = (key: 'kcal' | 'proteinG' | 'carbsG' | 'fatG'): number =>
    rows.reduce((sum, row) => sum + (row[key] ?? 0) * (row.quantity ?? 0), 0) / portions
  return {
    kcal: mean('kcal'),
    proteinG: mean('proteinG'),
    carbsG: mean('carbsG'),
    fatG: mean('fatG'),
  }
}

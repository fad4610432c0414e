import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Allergen, Diet, MealTime } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { OfferedDish } from '../../rules.ts'

export interface Dish extends OfferedDish {
  restaurantId: number
  isAvailable: boolean
  soldOutUntil: Day | null
  nameEn: string
  nameAr: string
  kcal: number
  proteinG: number
}

const dishes = (db: Database) =>
  db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select([
      'i.id as menuItemId',
      'i.restaurant_id as restaurantId',
      'i.is_available as isAvailable',
      'i.sold_out_until as soldOutUntil',
      'i.price_fils as priceFils',
      'f.slug',
      'f.name_en as nameEn',
      'f.name_ar as nameAr',
      'f.meal_times as mealTimes',
      'f.allergens',
      'f.diets',
      'f.kcal',
      'f.protein_g as proteinG',
    ])
    .select((eb) =>
      sql<string[]>`array(${eb
        .selectFrom('dish_lines as l')
        .select('l.ingredient_id')
        .whereRef('l.dish_id', '=', 'i.dish_id')})`.as('ingredientIds'),
    )
    .select(
      sql<string[]>`array(
        select unnest(f.text_traces)
         union
        select unnest(t.may_contain)
          from dish_lines l join ingredients t on t.id = l.ingredient_id
         where l.dish_id = i.dish_id)`.as('mayContain'),
    )

type RawDish = Awaited<ReturnType<ReturnType<typeof dishes>['execute']>>[number]

const toDish = (row: RawDish): Dish => ({
  ...row,
  mealTimes: row.mealTimes as MealTime[],
  allergens: row.allergens as Allergen[],
  mayContain: row.mayContain as Allergen[],
  diets: row.diets as Diet[],
})

const dishById = prepared<{ id: number }>()((db, param) =>
  dishes(db).where('i.id', '=', param('id')),
)

export const findDish = async (db: Database, menuItemId: number): Promise<Dish | undefined> =>
  (await dishById(db, { id: menuItemId })).map(toDish)[0]

const dishesOfKitchens = prepared<{ ids: number[] }>()((db, param) =>
  dishes(db)
    .where('i.restaurant_id', '=', sql<number>`any(${param('ids')}::integer[])`)
    .orderBy('i.restaurant_id')
    .orderBy('i.id'),
)

/** All that some kitchens have on their menus, with what is not available for a while. */
export const listDishes = async (db: Database, restaurantIds: number[]): Promise<Dish[]> =>
  (await dishesOfKitchens(db, { ids: restaurantIds })).map(toDish)

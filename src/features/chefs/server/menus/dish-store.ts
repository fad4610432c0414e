import type { Allergen, MealCategory } from '#shared/food/food.ts'
import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

export interface CatalogueDish {
  slug: string
  nameEn: string
  nameAr: string
  category: MealCategory
  allergens: Allergen[]
}

const dishRows = prepared<Record<never, never>>()((db) =>
  db
    .selectFrom('dishes')
    .innerJoin('meal_categories', 'meal_categories.id', 'dishes.category_id')
    .select([
      'dishes.slug',
      'dishes.name_en as nameEn',
      'dishes.name_ar as nameAr',
      'meal_categories.slug as category',
      'dishes.allergens',
    ])
    .where('dishes.restaurant_id', 'is', null)
    .orderBy('meal_categories.sort_order')
    .orderBy('dishes.slug'),
)

/** The dishes of the shared catalogue; those that a kitchen made its own are not among them. */
export const listCatalogueDishes = async (db: Database): Promise<CatalogueDish[]> =>
  (await dishRows(db, {})) as CatalogueDish[]

export type NamedDish = Pick<CatalogueDish, 'nameEn' | 'nameAr' | 'allergens'>

const namedRows = prepared<{ slugs: string[] }>()((db, param) =>
  db
    .selectFrom('dishes')
    .select(['slug', 'name_en as nameEn', 'name_ar as nameAr', 'allergens'])
    .where('restaurant_id', 'is', null)
    .where((eb) => eb('slug', '=', eb.fn.any(eb.val(param('slugs'))))),
)

/** What dishes of the catalogue are called and contain, by slug. */
export async function findNamedDishes(
  db: Database,
  slugs: string[],
): Promise<Map<string, NamedDish>> {
  const rows = slugs.length > 0 ? await namedRows(db, { slugs }) : []
  return new Map(rows.map(({ slug, ...dish }) => [slug, dish as NamedDish]))
}

import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const versionRow = prepared<Record<never, never>>()((db) =>
  db.selectFrom('catalogue_version').select('version'),
)

export const getVersion = async (db: Database): Promise<number> =>
  (await versionRow(db, {}))[0]?.version ?? 0

/** Dishes of the shared catalogue that can be cooked at home: those with steps. */
export const listDishRows = (db: Database) =>
  db
    .selectFrom('dishes')
    .innerJoin('meal_categories', 'meal_categories.id', 'dishes.category_id')
    .selectAll('dishes')
    .select('meal_categories.slug as category')
    .where('dishes.restaurant_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('dish_steps').select('dish_id').whereRef('dish_id', '=', 'dishes.id')),
    )
    .orderBy('dishes.slug')
    .execute()

export const listLineRows = (db: Database) =>
  db
    .selectFrom('dish_lines')
    .innerJoin('dishes', 'dishes.id', 'dish_lines.dish_id')
    .select(['dish_lines.dish_id as dishId', 'ingredient_id as ingredientId', 'grams'])
    .where('dishes.restaurant_id', 'is', null)
    .orderBy('dish_lines.dish_id')
    .orderBy('dish_lines.position')
    .execute()

export const listStepRows = (db: Database) =>
  db
    .selectFrom('dish_steps')
    .select([
      'dish_id as dishId',
      'text_en as textEn',
      'text_ar as textAr',
      'timer_seconds as timerSeconds',
      'core_c as coreC',
      'ingredient_ids as ingredientIds',
      'pan_servings as panServings',
    ])
    .orderBy('dish_id')
    .orderBy('position')
    .execute()

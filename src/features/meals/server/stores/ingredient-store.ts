import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const ingredientsOfKitchen = prepared<{ restaurantId: number }>()((db, param) =>
  db
    .selectFrom('menu_items as i')
    .innerJoin('dish_lines as l', 'l.dish_id', 'i.dish_id')
    .innerJoin('ingredients as f', 'f.id', 'l.ingredient_id')
    .select(['i.id as menuItemId', 'f.id', 'f.name_en as nameEn', 'f.name_ar as nameAr'])
    .where('i.restaurant_id', '=', param('restaurantId'))
    .orderBy('i.id')
    .orderBy('l.grams', 'desc'),
)

/** What is in every dish of a kitchen, the heaviest ingredient first. */
export const listIngredientsOfKitchen = (db: Database, restaurantId: number) =>
  ingredientsOfKitchen(db, { restaurantId })

import type { MealCategory } from '#shared/food/food.ts'
import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { listDishesOfTomorrow } from './list-dishes-of-tomorrow.ts'
import { listMealItems, listRestaurantMealItems } from './list-menu-items.ts'
import { listNearbyRestaurants, listRestaurants } from './list-restaurants.ts'
import { listCategoryRows } from './store.ts'

export const restaurantRoutes: ServedEndpoint[] = [
  serveRead(contract.listRestaurants, listRestaurants),
  serveRead(contract.listNearbyRestaurants, listNearbyRestaurants),
  serveRead(contract.listRestaurantMealItems, listRestaurantMealItems),
  serveRead(contract.listMealItems, listMealItems),
  serveRead(contract.listMealCategories, async (db, { language }) => {
    const rows = await listCategoryRows(db)
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug as MealCategory,
      name: language === 'ar' ? row.name_ar : row.name_en,
    }))
  }),
  serveRead(contract.listDishesOfTomorrow, listDishesOfTomorrow),
]

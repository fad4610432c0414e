import type { MealCategory } from '#shared/food/food.ts'
import { serveKept } from '#server/http/kept/serve-kept.ts'
import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { listDishesOfTomorrow } from './list-dishes-of-tomorrow.ts'
import { listMealItems, listMealItemsOfPlan, listRestaurantMealItems } from './list-menu-items.ts'
import {
  listNearbyRestaurants,
  listRestaurants,
  listRestaurantsAtAddress,
  type Memory,
} from './nearby/list-restaurants.ts'
import { searchKitchens, searchKitchensAtAddress } from './search/search-kitchens.ts'
import { listCategoryRows } from './store.ts'

export const restaurantRoutes = (memory: Memory): ServedEndpoint[] => [
  serveKept(contract.listRestaurants, listRestaurants(memory), {
    own: { input: 'addressId', run: listRestaurantsAtAddress(memory) },
  }),
  serveRead(contract.listNearbyRestaurants, listNearbyRestaurants(memory)),
  serveKept(contract.searchKitchens, searchKitchens(memory.index), {
    own: { input: 'addressId', run: searchKitchensAtAddress(memory.index) },
  }),
  serveKept(contract.listRestaurantMealItems, listRestaurantMealItems, {
    kitchenOf: ({ restaurantId }) => restaurantId,
  }),
  serveKept(contract.listMealItems, listMealItems, {
    own: { input: 'subscriptionId', run: listMealItemsOfPlan },
  }),
  serveKept(contract.listMealCategories, async (db, { language }) => {
    const rows = await listCategoryRows(db)
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug as MealCategory,
      name: language === 'ar' ? row.name_ar : row.name_en,
    }))
  }),
  serveKept(contract.listDishesOfTomorrow, listDishesOfTomorrow),
]

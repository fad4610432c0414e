export { clothOf } from './cloth-of.ts'
export {
  dishesOfTomorrowQuery,
  mealCategoriesQuery,
  mealItemsQuery,
  restaurantsQuery,
  type MenuItem,
} from './queries.ts'
export { RestaurantPicker } from './restaurant-picker.tsx'
export { TomorrowDishes } from './tomorrow-dishes.tsx'

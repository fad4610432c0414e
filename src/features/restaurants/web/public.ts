export { clothOf } from './cloth-of.ts'
export {
  dishesOfTomorrowQuery,
  mealCategoriesQuery,
  mealItemsQuery,
  menuQuery,
  restaurantsQuery,
  type MenuItem,
  type Place,
  type Restaurant,
} from './queries.ts'
export { DeliveryFee, RestaurantPicker, type RestaurantPickerProps } from './restaurant-picker.tsx'
export { TomorrowDishes } from './tomorrow-dishes.tsx'

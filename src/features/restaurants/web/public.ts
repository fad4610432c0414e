export { dishesOfTomorrowQuery, restaurantsQuery, useRestaurants } from './queries.ts'
export { RestaurantPicker } from './restaurant-picker.tsx'
export { TomorrowDishes } from './tomorrow-dishes.tsx'

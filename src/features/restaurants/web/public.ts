export { dishesOfTomorrowQuery, restaurantsQuery } from './queries.ts'
export { RestaurantPicker } from './restaurant-picker.tsx'
export { useRestaurant, useRestaurants } from './use-restaurants.ts'
export { TomorrowDishes } from './tomorrow-dishes.tsx'

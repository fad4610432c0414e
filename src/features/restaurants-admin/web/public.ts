export { allRestaurantsQuery, anyRestaurantQuery, RESTAURANT_FILTERS } from './queries.ts'
export { AdminRestaurantPage } from './restaurant-page.tsx'
export { AdminRestaurantsPage } from './restaurants-page.tsx'

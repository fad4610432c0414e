export { allRestaurantsQuery, anyRestaurantQuery } from './queries.ts'
export { RESTAURANT_FILTERS } from './filters.ts'
export { AdminRestaurantPage } from './restaurant-page.tsx'
export { AdminRestaurantsPage } from './restaurants-page.tsx'

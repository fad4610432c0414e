export { allRestaurantsQuery, anyRestaurantQuery } from './queries.ts'
export { RESTAURANTS_ADDRESS } from './address.ts'
export { AdminRestaurantPage } from './restaurant-page.tsx'
export { AdminRestaurantsPage } from './restaurants-page.tsx'

export { KitchenRatings } from './kitchen-ratings.tsx'
export { kitchenRatingsQuery, rateableQuery } from './queries.ts'
export { RateMeals } from './rate-meals.tsx'
export { RestaurantRatings } from './restaurant-ratings.tsx'

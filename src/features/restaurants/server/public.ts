export { releaseKitchenDays, reserveKitchenDays } from './capacity.ts'
export { restaurantRoutes } from './routes.ts'
export { findKitchen, type Kitchen } from './store.ts'

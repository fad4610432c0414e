export { holdKitchenDays, releaseKitchenDays, reserveKitchenDays } from './capacity.ts'
export { restaurantRoutes } from './routes.ts'
export { findKitchen, listDaysWithout, type Kitchen } from './store.ts'

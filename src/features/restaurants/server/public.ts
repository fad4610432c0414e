export { holdKitchenDays, releaseKitchenDays, reserveKitchenDays } from './capacity.ts'
export { restaurantRoutes } from './routes.ts'
export { findKitchen, findOwnKitchen, listDaysWithout, type Kitchen } from './store.ts'

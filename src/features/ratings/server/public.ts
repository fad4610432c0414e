export { rateDelivery } from './rate-delivery.ts'
export { ratingRoutes } from './routes.ts'

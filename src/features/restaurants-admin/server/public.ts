export { restaurantAdminRoutes } from './routes.ts'

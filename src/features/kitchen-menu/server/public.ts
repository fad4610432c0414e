export { kitchenMenuRoutes } from './routes.ts'

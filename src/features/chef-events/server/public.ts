export { chefEventRoutes } from './routes.ts'

export { userAdminRoutes } from './routes.ts'

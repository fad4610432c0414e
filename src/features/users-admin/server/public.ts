export { makeAdmin, type MadeAdmin } from './make-admin.ts'
export { userAdminRoutes } from './routes.ts'

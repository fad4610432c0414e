export { accountRoutes } from './routes.ts'
export { takesWhatsApp } from './store.ts'

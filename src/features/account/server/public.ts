export { accountRoutes } from './routes.ts'
export { removeOldDataJob } from './remove-old-data.ts'
export { takesWhatsApp } from './store.ts'

export { quoteRoutes } from './routes.ts'
export { quoteTemplates } from './templates.ts'

export { quoteRoutes } from './routes.ts'
export { quoteTemplates } from './templates.ts'
export { countOpenQuotes } from './admin/figures-store.ts'

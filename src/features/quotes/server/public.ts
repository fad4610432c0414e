export { quoteRoutes } from './routes.ts'
export { quoteTemplates } from './templates.ts'
export { removeOldQuotes } from './store.ts'
export { countOpenQuotes } from './admin/figures-store.ts'

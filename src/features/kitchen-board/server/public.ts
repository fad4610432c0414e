export { kitchenBoardJobs } from './jobs.ts'
export { kitchenBoardRoutes } from './routes.ts'
export { kitchenBoardTemplates } from './templates.ts'

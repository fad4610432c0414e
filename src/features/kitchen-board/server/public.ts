export { boardOf } from './get-board.ts'
export { kitchenBoardJobs } from './jobs.ts'
export { kitchenBoardRoutes } from './routes.ts'
export { kitchenBoardTemplates } from './templates.ts'

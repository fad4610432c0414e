export { kitchenInviteJobs } from './jobs.ts'
export { kitchenInviteRoutes } from './routes.ts'
export { kitchenInviteTemplates } from './templates.ts'

export { applicationJobs } from './jobs.ts'
export type { ApplicationParts, Approval } from './parts.ts'
export { chefApplicationRoutes } from './routes.ts'
export { applicationTemplates } from './templates.ts'

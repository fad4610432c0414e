export { authJobs } from './jobs.ts'
export { authRoutes } from './routes.ts'
export { identify } from './session.ts'
export { loginCodeTemplate } from './templates.ts'

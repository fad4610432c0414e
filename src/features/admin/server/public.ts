export { adminRoutes } from './routes.ts'
export { sealAuditJob } from './audit/seal-audit.ts'

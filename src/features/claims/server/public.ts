export { claimTemplates } from './templates.ts'
export { countOpenClaims } from './claims-read-model.ts'
export { followDrop } from './follow-drop.ts'
export { claimRoutes } from './routes.ts'

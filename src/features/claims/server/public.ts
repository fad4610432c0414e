export { claimTemplates } from './templates.ts'
/** @public For what waits for the team. */
export { countOpenClaims } from './claims-read-model.ts'
export { followDrop } from './follow-drop.ts'
export { claimRoutes } from './routes.ts'

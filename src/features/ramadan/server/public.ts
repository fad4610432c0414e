export { ramadanTables } from './list-tables.ts'
export { ramadanRoutes } from './routes.ts'
export { insertRamadanChange, listChanges, listShifts, type ChangeRow } from './store.ts'

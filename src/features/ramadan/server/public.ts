export { ramadanTables } from './list-tables.ts'
export { ramadanRoutes } from './routes.ts'
export { insertRamadanChange, listChanges, listShifts } from './store.ts'

export { giveBackDays, remainderOf, withdrawDays } from './give-back.ts'
export { deliveryJobs } from './jobs.ts'
export { importDays, planDays } from './plan-days.ts'
export { deliveryRoutes } from './routes.ts'
export {
  findReceipt,
  holdDays,
  insertReceipt,
  instantAfterWaiting,
  listLedgerRows,
  type LedgerRow,
} from './store.ts'
export { deliveryTemplates } from './templates.ts'

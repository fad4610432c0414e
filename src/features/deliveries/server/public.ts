export { addRefundedSixths, followDrops } from './follow-drops.ts'
export { countRefunded, giveBackDays, remainderOf, withdrawDays } from './give-back.ts'
export { deliveryJobs } from './jobs.ts'
export { giveBackToEnd, previewGiveBack, restoreDays, type MovedDay } from './plan-again.ts'
export { importDays, planDays } from './plan-days.ts'
export { deliveryRoutes } from './routes.ts'
export { findReceipt, insertReceipt } from './receipt-store.ts'
export {
  findAndHoldDaysAround,
  holdDays,
  instantAfterWaiting,
  listLedgerRows,
  type LedgerRow,
} from './store.ts'
export { deliveryTemplates } from './templates.ts'

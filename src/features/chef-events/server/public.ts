export { importChefEvent, importComplaint, type PastEvent } from './chef/import-event.ts'
export { chefSideRoutes } from './chef/routes.ts'
export { chefSideTemplates } from './chef/templates.ts'
export { chefEventJobs } from './jobs/keep-events.ts'
export { bookPayout as importPayout } from './money/book-payout.ts'
export { balancePayments, depositPayments } from './money/deposit-payments.ts'
export { noticeTemplates as chefEventTemplates } from './notices/templates.ts'
export { chefEventRoutes } from './routes.ts'
export {
  countChefEvents,
  listNewestEvents,
  listNewestQuotes,
  type ChefEventFigures,
} from './admin/figures-store.ts'

export { importChefEvent, importComplaint, type PastEvent } from './chef-side/import-event.ts'
export { chefSideRoutes } from './chef-side/routes.ts'
export { chefSideTemplates } from './chef-side/templates.ts'
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

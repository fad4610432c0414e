import { chefSideRoutes } from './chef-side/routes.ts'
import { chefSideTemplates } from './chef-side/tell-customer.ts'
import { noticeTemplates } from './notices/templates.ts'
import { ownEventRoutes } from './routes.ts'

export { chefSideRoutes } from './chef-side/routes.ts'
export { chefSideTemplates } from './chef-side/tell-customer.ts'
export { cancelBooking } from './bookings/cancel-booking.ts'
export { chefEventJobs } from './jobs/keep-events.ts'
export { balancePayments, depositPayments } from './money/deposit-payments.ts'
export const chefEventRoutes = [...ownEventRoutes, ...chefSideRoutes]
export const chefEventTemplates = [...noticeTemplates, ...chefSideTemplates]

export { subscriptionJobs } from './jobs.ts'
export { subscriptionRoutes } from './routes.ts'
export { subscriptionPayments } from './settle-payment.ts'
export {
  findAndHoldSubscription,
  findOwnSubscription,
  holdCustomer,
  type SubscriptionRow,
} from './store.ts'
export { subscriptionTemplates } from './templates.ts'

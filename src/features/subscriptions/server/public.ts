export { importSubscription, type ImportedSubscription } from './import-subscription.ts'
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

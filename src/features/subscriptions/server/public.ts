export { countByKitchen, findKitchenImpact } from './admin/kitchen-stakes.ts'
export { asCustomer, getCustomer } from './admin/act-for-customer.ts'
export { countRenewing } from './admin/count-renewing.ts'
export {
  canHaveAnother,
  findDayFils,
  payStopRefund,
  payMealRefund,
  reserveMealRefund,
  releaseStopRefund,
  reserveStopRefund,
} from './cycles/stop-refund.ts'
export { orderCustomPlan } from './ordering/order-custom-plan.ts'
export {
  importSubscription,
  type ImportedSubscription,
  type RunningSubscription,
} from './ordering/import-subscription.ts'
export { subscriptionJobs } from './jobs.ts'
export { orderRoutes, subscriptionAdminRoutes, subscriptionRoutes } from './routes.ts'
export { subscriptionPlans } from './plan-listener.ts'
export { addOnPayments } from './add-ons/settle-add-on.ts'
export { subscriptionPayments } from './cycles/settle-payment.ts'
export { billingTemplates } from './billing-templates.ts'
export { subscriptionTemplates } from './templates.ts'
export { findAiPlan, type AiPlan } from './views/find-ai-plan.ts'
export { findCustomerOf, setFallback } from './store.ts'
export { countActive, listNewest as listNewestSubscriptions } from './admin/figures-store.ts'

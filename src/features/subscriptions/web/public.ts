export { AiPlansPage } from './ai-plans/ai-plans-page.tsx'
export { aiPlansHead } from './ai-plans/head.ts'
export { isOwnAiPlan } from './ai-plans/own/is-own-ai-plan.ts'
export { hasPickedAiPlan } from './ai-plans/draft/picked-plan.ts'
export { mealPlansHead } from './ordering/head.ts'
export { MealPlansPage } from './ordering/meal-plans-page.tsx'
export { AwaitedPayment } from './list/awaited-payment.tsx'
export { PayFailedAgain } from './list/pay-again.tsx'
export { subscriptionsQuery } from './queries.ts'
export { SubscriptionList } from './list/subscription-list.tsx'
export { AdminSubscriptionPage } from './admin/admin-subscription-page.tsx'
export { AdminSubscriptionsPage } from './admin/admin-subscriptions-page.tsx'
export {
  allSubscriptionsQuery,
  anySubscriptionQuery,
  SUBSCRIPTION_FILTERS,
} from './admin/queries.ts'

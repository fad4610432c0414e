export { mealPlansHead } from './head.ts'
export { MealPlansPage } from './meal-plans-page.tsx'
export { subscriptionsQuery } from './queries.ts'
export { SubscriptionList } from './subscription-list.tsx'

export { mealPlansHead } from './head.ts'
export { MealPlansPage, type MealPlansPageProps } from './meal-plans-page.tsx'
export { subscriptionsQuery, type Subscription } from './queries.ts'
export { SubscriptionList } from './subscription-list.tsx'

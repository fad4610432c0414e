export { MealSelectionPage } from './meal-selection-page.tsx'
export { findOwnMealSubscription, prefetchMeals } from './queries.ts'
export { mondayOf } from './use-open-week.ts'

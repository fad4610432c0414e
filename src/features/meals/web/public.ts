export { DishesFor } from './admin/lazy-dishes-dialog.ts'
export { MealSelectionPage } from './meal-selection-page.tsx'
export { findOwnMealSubscription, prefetchMeals } from './queries.ts'

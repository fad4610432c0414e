export { countKitchensInReview } from './review/count-in-review.ts'
export { restaurantAdminRoutes } from './routes.ts'
export { restaurantAdminTemplates } from './templates.ts'

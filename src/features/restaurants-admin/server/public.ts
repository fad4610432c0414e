export { countKitchensInReview } from './review/in-review-read-model.ts'
export { restaurantAdminRoutes } from './routes.ts'
export { restaurantAdminTemplates } from './templates.ts'

export { applyKitchenSettings } from './days/settings.ts'
export { findDishPicture } from './recipes/dish-picture.ts'
export { kitchenMenuRoutes } from './routes.ts'
export { kitchenMenuTemplates } from './templates.ts'

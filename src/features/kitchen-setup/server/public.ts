export { createKitchen } from './create-kitchen.ts'
export { kitchenSetupRoutes } from './routes.ts'

export { countLateOrders, countToPack } from './admin/index-store.ts'
export { ingredientPayments } from './orders/move-order.ts'
export { shoppingRoutes } from './routes.ts'
export { shoppingTemplates } from './templates.ts'

export { planRoutes } from './routes.ts'
export { findPlan, listDietaryFeeRows, type PlanRow } from './store.ts'

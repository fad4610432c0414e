export { planRoutes } from './routes.ts'
export { findPlan, listAddOnRows, listDietaryFeeRows, type PlanRow } from './store.ts'

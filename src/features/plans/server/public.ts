export type { Renewing } from './admin/list-prices.ts'
export { createOfferPlan } from './create-offer-plan.ts'
export { planJobs } from './jobs.ts'
export { planRoutes } from './routes.ts'
export {
  findPlan,
  findPricedPlan,
  listAddOnRows,
  listDietaryFeeRows,
  type PlanRow,
} from './store.ts'

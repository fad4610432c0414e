export type { Renewing } from './admin/list-prices.ts'
export { planJobs } from './jobs.ts'
export { pricesOn, type PriceOf } from './price-store.ts'
export { planRoutes } from './routes.ts'
export {
  findPlan,
  findPricedPlan,
  insertOfferPlan,
  listAddOnRows,
  listDietaryFeeRows,
  type PlanRow,
} from './store.ts'

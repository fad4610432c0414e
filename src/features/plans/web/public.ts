export { addOnsQuery, aiPlansQuery, dietaryOptionsQuery, plansQuery } from './queries.ts'
export { PricesPage } from './admin/prices-page.tsx'
export { pricesQuery } from './admin/queries.ts'

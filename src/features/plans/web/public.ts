export { addOnsQuery, dietaryOptionsQuery, plansQuery } from './queries.ts'

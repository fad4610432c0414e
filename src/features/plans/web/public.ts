export { dietaryOptionsQuery, plansQuery } from './queries.ts'

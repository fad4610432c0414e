export { freezeKitchenDay } from './freeze/freeze-kitchen-day.ts'
export { productionJobs } from './jobs.ts'
export { doorOf, wayTo, type TicketAddress } from '../address.ts'

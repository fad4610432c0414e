export { addressLineOf, areaOf, storedAddress, wayTo, type TicketAddress } from '../address.ts'
export { amendAllergies } from './amendments/amend-allergies.ts'
export { amendBlockedDishes } from './amendments/amend-blocked-dishes.ts'
export { cancelTicketsOfDays } from './amendments/cancel-tickets.ts'
export { freezeKitchenDay } from './freeze/freeze-kitchen-day.ts'
export { productionJobs } from './jobs.ts'
export { productionRoutes } from './routes.ts'
export { dishOnItsWay, productionTemplates } from './templates.ts'
export {
  setLineDone,
  setTicketArrived,
  setTicketRun,
  setTicketStatus,
} from './tickets/ticket-store.ts'

export { createCalendarHandler } from './calendar-handler.ts'
export { calendarRoutes } from './routes.ts'

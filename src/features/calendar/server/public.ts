export { createCalendarHandler } from './calendar-door.ts'
export { calendarRoutes } from './routes.ts'

export { createCalendarDoor } from './calendar-door.ts'
export { calendarRoutes } from './routes.ts'

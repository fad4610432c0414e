export { demoClockRoutes, type MoveTime } from './routes.ts'

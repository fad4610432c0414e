export { KitchenBoard } from './board/kitchen-board.tsx'
export { DriverPage } from './driver/driver-page.tsx'
export { boardQuery, driverRunQuery, runsQuery } from './queries.ts'
export { RunsPage } from './runs/runs-page.tsx'

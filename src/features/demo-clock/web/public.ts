export { ClockPanel } from './clock-panel.tsx'
export { clockQuery } from './queries.ts'

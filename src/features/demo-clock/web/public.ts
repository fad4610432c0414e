export { ClockSlot } from './clock-slot.tsx'
export { clockQuery } from './queries.ts'

export { ClockSlot } from './clock-slot.tsx'

export { LedgerFigures } from './ledger-figures.tsx'
export { NextDelivery } from './next-delivery.tsx'
export { deliveryWeekQuery } from './queries.ts'
export { WeekStrip } from './week-strip.tsx'

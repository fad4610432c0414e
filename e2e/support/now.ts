import { dayOf, type Day } from '#shared/dates.ts'

/** The product's time is so far ahead of real time in this run. */
export const aheadMs = (): number => Number(process.env['E2E_AHEAD_MS'] ?? 0)

export const productNow = (): Date => new Date(Date.now() + aheadMs())

export const productToday = (): Day => dayOf(productNow())

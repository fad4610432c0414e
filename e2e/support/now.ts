import { dayOf, type Day } from '#shared/dates.ts'

/** The product's time, which is ahead of real time in a run that begins at E2E_MOMENT. */
export const productNow = (): Date =>
  new Date(Date.now() + Number(process.env['E2E_AHEAD_MS'] ?? 0))

export const productToday = (): Day => dayOf(productNow())

import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'

/** The kitchen's other screens read the menu again. */
export const notifyMenuChanged = (
  tx: Transaction,
  restaurantId: number,
  now: Date,
): Promise<void> =>
  publishEvent(tx, { channel: `kitchen:${restaurantId}`, kind: 'menu-changed', data: {} }, now)

/** The kitchen's screens read what the team decided of it. */
export const notifyKitchenChanged = (
  tx: Transaction,
  restaurantId: number,
  now: Date,
): Promise<void> =>
  publishEvent(tx, { channel: `kitchen:${restaurantId}`, kind: 'kitchen-changed', data: {} }, now)

/** The kitchen's other screens read its days from this one on again. */
export const notifyDaysChanged = (
  tx: Transaction,
  restaurantId: number,
  day: Day,
  now: Date,
): Promise<void> =>
  publishEvent(tx, { channel: `kitchen:${restaurantId}`, kind: 'days-changed', data: { day } }, now)

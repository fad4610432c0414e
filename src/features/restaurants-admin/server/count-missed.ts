import { countMissed } from '#features/kitchen-board/server/public.ts'
import type { Database } from '#server/database/database.ts'

const DAYS = 28
const DAY_MS = 24 * 60 * 60 * 1000

/** Drops of the last 28 days that never came, by the number of their kitchen. */
export async function countMissedByKitchen(db: Database, now: Date): Promise<Map<number, number>> {
  const rows = await countMissed(db, new Date(now.getTime() - DAYS * DAY_MS), now)
  return new Map(rows.map(({ restaurantId, drops: stops }) => [restaurantId, stops]))
}

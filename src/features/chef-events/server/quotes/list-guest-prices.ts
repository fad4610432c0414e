import type { Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type { listGuestPrices as contract } from '../../list-contract.ts'
import { GUEST_PRICE_DAYS, OFFERED_CUISINES } from '../../rules.ts'
import { listGuestPrices as listRows } from './price-store.ts'

const SHOWN = 3
/** Fewer would tell what one host paid, or what one chef asks. */
const QUOTES_MIN = 3
const CHEFS_MIN = 2
const DAY_MS = 86_400_000

export async function listGuestPrices(
  db: Database,
  { now }: Visitor,
): Promise<Output<typeof contract>> {
  const rows = await listRows(db, {
    cuisines: OFFERED_CUISINES,
    since: new Date(now.getTime() - GUEST_PRICE_DAYS * DAY_MS),
    quotesMin: QUOTES_MIN,
    chefsMin: CHEFS_MIN,
    limit: SHOWN,
  })
  return rows.map(({ cuisine, guestsLeast, guestsMost, leastFils, mostFils }) => ({
    cuisine,
    guestsLeast,
    guestsMost,
    perGuestLeast: Math.floor(toDirhams(leastFils)),
    perGuestMost: Math.ceil(toDirhams(mostFils)),
  }))
}

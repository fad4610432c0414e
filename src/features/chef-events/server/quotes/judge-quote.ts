import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { avoidedBy, unionOf } from '#features/household/rules.ts'
import { listMembers } from '#features/household/server/public.ts'
import { isConfirmed, judgeCourses, type Forbidden } from '../../menu-rules.ts'
import type { ChefEventRow } from '../store.ts'
import { listQuotesOfEvents } from './quote-store.ts'

/** What the guests must not eat: what the chefs were sent, and the household as it is now. */
export async function readForbidden(db: Database, event: ChefEventRow): Promise<Forbidden> {
  const { allergens, traces } = avoidedBy(await listMembers(db, event.userId), [])
  return { allergens: unionOf(ALLERGENS, [event.allergens, allergens]), traces }
}

/**
 * A menu is accepted by a customer who has confirmed the allergens that it has, those known since included.
 * @throws Refusal `quote_allergens_to_confirm`
 */
export async function refuseUnconfirmed(
  db: Database,
  event: ChefEventRow,
  quoteId: number,
  confirmed: readonly Allergen[],
): Promise<void> {
  const quote = (await listQuotesOfEvents(db, [event.id])).find(({ id }) => id === quoteId)
  const { avoided, traces } = judgeCourses(quote?.courses ?? [], await readForbidden(db, event))
  if (!isConfirmed({ avoided, traces }, confirmed)) {
    throw new Refusal('quote_allergens_to_confirm', 409, { details: { avoided, traces } })
  }
}

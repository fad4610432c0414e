import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'
import { lockKitchenDay, type KitchenDay } from '#features/restaurants/server/public.ts'
import type { AmendmentKind } from '../../rules.ts'
import { insertAmendment, type AmendmentFacts } from './amendment-store.ts'

export interface NewAmendment extends KitchenDay {
  kind: AmendmentKind
  ticketId?: number
  facts: AmendmentFacts
}

/**
 * Writes a change of a frozen day next to its sheet, and notifies the kitchen's open pages. Answers
 * its number; undefined where there is no sheet yet, which will then be made with the change in it.
 * Comes after user, subscription and days in the order of locks.
 */
export async function amendSheet(
  tx: Transaction,
  { kind, ticketId, facts, ...wanted }: NewAmendment,
  now: Date,
): Promise<number | undefined> {
  if ((await lockKitchenDay(tx, wanted)) === null) return undefined
  const number = await insertAmendment(tx, wanted, { kind, ticketId: ticketId ?? null, facts }, now)
  await publishEvent(
    tx,
    {
      channel: `kitchen:${wanted.restaurantId}`,
      kind: 'sheet-amended',
      data: { day: wanted.day, number },
    },
    now,
  )
  return number
}

import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishEvent } from '#server/events/publish.ts'

/** Open pages of the customer look again at these days. */
export async function notifyPages(
  tx: Transaction,
  customerId: string,
  days: readonly Day[],
  now: Date,
): Promise<void> {
  for (const day of days) {
    await publishEvent(
      tx,
      { channel: `customer:${customerId}`, kind: 'delivery-changed', data: { day } },
      now,
    )
  }
}

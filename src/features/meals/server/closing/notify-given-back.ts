import type { Transaction } from '#server/database/database.ts'
import { receiptNumber } from '#features/deliveries/rules.ts'
import { insertReceipt, type LedgerRow, type MovedDay } from '#features/deliveries/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { LockedSubscription } from '../stores/subscription-store.ts'
import { getCustomer } from './closing-store.ts'
import { dayGivenBack, dayGivenBackLater, dayLate, dayUnpaid } from '../templates.ts'

/** A receipt for each day that was given back because nothing was chosen, and a message. */
export async function notifyGivenBack(
  tx: Transaction,
  { id: subscriptionId, customerId }: LockedSubscription,
  { back, moved }: { back: readonly LedgerRow[]; moved: readonly MovedDay[] },
  now: Date,
): Promise<void> {
  const customer = await getCustomer(tx, customerId)
  for (const { id, day, meals } of back) {
    const plannedAgainOn = moved.find((one) => one.id === id)?.againOn ?? null
    const number = await insertReceipt(tx, {
      subscriptionId,
      kind: 'fallback_skip',
      facts: { deliveryId: id, day, mealsReturned: meals, plannedAgainOn, why: 'nothing_chosen' },
      now,
    })
    const receipt = receiptNumber(number)
    const message = {
      to: customer.phone,
      language: customer.language,
      dedupeKey: `day-given-back:${receipt}`,
      now,
    }
    if (plannedAgainOn === null) {
      const parameters = { day, receipt }
      await queueMessage(tx, { ...message, template: dayGivenBackLater, parameters })
    } else {
      const parameters = { day, again: plannedAgainOn, receipt }
      await queueMessage(tx, { ...message, template: dayGivenBack, parameters })
    }
  }
}

/** Once a cycle: its money has not come, so nothing is cooked until it has. */
export async function notifyUnpaid(
  tx: Transaction,
  { customerId }: LockedSubscription,
  { back, unpaid }: { back: readonly LedgerRow[]; unpaid: ReadonlyMap<number, 'unpaid' | 'late'> },
  now: Date,
): Promise<void> {
  const { phone, language } = await getCustomer(tx, customerId)
  for (const { day, cycleId } of back) {
    const why = unpaid.get(cycleId)
    await queueMessage(tx, {
      to: phone,
      template: why === 'late' ? dayLate : dayUnpaid,
      parameters: { day },
      language,
      dedupeKey: `day-${why}:${cycleId}`,
      now,
    })
  }
}

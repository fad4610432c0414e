import { dayOf } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { isOpenRenewal } from '../../billing-rules.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { withdrawRenewal } from '../renewal/follow-days.ts'
import { isReopened } from './find-add-ons.ts'
import { updateSubscription, type SubscriptionRow } from '../store.ts'

/**
 * Later cycles are billed with these add-ons. One that is opened and not charged yet is opened
 * again with its new bill; one whose money was asked for stays as it is. The subscription must be
 * held.
 */
export async function renewWith(
  tx: Transaction,
  subscription: SubscriptionRow,
  addOns: readonly string[],
  now: Date,
): Promise<void> {
  const { id } = subscription
  await updateSubscription(tx, id, { addOns })
  const renewal = (await listCycles(tx, [id])).find(isOpenRenewal)
  if (!renewal || renewal.startsOn <= dayOf(now) || !isReopened(subscription)) return
  await withdrawRenewal(tx, subscription, renewal, now)
  await enqueue(tx, 'renew-subscription', { subscriptionId: id })
}

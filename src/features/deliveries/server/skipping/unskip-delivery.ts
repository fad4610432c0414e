import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { unskipDelivery as contract } from '../../contract.ts'
import { canUnskip, receiptNumber } from '../../rules.ts'
import { notifyPages } from '../changes/notify-pages.ts'
import { restoreDays } from '../planning/restore-days.ts'
import { insertReceipt } from '../receipt-store.ts'
import { findAndLockOwnDay, refuseCutoff } from './skip-delivery.ts'
import { unskipped } from '../templates.ts'

/** Takes a skip back until the day's cut-off, as long as the kitchen still has the place. */
export async function unskipDelivery(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { day, days, now } = await findAndLockOwnDay(tx, who, id)
  if (day.locksAt <= now) throw await refuseCutoff(tx, day, now)
  if (!canUnskip(day, days, now)) throw new Refusal('nothing_to_undo', 409)

  const { extrasDropped } = await restoreDays(tx, [day], days, now, 'refuse')
  const receipt = receiptNumber(
    await insertReceipt(tx, {
      subscriptionId: day.subscriptionId,
      kind: 'unskip',
      facts: { deliveryId: id, day: day.day, meals: day.meals, extrasDropped },
      now,
    }),
  )
  await queueMessage(tx, {
    to: who.user.phone,
    template: unskipped,
    parameters: { day: day.day, receipt },
    language: who.user.language,
    dedupeKey: `delivery-unskipped:${receipt}`,
    now,
  })
  await notifyPages(tx, who.id, [day.day], now)
  return { day: day.day, meals: day.meals, extrasDropped, receiptNumber: receipt }
}

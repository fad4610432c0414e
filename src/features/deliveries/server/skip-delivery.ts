import { dayOf, type Day } from '#shared/dates.ts'
import type { Answer, Wish } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/caller.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { findKitchen, releaseKitchenDays } from '#features/restaurants/server/public.ts'
import type { previewSkip as previewContract, skipDelivery as contract } from '../contract.ts'
import { canSkip, expiresOn, receiptNumber } from '../rules.ts'
import {
  findAndHoldDay,
  findCycleEnd,
  findOwnDay,
  holdOwnSubscriptionOfDay,
  insertReceipt,
  instantAfterWaiting,
  setDayStatus,
  type LedgerRow,
} from './store.ts'

export async function previewSkip(
  db: Database,
  who: Member,
  { id }: Wish<typeof previewContract>,
): Promise<Answer<typeof previewContract>> {
  const day = await findOwnDay(db, who.id, id)
  if (!day) throw new Refusal('not_found', 404)
  await refuseLocked(db, day, who.now)
  return consequencesOf(db, day)
}

/** Domain: before the cut-off a day can be skipped; its meals go back to the customer's balance. */
export async function skipDelivery(
  tx: Transaction,
  who: Member,
  { id }: Wish<typeof contract>,
): Promise<Answer<typeof contract>> {
  await holdOwnSubscriptionOfDay(tx, who.id, id)
  const day = await findAndHoldDay(tx, who.id, id)
  if (!day) throw new Refusal('not_found', 404)
  const now = await instantAfterWaiting(tx, who.now)
  await refuseLocked(tx, day, now)

  await setDayStatus(tx, id, 'skipped', now)
  await releaseKitchenDays(tx, {
    restaurantId: day.restaurantId,
    days: [day.day],
    portions: day.meals,
  })
  const consequences = await consequencesOf(tx, day)
  const number = await insertReceipt(tx, {
    subscriptionId: day.subscriptionId,
    kind: 'skip',
    facts: { deliveryId: id, ...consequences },
    now,
  })
  await queueMessage(tx, {
    to: who.user.phone,
    template: 'delivery-skipped',
    parameters: { ...consequences, receipt: receiptNumber(number) },
    language: who.language,
    dedupeKey: `delivery-skipped:${id}`,
    now,
  })
  return { ...consequences, receiptNumber: receiptNumber(number) }
}

async function refuseLocked(db: Database, day: LedgerRow, now: Date): Promise<void> {
  if (canSkip(day, now)) return
  const kitchen = await findKitchen(db, day.restaurantId)
  const nextOpenDay = kitchen ? firstOpenDay(now, dayOf(now), kitchen) : day.day
  throw new Refusal('cutoff_passed', 409, {
    parameters: { day: nextOpenDay },
    details: { nextOpenDay },
  })
}

async function consequencesOf(
  db: Database,
  day: LedgerRow,
): Promise<{ day: Day; usableUntil: Day; mealsReturned: number }> {
  const cycleEndsOn = await findCycleEnd(db, day.cycleId)
  return { day: day.day, usableUntil: expiresOn(cycleEndsOn), mealsReturned: day.meals }
}

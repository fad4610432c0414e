import { dayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { firstOpenDay } from '#features/restaurants/rules.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import type { previewSkip as previewContract, skipDelivery as contract } from '../../contract.ts'
import { canSkip, expiresOn, receiptNumber } from '../../rules.ts'
import { notifyPages } from '../changes/notify-pages.ts'
import { giveBackToEnd, previewGiveBack, type MovedDay } from '../planning/plan-again.ts'
import { announcePlan } from '../planning/plan-listener.ts'
import { insertReceipt } from '../receipt-store.ts'
import { findAndLockDays, findAndLockSubscriptionOfDay, instantAfterWaiting } from '../lock-days.ts'
import { findCycleDays, findOwnDay, listLedgerRows, type LedgerRow } from '../store.ts'
import { skipped, skippedAndReturned } from '../templates.ts'

export async function previewSkip(
  db: Database,
  who: Member,
  { id }: Input<typeof previewContract>,
): Promise<Output<typeof previewContract>> {
  const day = await findOwnDay(db, who.id, id)
  if (!day) throw new Refusal('not_found', 404)
  if (!canSkip(day, who.now)) throw await refuseCutoff(db, day, who.now)
  const days = await listLedgerRows(db, [day.subscriptionId])
  const moved = await previewGiveBack(db, [day], days, who.now)
  const change = { back: [day], moved }
  return {
    ...(await consequencesOf(db, day, moved)),
    nextCharge: await announcePlan.findNextCharge(db, day, who.now, change),
  }
}

/** Before the cut-off the day goes back, and comes again at the end of its cycle. */
export async function skipDelivery(
  tx: Transaction,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { day, days, now } = await findAndLockOwnDay(tx, who, id)
  if (!canSkip(day, now)) throw await refuseCutoff(tx, day, now)

  const moved = await giveBackToEnd(tx, { back: [day], days, cause: 'customer' }, now)
  const consequences = {
    ...(await consequencesOf(tx, day, moved)),
    nextCharge: await announcePlan.findNextCharge(tx, day, now),
  }
  const receipt = receiptNumber(
    await insertReceipt(tx, {
      subscriptionId: day.subscriptionId,
      kind: 'skip',
      facts: { deliveryId: id, ...consequences },
      now,
    }),
  )
  const message = {
    to: who.user.phone,
    language: who.user.language,
    dedupeKey: `delivery-skipped:${receipt}`,
    now,
  }
  const { plannedAgainOn, mealsReturned: meals, usableUntil: until, nextCharge } = consequences
  const charge = nextCharge ?? {}
  if (plannedAgainOn === null) {
    const parameters = { day: day.day, meals, until, charge, receipt }
    await queueMessage(tx, { ...message, template: skippedAndReturned, parameters })
  } else {
    const parameters = { day: day.day, again: plannedAgainOn, charge, receipt }
    await queueMessage(tx, { ...message, template: skipped, parameters })
  }
  await notifyPages(tx, who.id, [day.day, ...(plannedAgainOn ? [plannedAgainOn] : [])], now)
  return { ...consequences, receiptNumber: receipt }
}

/** A day of the caller with all others of its subscription, locked, and the instant after that. */
export async function findAndLockOwnDay(
  tx: Transaction,
  who: Member,
  id: number,
): Promise<{ day: LedgerRow; days: LedgerRow[]; now: Date }> {
  const subscriptionId = await findAndLockSubscriptionOfDay(tx, who.id, id)
  if (subscriptionId === undefined) throw new Refusal('not_found', 404)
  const days = await findAndLockDays(tx, subscriptionId)
  const day = days.find((one) => one.id === id)
  if (!day) throw new Refusal('not_found', 404)
  return { day, days, now: await instantAfterWaiting(tx, who.now) }
}

export async function refuseCutoff(
  db: Database,
  { restaurantId, day }: Pick<LedgerRow, 'restaurantId' | 'day'>,
  now: Date,
): Promise<Refusal> {
  const kitchen = await findKitchen(db, restaurantId)
  const nextOpenDate = kitchen ? firstOpenDay(now, dayOf(now), kitchen) : day
  return new Refusal('cutoff_passed', 409, {
    parameters: { day: nextOpenDate },
    details: { nextOpenDate },
  })
}

async function consequencesOf(
  db: Database,
  { day, meals, cycleId }: LedgerRow,
  moved: readonly MovedDay[],
): Promise<{ day: Day; plannedAgainOn: Day | null; usableUntil: Day; mealsReturned: number }> {
  const plannedAgainOn = moved[0]?.againOn ?? null
  const { endsOn } = await findCycleDays(db, cycleId)
  return {
    day,
    plannedAgainOn,
    usableUntil: expiresOn(
      plannedAgainOn !== null && plannedAgainOn > endsOn ? plannedAgainOn : endsOn,
    ),
    mealsReturned: meals,
  }
}

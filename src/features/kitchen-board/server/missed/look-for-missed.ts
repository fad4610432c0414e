import { formatClock } from '#shared/dates.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockKitchenDay } from '#features/restaurants/server/public.ts'
import { findAndHoldDaysAround, instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { isFinished, isTimeToTell, missedAt, windowEndOf } from '../../rules.ts'
import { failDrop } from '../steps/fail-drop.ts'
import type { HeldTicket } from '../steps/hold-ticket.ts'
import { holdTicketsOfDay } from '../steps/step-store.ts'
import { tellCustomer } from '../steps/tell-customer.ts'
import { late } from '../templates.ts'
import { findTicket } from '../ticket-store.ts'
import { listLateDrops, watch, type LateDrop } from './watch-store.ts'

/**
 * Ends drops that nobody handed over, and tells the customers of those that are late. May run twice,
 * late, or in two processes at once.
 */
export async function lookForMissed(db: Database, now: Date): Promise<void> {
  const { since, isQuiet } = await watch(db, now)
  if (isQuiet) return
  const faults: unknown[] = []
  for (const drop of await listLateDrops(db, since, now)) {
    if (!drop.isMissed && !isTimeToTell(now)) continue
    await inTransaction(db, (tx) => endOrTell(tx, drop, now)).catch((fault: unknown) =>
      faults.push(fault),
    )
  }
  // One that cannot be ended holds up no other, and still shows as a failed job.
  if (faults.length > 0) throw new AggregateError(faults, 'Drops that nobody handed over')
}

async function endOrTell(tx: Transaction, drop: LateDrop, now: Date): Promise<void> {
  const held = await holdLate(tx, drop, now)
  if (!held || isFinished(held.ticket.status)) return
  const closes = windowEndOf(held.ticket.day, held.ticket.windowFrom, held.ticket.windowTo)
  if (drop.isMissed) await failDrop(tx, held, { reason: 'not_delivered' })
  else {
    await tellCustomer(tx, held, late, {
      to: held.ticket.windowTo,
      until: formatClock(missedAt(closes)),
    })
  }
}

/** Customer, subscription, its days, the kitchen's day, then the tickets of the day. */
async function holdLate(
  tx: Transaction,
  { ticketId, customerId, deliveryDayId, restaurantId, day }: LateDrop,
  since: Date,
): Promise<HeldTicket | undefined> {
  const held = await findAndHoldDaysAround(tx, customerId, deliveryDayId)
  await lockKitchenDay(tx, { restaurantId, day })
  await holdTicketsOfDay(tx, deliveryDayId)
  const ticket = await findTicket(tx, ticketId)
  return held && ticket && { ticket, ...held, now: await instantAfterWaiting(tx, since) }
}

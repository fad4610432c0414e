import { formatClock } from '#shared/dates.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { findAndLockDaysAround, instantAfterWaiting } from '#features/deliveries/server/public.ts'
import { isFinished, isTimeToNotify, missedAt, windowEndOf } from '../../rules.ts'
import { failStop } from '../steps/fail-stop.ts'
import type { LockedTicket } from '../steps/lock-ticket.ts'
import { lockTicketsOfDay } from '../steps/step-store.ts'
import { notifyCustomer } from '../steps/notify-customer.ts'
import { late } from '../templates.ts'
import { findTicket, listLateTickets, type TicketRow } from '../ticket-store.ts'
import { watch } from './watch-store.ts'

/**
 * Ends drops that no one handed over, and notifies the customers of those that are late. May run
 * twice, late, or in two processes at once.
 */
export async function lookForMissed(db: Database, now: Date): Promise<void> {
  const { since, isQuiet } = await watch(db, now)
  if (isQuiet) return
  const errors: unknown[] = []
  for (const ticket of await listLateTickets(db, { from: since, until: now })) {
    if (!isMissed(ticket, now) && !isTimeToNotify(now)) continue
    await inTransaction(db, (tx) => endOrNotify(tx, ticket, now)).catch((error: unknown) =>
      errors.push(error),
    )
  }
  // One that cannot be ended holds up no other, and still shows as a failed job.
  if (errors.length > 0) throw new AggregateError(errors, 'Drops that nobody handed over')
}

const missedAtOf = ({ day, windowFrom, windowTo }: TicketRow): Date =>
  missedAt(windowEndOf(day, windowFrom, windowTo))

const isMissed = (ticket: TicketRow, now: Date): boolean => missedAtOf(ticket) <= now

async function endOrNotify(tx: Transaction, found: TicketRow, now: Date): Promise<void> {
  const locked = await lockLate(tx, found, now)
  if (!locked || isFinished(locked.ticket.status)) return
  if (isMissed(found, now)) {
    await failStop(tx, locked, { reason: 'not_delivered' })
    return
  }
  const until = formatClock(missedAtOf(found))
  await notifyCustomer(tx, locked, late, { to: found.windowTo, until })
}

async function lockLate(
  tx: Transaction,
  { id, customerId, deliveryDayId }: TicketRow,
  since: Date,
): Promise<LockedTicket | undefined> {
  if (deliveryDayId === null) return undefined
  const locked = await findAndLockDaysAround(tx, customerId, deliveryDayId)
  await lockTicketsOfDay(tx, deliveryDayId)
  const ticket = await findTicket(tx, id)
  return locked && ticket && { ticket, ...locked, now: await instantAfterWaiting(tx, since) }
}

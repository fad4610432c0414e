import { addDays, dayOf } from '#shared/dates.ts'
import { inTransaction, type Transaction } from '#server/database/database.ts'
import { job, type Job, type JobContext } from '#server/jobs/jobs.ts'
import { cancelPayment, findPayments, openPayment } from '#features/payments/server/public.ts'
import { askingRound, endOf, EVENT_HOURS, isOpen, QUIET_HOURS, takesQuotes } from '../../rules.ts'
import {
  findBooking,
  lockBooking,
  lockBookingOf,
  insertStep,
  listBookingsStartedBy,
  updateBooking,
  type BookingRow,
} from '../bookings/booking-store.ts'
import { unbook } from '../money/deposit-payments.ts'
import { notify, showEvent } from '../notices/notify.ts'
import { nameOnInvoice } from '../quotes/accept-quote.ts'
import { closeRequest } from '../quotes/close-request.ts'
import {
  listEventsQuotedFor,
  listEventsWithLapsedQuotes,
  updateQuotes,
} from '../quotes/quote-store.ts'
import { settleQuotes } from '../quotes/settle-quotes.ts'
import { listEventsOfSuspended } from '../quotes/suspended-read-model.ts'
import { inviteForRound } from '../requests/invite-chefs.ts'
import {
  findEvent,
  lockEvent,
  listMissedEvents,
  listUnnotifiedEvents,
  setEventStatus,
  setNotified,
  type ChefEventRow,
} from '../store.ts'
import { takeBackSuspended } from './take-back-suspended.ts'

const PAGE = 100

/** What time alone does to events. One event's error stops no other. */
async function keepEvents({ db, clock, log }: JobContext): Promise<void> {
  const now = clock.now()
  const failures: unknown[] = []
  const each = async (ids: number[], run: (tx: Transaction, id: number) => Promise<void>) => {
    for (const id of ids) {
      try {
        await inTransaction(db, (tx) => run(tx, id))
      } catch (error) {
        failures.push(error)
        log.warn({ id, err: error }, 'chef event could not be moved on')
      }
    }
  }
  const over = new Date(now.getTime() - EVENT_HOURS * 3_600_000)
  await each(await listEventsWithLapsedQuotes(db, now, PAGE), (tx, id) => expireQuotes(tx, id, now))
  await each(await listEventsOfSuspended(db, PAGE), (tx, id) => takeBackSuspended(tx, id, now))
  await each(await listMissedEvents(db, now, PAGE), (tx, id) => closeMissed(tx, id, now))
  const quietSince = new Date(now.getTime() - QUIET_HOURS * 3_600_000)
  await each(await listUnnotifiedEvents(db, { now, quietSince }, PAGE), (tx, id) =>
    askAgain(tx, id, now),
  )
  await each(await listBookingsStartedBy(db, over, PAGE), (tx, id) => complete(tx, id, now))
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} chef events could not be moved on`)
  }
}

async function expireQuotes(tx: Transaction, eventId: number, now: Date): Promise<void> {
  const event = await lockEvent(tx, eventId)
  if (!event) return
  const { quotes } = await settleQuotes(tx, event, now)
  const chefs = quotes.filter(({ status }) => status === 'expired').map(({ chefId }) => chefId)
  await showEvent(tx, event, [...new Set(chefs)], now)
}

/**
 * Chefs have another 48 hours: those who were notified before hear of it, and so does a customer
 * without a quote, each once.
 */
async function askAgain(tx: Transaction, eventId: number, now: Date): Promise<void> {
  const locked = await lockEvent(tx, eventId)
  if (!locked) return
  const { event, quotes } = await settleQuotes(tx, locked, now)
  if (!isOpen(event, now)) return
  const standing = quotes.filter(({ status }) => status === 'sent')
  const takesMore = takesQuotes(event, standing, now)
  await (takesMore ? inviteForRound(tx, event, now) : setNotified(tx, eventId, now))
  if (quotes.length > 0) return
  const { userId } = event
  const until = askingRound(event, now).until.toISOString()
  await notify(tx, { event, userId, notice: 'chef-event-unquoted', key: 'first', now }, { until })
}

/** No one is booked and the hour has come: the request ends, and so does a deposit on its way. */
async function closeMissed(tx: Transaction, eventId: number, now: Date): Promise<void> {
  const event = await lockEvent(tx, eventId)
  if (!event || event.startsAt > now) return
  if (!['pending', 'quoted', 'deposit_due'].includes(event.status)) return
  const booking = await lockBookingOf(tx, eventId)
  if (booking) {
    if (booking.depositPaymentId !== null) await cancelPayment(tx, booking.depositPaymentId, now)
    await unbook(tx, booking, event, now)
  }
  const settled = await settleQuotes(tx, { ...event, status: 'quoted' }, now)
  await closeRequest(tx, event, settled.quotes, { now })
  await notify(
    tx,
    { event, userId: event.userId, notice: 'chef-event-lapsed', key: 'lapsed', now },
    {},
  )
}

/** The event was held: the balance is charged the next day, and the chef can be rated. */
async function complete(tx: Transaction, bookingId: number, now: Date): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (booking?.status !== 'confirmed' || endOf(booking.startsAt) > now) return
  const event = await findEvent(tx, booking.eventId)
  if (!event) return
  await updateBooking(tx, bookingId, { status: 'completed', completed_at: now })
  await setEventStatus(tx, event.id, 'completed', { now })
  await insertStep(tx, { bookingId, kind: 'completed', actor: 'system', at: now })
  const chargeOn = await openBalance(tx, booking, event, now)
  await notify(
    tx,
    { event, userId: event.userId, notice: 'chef-event-completed', key: bookingId, now },
    { amount: booking.balanceFils, chargeOn },
  )
  await showEvent(tx, event, [booking.chefId], now)
}

async function openBalance(
  tx: Transaction,
  booking: BookingRow,
  event: ChefEventRow,
  now: Date,
): Promise<string> {
  const deposits = await findPayments(tx, [booking.depositPaymentId ?? 0])
  const cardSetupId = deposits.get(booking.depositPaymentId ?? 0)?.cardSetupId
  const chargeOn = addDays(booking.day, 1)
  const payment = await openPayment(
    tx,
    { now, today: dayOf(now) },
    {
      customerId: booking.customerId,
      purpose: 'chef_balance',
      subjectId: booking.id,
      subscriptionId: null,
      amountFils: booking.balanceFils,
      method: 'credit_card',
      ...(typeof cardSetupId === 'number' && { cardSetupId }),
      chargeOn,
      description: nameOnInvoice(event, 'balance'),
    },
  )
  await updateBooking(tx, booking.id, { balance_payment_id: payment.id })
  return chargeOn
}

/** A chef who is booked cannot hold the other quotes for that day: they are closed. */
async function closeClashing(
  { db, clock }: JobContext,
  { bookingId }: { bookingId: number },
): Promise<void> {
  const now = clock.now()
  const booking = await findBooking(db, bookingId)
  if (!booking || booking.status === 'cancelled') return
  const { chefId, day, eventId: notEventId } = booking
  for (const eventId of await listEventsQuotedFor(db, { chefId, day, notEventId })) {
    await inTransaction(db, async (tx) => {
      const event = await lockEvent(tx, eventId)
      if (!event) return
      const { quotes } = await settleQuotes(tx, event, now)
      // A closed one is closed again: then it does not stand again where a deposit fails.
      const clashing = quotes.filter(
        ({ chefId: id, status }) => id === chefId && (status === 'sent' || status === 'closed'),
      )
      await updateQuotes(
        tx,
        clashing.map(({ id }) => id),
        { status: 'closed', decidedAt: now },
      )
      await settleQuotes(tx, event, now)
      await showEvent(tx, event, [chefId], now)
    })
  }
}

export const chefEventJobs: Job<never>[] = [
  job({ name: 'keep-chef-events', cron: '*/5 * * * *', run: keepEvents }),
  job({ name: 'close-clashing-quotes', run: closeClashing }),
]

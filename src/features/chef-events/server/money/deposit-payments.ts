import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import type { PaymentListener } from '#features/payments/server/public.ts'
import { quoteStatusAt } from '../../rules.ts'
import {
  lockBooking,
  insertStep,
  updateBooking,
  type BookingRow,
} from '../bookings/booking-store.ts'
import { getPerson } from '../notices/person-store.ts'
import { getChefOf, notify, showEvent } from '../notices/notify.ts'
import { lockQuotes, updateQuotes } from '../quotes/quote-store.ts'
import { settleQuotes } from '../quotes/settle-quotes.ts'
import { findEvent, setEventStatus, type ChefEventRow } from '../store.ts'
import { changeEarnings } from './change-earnings.ts'
import { losePayment } from './lose-payment.ts'
import { listPayoutsOf } from './payout-store.ts'
import { settleEarnings } from './settle-earnings.ts'

/** What is the same for both parts: of a chef's money, whichever part of it goes back. */
const goingBack: Pick<PaymentListener, 'lock' | 'onGoodwill' | 'onLost' | 'onReceivable'> = {
  lock: async (tx, { subjectId }) => {
    await lockBooking(tx, subjectId)
  },
  onGoodwill: async (tx, { id: paymentId, subjectId }, amountFils, now) => {
    const { booking } = await getBooked(tx, subjectId)
    const gone = { paymentId, amountFils, notice: 'chef-payout-changed' } as const
    await changeEarnings(tx, booking, gone, now)
  },
  onLost: async (tx, { id: paymentId, subjectId }, lostFils, now) => {
    const { booking } = await getBooked(tx, subjectId)
    return losePayment(tx, booking, { paymentId, lostFils }, now)
  },
  onReceivable: async (tx, { subjectId }, now) => {
    const { booking } = await getBooked(tx, subjectId)
    const [payout] = await listPayoutsOf(tx, [booking.id])
    if (payout) await settleEarnings(tx, booking, now)
  },
}

/**
 * The deposit makes the booking: taken, both learn how to reach each other; declined, the quotes
 * stand again.
 */
export const depositPayments: PaymentListener = {
  ...goingBack,
  onReady: async () => {},
  onCaptured: async (tx, { subjectId }, now) => {
    const { booking, event } = await getBooked(tx, subjectId)
    if (booking.status !== 'deposit_due') return
    await updateBooking(tx, booking.id, { status: 'confirmed', confirmed_at: now })
    await setEventStatus(tx, event.id, 'confirmed', { now })
    await insertStep(tx, { bookingId: booking.id, kind: 'confirmed', actor: 'system', at: now })
    await enqueue(tx, 'close-clashing-quotes', { bookingId: booking.id })
    await notifyConfirmed(tx, booking, event, now)
    await showEvent(tx, event, [booking.chefId], now)
  },
  onFailed: async (tx, { subjectId }, now) => {
    const { booking, event } = await getBooked(tx, subjectId)
    if (booking.status !== 'deposit_due') return
    await unbook(tx, booking, event, now)
    const chef = await getChefOf(tx, booking.chefId)
    await notify(
      tx,
      { event, userId: event.userId, notice: 'chef-deposit-failed', key: booking.id, now },
      { chef: { en: chef.nameEn, ar: chef.nameAr } },
    )
  },
}

/** What is still owed after the event; its money is the chef's, but for the fee. */
export const balancePayments: PaymentListener = {
  ...goingBack,
  onReady: async () => {},
  onCaptured: async (tx, { subjectId }, now) => {
    const { booking, event } = await getBooked(tx, subjectId)
    await insertStep(tx, { bookingId: booking.id, kind: 'balance_paid', actor: 'system', at: now })
    await settleEarnings(tx, booking, now)
    await showEvent(tx, event, [booking.chefId], now)
  },
  onFailed: async () => {},
}

async function getBooked(
  tx: Transaction,
  bookingId: number,
): Promise<{ booking: BookingRow; event: ChefEventRow }> {
  const booking = await lockBooking(tx, bookingId)
  const event = booking && (await findEvent(tx, booking.eventId))
  if (!event) throw new Error(`a payment is for booking ${bookingId}, which is gone`)
  return { booking, event }
}

/** Takes a locked booking back whose deposit did not come; what it closed is open again. */
export async function unbook(
  tx: Transaction,
  booking: BookingRow,
  event: ChefEventRow,
  now: Date,
): Promise<void> {
  await updateBooking(tx, booking.id, {
    status: 'cancelled',
    cancelled_at: now,
    cancelled_by: 'payment',
    refunded_fils: 0,
  })
  await insertStep(tx, { bookingId: booking.id, kind: 'cancelled', actor: 'system', at: now })
  const quotes = await lockQuotes(tx, event.id)
  const closed = quotes.filter(
    ({ id, status, decidedAt }) =>
      id === booking.quoteId ||
      (status === 'closed' && decidedAt?.getTime() === booking.bookedAt.getTime()),
  )
  const stands = (quote: (typeof quotes)[number]) =>
    quoteStatusAt({ ...quote, status: 'sent' }, now) === 'sent'
  const ids = (which: typeof quotes) => which.map(({ id }) => id)
  await updateQuotes(tx, ids(closed.filter(stands)), { status: 'sent', decidedAt: null })
  await updateQuotes(tx, ids(closed.filter((quote) => !stands(quote))), {
    status: 'expired',
    decidedAt: now,
  })
  await setEventStatus(tx, event.id, 'quoted', { now })
  await settleQuotes(tx, { ...event, status: 'quoted' }, now)
  const chefs = closed.map(({ chefId }) => chefId)
  await showEvent(tx, event, chefs, now)
}

async function notifyConfirmed(
  tx: Transaction,
  booking: BookingRow,
  event: ChefEventRow,
  now: Date,
): Promise<void> {
  const chef = await getChefOf(tx, booking.chefId)
  const customer = await getPerson(tx, event.userId)
  const { phone } = await getPerson(tx, chef.userId)
  const about = { event, key: booking.id, now }
  await notify(
    tx,
    { ...about, userId: event.userId, notice: 'chef-event-confirmed' },
    { chef: { en: chef.nameEn, ar: chef.nameAr }, phone, amount: booking.depositFils },
  )
  await notify(
    tx,
    { ...about, userId: chef.userId, notice: 'chef-booking-confirmed' },
    { customer: customer.name, phone: customer.phone, place: event.eventLocation },
  )
}

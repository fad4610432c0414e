import { dayOf } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { resolveCourses, listMatchingChefs } from '#features/chefs/server/public.ts'
import type { Inclusion } from '#features/chefs/rules.ts'
import { importPayment, type TakenByCard } from '#features/payments/server/public.ts'
import { endOf, FEE_BASIS_POINTS, quoteExpiry, splitDeposit } from '../../rules.ts'
import { insertComplaint } from '../after/after-store.ts'
import {
  findNewestBooking,
  insertBooking,
  insertStep,
  updateBooking,
  type BookingRow,
} from '../bookings/booking-store.ts'
import { suspendPayout } from '../money/payout-store.ts'
import { settleEarnings } from '../money/settle-earnings.ts'
import { nameOnInvoice } from '../quotes/accept-quote.ts'
import { findQuote, insertQuote, updateQuotes } from '../quotes/quote-store.ts'
import { insertInvitations } from '../requests/invitation-store.ts'
import {
  insertChefEvent,
  setEventStatus,
  type ChefEventFields,
  type ChefEventRow,
} from '../store.ts'
import { insertReview } from './bookings/review-store.ts'

export interface PastQuote {
  chefId: number
  courses: Parameters<typeof resolveCourses>[1]
  inclusions: Inclusion[]
  perGuestFils: number
  note: string
  sentAt: Date
}

export interface PastEvent {
  customerId: string
  event: ChefEventFields
  askedAt: Date
  quotes: PastQuote[]
  /** The first quote was accepted and its deposit paid; the balance too where it is given. */
  booked?: {
    at: Date
    deposit: TakenByCard
    balance?: TakenByCard
    review?: { stars: number; text: string; language: Language; writtenAt: Date; reply?: string }
  }
}

/**
 * Takes over an event that was arranged before, with its quotes, its booking and its books.
 * @returns its id
 */
export async function importChefEvent(
  tx: Transaction,
  past: PastEvent,
  now: Date,
): Promise<number> {
  const event = await insertChefEvent(tx, past.customerId, past.event, past.askedAt)
  const matching = await listMatchingChefs(tx, {
    ...past.event,
    day: past.event.eventDate,
    notUserId: past.customerId,
  })
  const invited = new Set([
    ...matching.map(({ id }) => id),
    ...past.quotes.map((one) => one.chefId),
  ])
  await insertInvitations(tx, event.id, [...invited], past.askedAt)
  const ids: number[] = []
  for (const quote of past.quotes) ids.push(await importQuote(tx, event, quote))
  const [accepted] = ids
  if (past.booked && accepted !== undefined) {
    await updateQuotes(tx, [accepted], { status: 'accepted', decidedAt: past.booked.at })
    await updateQuotes(tx, ids.slice(1), { status: 'closed', decidedAt: past.booked.at })
    await importBooking(tx, { event, quoteId: accepted, booked: past.booked }, now)
  } else if (ids.length > 0) {
    await setEventStatus(tx, event.id, 'quoted', { now: past.askedAt })
  }
  return event.id
}

/** Takes over a complaint about such an event: its chef was notified then. */
export async function importComplaint(
  tx: Transaction,
  { eventId, text, madeAt }: { eventId: number; text: string; madeAt: Date },
): Promise<void> {
  const booking = await findNewestBooking(tx, eventId)
  if (!booking) throw new Error(`event ${eventId} was not booked`)
  await insertComplaint(tx, { bookingId: booking.id, text }, madeAt)
  await suspendPayout(tx, booking.id, madeAt)
}

const importQuote = async (
  tx: Transaction,
  event: ChefEventRow,
  quote: PastQuote,
): Promise<number> =>
  insertQuote(
    tx,
    {
      ...quote,
      eventId: event.id,
      guestCount: event.guestCount,
      expiresAt: quoteExpiry(quote.sentAt, event.startsAt),
      courses: await resolveCourses(tx, quote.courses),
    },
    quote.sentAt,
  )

interface ToBook {
  event: ChefEventRow
  quoteId: number
  booked: NonNullable<PastEvent['booked']>
}

async function importBooking(
  tx: Transaction,
  { event, quoteId, booked }: ToBook,
  now: Date,
): Promise<void> {
  const quote = await findQuote(tx, quoteId)
  if (!quote) throw new Error(`quote ${quoteId} is gone within its own transaction`)
  const booking = await insertBooking(
    tx,
    {
      eventId: event.id,
      quoteId,
      chefId: quote.chefId,
      customerId: event.userId,
      day: event.eventDate,
      startsAt: event.startsAt,
      totalFils: quote.totalFils,
      depositFils: splitDeposit(quote.totalFils).depositFils,
      feeBasisPoints: FEE_BASIS_POINTS,
    },
    booked.at,
  )
  if (!booking) throw new Error(`chef ${quote.chefId} is booked on ${event.eventDate} already`)
  await insertStep(tx, { bookingId: booking.id, kind: 'booked', actor: 'customer', at: booked.at })
  await pay(tx, event, booking, 'deposit', booked.deposit)
  const confirmed = { bookingId: booking.id, kind: 'confirmed', actor: 'system' } as const
  await insertStep(tx, { ...confirmed, at: booked.at })
  await updateBooking(tx, booking.id, { status: 'confirmed', confirmed_at: booked.at })
  await setEventStatus(tx, event.id, 'confirmed', { now: booked.at })
  const end = endOf(event.startsAt)
  if (end > now) return

  await updateBooking(tx, booking.id, { status: 'completed', completed_at: end })
  await setEventStatus(tx, event.id, 'completed', { now: end })
  const completed = { bookingId: booking.id, kind: 'completed', actor: 'system' } as const
  await insertStep(tx, { ...completed, at: end })
  if (booked.balance) await pay(tx, event, booking, 'balance', booked.balance)
  if (booked.review) await insertReview(tx, booking, booked.review)
}

async function pay(
  tx: Transaction,
  event: ChefEventRow,
  booking: BookingRow,
  part: 'deposit' | 'balance',
  taken: TakenByCard,
): Promise<void> {
  const paymentId = await importPayment(
    tx,
    {
      customerId: event.userId,
      purpose: `chef_${part}`,
      subjectId: booking.id,
      subscriptionId: null,
      amountFils: part === 'deposit' ? booking.depositFils : booking.balanceFils,
      method: 'credit_card',
      chargeOn: dayOf(taken.capturedAt),
      description: nameOnInvoice(event, part),
    },
    taken,
  )
  const paid = await updateBooking(tx, booking.id, {
    [part === 'deposit' ? 'deposit_payment_id' : 'balance_payment_id']: paymentId,
  })
  if (part === 'deposit') return
  const at = taken.capturedAt
  await insertStep(tx, { bookingId: booking.id, kind: 'balance_paid', actor: 'system', at })
  await settleEarnings(tx, paid, at)
}

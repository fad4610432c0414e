import { formatDay } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Bilingual, type Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { findShownChef, isChefFree } from '#features/chefs/server/public.ts'
import { openPayment, refuseWhileOwing } from '#features/payments/server/public.ts'
import { messages } from '../../messages.ts'
import type { acceptQuote as contract } from '../../quotes-contract.ts'
import { FEE_BASIS_POINTS, isUndecided, splitDeposit } from '../../rules.ts'
import {
  findNewestBooking,
  insertBooking,
  insertStep,
  updateBooking,
  type BookingRow,
} from '../bookings/booking-store.ts'
import { getChefEventDetail } from '../requests/get-chef-event.ts'
import { showEvent } from '../notices/notify.ts'
import { setEventStatus, type ChefEventRow } from '../store.ts'
import { lockOwnEvent } from './lock-own-event.ts'
import { refuseUnconfirmed } from './judge-quote.ts'
import { updateQuotes, type QuoteRow } from './quote-store.ts'

/**
 * Takes the deposit, takes the chef's day and closes the other quotes, all or nothing. Locks user,
 * event, quotes, chef and payment, in this order.
 */
export async function acceptQuote(
  tx: Transaction,
  who: Member,
  { id, quoteId, cardSetupId, confirmedAllergens }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { event, quotes, now } = await lockOwnEvent(tx, who, id)
  const quote = getStanding(event, quotes, quoteId, now)
  await refuseUnconfirmed(tx, event, quoteId, confirmedAllergens)
  await refuseWhileOwing(tx, who.id)
  const booking = await book(tx, event, quote, now)
  await updateQuotes(tx, [quote.id], { status: 'accepted', decidedAt: now })
  const others = quotes.filter((other) => other.status === 'sent' && other.id !== quote.id)
  await updateQuotes(
    tx,
    others.map((other) => other.id),
    { status: 'closed', decidedAt: now },
  )
  await setEventStatus(tx, id, 'deposit_due', { now })
  await payDeposit(tx, { ...who, now }, { event, booking, cardSetupId })
  await insertStep(tx, { bookingId: booking.id, kind: 'booked', actor: 'customer', at: now })
  const chefs = [quote, ...others].map(({ chefId }) => chefId)
  await showEvent(tx, event, chefs, now)
  return getChefEventDetail(tx, { ...who, now }, { id })
}

/** Where the deposit was declined, the quote can be accepted again, also after a lost answer. */
export async function isAcceptingOver(
  tx: Transaction,
  _: Member,
  { id, quoteId }: Input<typeof contract>,
): Promise<boolean> {
  const booking = await findNewestBooking(tx, id)
  return booking?.quoteId !== quoteId || booking.status === 'cancelled'
}

function getStanding(
  event: ChefEventRow,
  quotes: readonly QuoteRow[],
  quoteId: number,
  now: Date,
): QuoteRow {
  const quote = quotes.find(({ id }) => id === quoteId)
  if (!quote) throw new Refusal('not_found', 404)
  if (!isUndecided(event)) throw new Refusal('chef_event_closed', 409)
  if (event.startsAt <= now) throw new Refusal('chef_event_begun', 409)
  if (quote.status === 'expired') throw new Refusal('quote_expired', 409)
  if (quote.status !== 'sent') throw new Refusal('quote_taken', 409)
  return quote
}

/**
 * @throws Refusal `quote_taken` where the chef is suspended, `chef_not_free` where the day was taken
 * meanwhile, or is kept free
 */
async function book(
  tx: Transaction,
  event: ChefEventRow,
  quote: QuoteRow,
  now: Date,
): Promise<BookingRow> {
  // A suspended chef's quotes are taken back within minutes; nothing is paid for one before.
  if (!(await findShownChef(tx, quote.chefId))) throw new Refusal('quote_taken', 409)
  if (!(await isChefFree(tx, quote.chefId, event.eventDate))) {
    throw new Refusal('chef_not_free', 409)
  }
  const booking = await insertBooking(
    tx,
    {
      eventId: event.id,
      quoteId: quote.id,
      chefId: quote.chefId,
      customerId: event.userId,
      day: event.eventDate,
      startsAt: event.startsAt,
      totalFils: quote.totalFils,
      depositFils: splitDeposit(quote.totalFils).depositFils,
      feeBasisPoints: FEE_BASIS_POINTS,
    },
    now,
  )
  if (!booking) throw new Refusal('chef_not_free', 409)
  return booking
}

interface Deposit {
  event: ChefEventRow
  booking: BookingRow
  cardSetupId: number
}

/** @throws Refusal `card_not_saved` where no card can be charged at once */
async function payDeposit(
  tx: Transaction,
  who: Member,
  { event, booking, cardSetupId }: Deposit,
): Promise<void> {
  const payment = await openPayment(tx, who, {
    customerId: who.id,
    purpose: 'chef_deposit',
    subjectId: booking.id,
    subscriptionId: null,
    amountFils: booking.depositFils,
    method: 'credit_card',
    cardSetupId,
    chargeOn: who.today,
    description: nameOnInvoice(event, 'deposit'),
  })
  if (payment.state !== 'ready') {
    throw new Refusal('card_not_saved', 422, { fields: ['cardSetupId'] })
  }
  await updateBooking(tx, booking.id, { deposit_payment_id: payment.id })
}

export function nameOnInvoice(
  event: Pick<ChefEventRow, 'eventDate' | 'eventType'>,
  part: 'deposit' | 'balance',
): Bilingual {
  const name = (language: Language) => {
    const { eventTypes, invoice } = textsIn(messages, language)
    return invoice[part](eventTypes[event.eventType], formatDay(event.eventDate, language))
  }
  return { en: name('en'), ar: name('ar') }
}

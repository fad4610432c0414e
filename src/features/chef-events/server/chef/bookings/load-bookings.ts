import type { Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { nameForPartner, shownPhone } from '#server/person-name.ts'
import type { Chef } from '#features/chefs/server/public.ts'
import type { listChefBookings as contract } from '#features/chef-events/chef-contract.ts'
import { leaveAt, endOf, freeUntil, isBooked } from '#features/chef-events/rules.ts'
import { findBooking, listBookingsOfChef, type BookingRow } from '../../bookings/booking-store.ts'
import { listQuotesOfEvents, type QuoteWithCourses } from '../../quotes/quote-store.ts'
import { listEventsById, type ChefEventRow } from '../../store.ts'
import { countUnread } from '../invitation-store.ts'
import { listPeople, type Person } from '../people-store.ts'
import { presentEvent, presentQuote, wayTo, type Reader } from '../present-event.ts'
import { listReviews, type BookingReview } from './review-store.ts'

export type Booking = Output<typeof contract>[number]

/** Whether the chef has still to go there. */
export const isAhead = ({ status, startsAt }: BookingRow, now: Date): boolean =>
  (status === 'confirmed' || status === 'deposit_due') && endOf(startsAt) > now

export const canWaive = (booking: BookingRow, now: Date): boolean =>
  booking.status === 'confirmed' && booking.waivedAt === null && booking.startsAt > now

export const canCancel = ({ status, startsAt }: BookingRow, now: Date): boolean =>
  (status === 'confirmed' || status === 'deposit_due') && startsAt > now

/** The chef's bookings, the latest start first. */
export const listBookings = async (db: Database, chef: Chef, reader: Reader): Promise<Booking[]> =>
  presentBookings(db, chef, await listBookingsOfChef(db, chef.id), reader)

/** @throws Refusal `not_found` where it is not the chef's. */
export async function getBooking(
  db: Database,
  chef: Chef,
  id: number,
  reader: Reader,
): Promise<Booking> {
  const row = await findBooking(db, id)
  const [booking] = row?.chefId === chef.id ? await presentBookings(db, chef, [row], reader) : []
  if (!booking) throw new Refusal('not_found', 404)
  return booking
}

export async function presentBookings(
  db: Database,
  chef: Chef,
  rows: readonly BookingRow[],
  reader: Reader,
): Promise<Booking[]> {
  const eventIds = [...new Set(rows.map(({ eventId }) => eventId))]
  const [events, quotes, people, reviews, unread] = await Promise.all([
    listEventsById(db, eventIds),
    listQuotesOfEvents(db, eventIds),
    listPeople(db, [...new Set(rows.map(({ customerId }) => customerId))]),
    listReviews(
      db,
      rows.map(({ id }) => id),
    ),
    countUnread(db, chef.id),
  ])
  return rows.map((row) => {
    const event = events.find(({ id }) => id === row.eventId)
    const quote = quotes.find(({ id }) => id === row.quoteId)
    if (!event || !quote) throw new Error(`booking ${row.id} has lost its event`)
    const customer = people.get(row.customerId)
    const review = reviews.get(row.id)
    return {
      ...present(row, { event, quote, chef, customer, review, reader }),
      unread: unread.get(row.eventId) ?? 0,
    }
  })
}

interface Known {
  event: ChefEventRow
  quote: QuoteWithCourses
  chef: Chef
  customer: Person | undefined
  review: BookingReview | undefined
  reader: Reader
}

function present(
  row: BookingRow,
  { event, quote, chef, customer, review, reader }: Known,
): Omit<Booking, 'unread'> {
  const { now } = reader
  const way = wayTo(chef, event)
  return {
    id: row.id,
    status: row.status,
    event: {
      ...presentEvent(event, chef, { isAgreed: isBooked(row.status) }),
      startsAt: row.startsAt.toISOString(),
    },
    customer:
      customer && isBooked(row.status)
        ? {
            name: nameForPartner(customer, reader.language),
            phone: shownPhone(customer.phone),
          }
        : null,
    location: isBooked(row.status) ? event.eventLocation : null,
    leaveAt: way !== null && isAhead(row, now) ? leaveAt(row.startsAt, way).toISOString() : null,
    quote: presentQuote(quote, reader, row.feeBasisPoints),
    freeUntil: freeUntil(row.startsAt).toISOString(),
    isWaived: row.waivedAt !== null,
    canCancel: canCancel(row, now),
    canWaive: canWaive(row, now),
    cancelledBy: row.cancelledBy,
    review: review ? { stars: review.stars, text: review.text, reply: review.reply } : null,
  }
}

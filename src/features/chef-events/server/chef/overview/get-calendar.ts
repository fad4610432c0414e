import { addDays, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnChef, listBlockedDays, type Chef } from '#features/chefs/server/public.ts'
import type { getChefCalendar as contract } from '#features/chef-events/calendar-contract.ts'
import { leaveAt } from '#features/chef-events/rules.ts'
import { listBookingsOfChef, type BookingRow } from '../../bookings/booking-store.ts'
import { listQuotesOfChef, type QuoteRow } from '../../quotes/quote-store.ts'
import { listEventsById, type ChefEventRow } from '../../store.ts'
import { wayTo } from '../present-event.ts'
import { standing } from '../requests/load-requests.ts'

type Shown = Output<typeof contract>

export async function getChefCalendar(
  db: Database,
  who: Member,
  { month }: Input<typeof contract>,
): Promise<Shown> {
  const chef = await getOwnChef(db, who.id)
  const days = daysOf(month)
  const [bookings, quotes, blocked] = await Promise.all([
    listBookingsOfChef(db, chef.id),
    listQuotesOfChef(db, chef.id),
    listBlockedDays(db, chef.id, `${month}-01`),
  ])
  const booked = bookings.filter(
    ({ day, status }) => day.startsWith(month) && status !== 'cancelled',
  )
  const offers = standing(quotes, who.now)
  const events = await listEventsById(db, [
    ...new Set([...booked, ...offers].map(({ eventId }) => eventId)),
  ])
  const eventOf = new Map(events.map((event) => [event.id, event]))
  return {
    month,
    days: days.map((day) => {
      const block = blocked.find((one) => one.day === day)
      const booking = booked.find((one) => one.day === day)
      const event = booking && eventOf.get(booking.eventId)
      return {
        day,
        isBlocked: block !== undefined,
        note: block?.note ?? '',
        booking: booking && event ? presentDay(booking, event, chef) : null,
        quotes: offers.flatMap((quote) => {
          const quoted = eventOf.get(quote.eventId)
          return quoted?.eventDate === day ? [presentOffer(quote, quoted)] : []
        }),
      }
    }),
  }
}

const presentOffer = (
  quote: QuoteRow,
  event: ChefEventRow,
): Shown['days'][number]['quotes'][number] => ({
  id: quote.id,
  eventId: event.id,
  eventType: event.eventType,
  guestCount: quote.guestCount,
  time: event.eventTime,
  total: toDirhams(quote.totalFils),
})

function daysOf(month: string): Day[] {
  const days: Day[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

function presentDay(
  booking: BookingRow,
  event: ChefEventRow,
  chef: Chef,
): NonNullable<Shown['days'][number]['booking']> {
  const way = wayTo(chef, event)
  return {
    id: booking.id,
    eventType: event.eventType,
    guestCount: event.guestCount,
    time: event.eventTime,
    city: event.city,
    travelMinutes: way,
    leaveAt: way === null ? null : leaveAt(booking.startsAt, way).toISOString(),
  }
}

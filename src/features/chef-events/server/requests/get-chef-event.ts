import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { Member, Visitor } from '#server/http/callers/caller.ts'
import { listChefCards } from '#features/chefs/server/public.ts'
import { findPaidCard, presentSetup } from '#features/payments/server/public.ts'
import type { getChefEvent as contract } from '../../quotes-contract.ts'
import { askingRound, isBooked, quoteStatusAt, takesQuotes } from '../../rules.ts'
import { findNewestBooking } from '../bookings/booking-store.ts'
import { presentBooking } from '../bookings/present-booking.ts'
import { readForbidden } from '../quotes/judge-quote.ts'
import { presentQuote } from '../quotes/present-quote.ts'
import { listQuotesOfEvents, type QuoteWithCourses } from '../quotes/quote-store.ts'
import { findEvent, type ChefEventRow } from '../store.ts'
import { countTalks } from '../talks/talk-store.ts'
import { countInvited } from './invitation-store.ts'
import { toChefEvent } from './to-chef-event.ts'

type Detail = Output<typeof contract>

export async function getChefEventDetail(
  db: Database,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Detail> {
  const event = await findEvent(db, id)
  if (event?.userId !== who.id) throw new Refusal('not_found', 404)
  const card = await findPaidCard(db, who.id)
  return {
    event: toChefEvent(event),
    card: card ? presentSetup({ setup: card, form: null }) : null,
    ...(await countInvited(db, id)),
    ...(await presentOffers(db, { ...who, isAdmin: false }, event)),
  }
}

/** An event's quotes and its newest booking, as they stand at the caller's instant. */
export async function presentOffers(
  db: Database,
  { language, now, isAdmin }: Pick<Visitor, 'language' | 'now'> & { isAdmin: boolean },
  event: ChefEventRow,
): Promise<Pick<Detail, 'quotesUntil' | 'quotes' | 'booking'>> {
  const quotes = await listQuotesOfEvents(db, [event.id])
  const booking = await findNewestBooking(db, event.id)
  const chefIds = new Set(quotes.map(({ chefId }) => chefId))
  const cards = new Map(
    (await listChefCards(db, [...chefIds], language)).map((card) => [card.id, card]),
  )
  const forbidden = await readForbidden(db, event)
  const talks = await countTalks(db, event.id, 'chef')
  const presented = quotes.flatMap((quote) => {
    const chef = cards.get(quote.chefId)
    return chef
      ? [
          presentQuote(asItStands(quote, now), {
            event,
            chef,
            talk: talks.get(chef.id) ?? { messages: 0, unread: 0 },
            reader: { language, now },
            forbidden,
            areContactsShown:
              isAdmin || (booking?.quoteId === quote.id && isBooked(booking.status)),
          }),
        ]
      : []
  })
  return {
    quotesUntil: quotesUntil(event, quotes, now),
    quotes: presented,
    booking: booking ? await presentBooking(db, booking, { language, now }) : null,
  }
}

/** When the round of asking is over; null where no more quotes are taken. */
function quotesUntil(
  event: ChefEventRow,
  quotes: readonly QuoteWithCourses[],
  now: Date,
): string | null {
  const standing = quotes.filter((quote) => quoteStatusAt(quote, now) === 'sent')
  const { until } = askingRound(event, now)
  return takesQuotes(event, standing, now) ? until.toISOString() : null
}

const asItStands = (quote: QuoteWithCourses, now: Date): QuoteWithCourses => ({
  ...quote,
  status: quoteStatusAt(quote, now),
})

import { dayOf } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { coursesIn, type Chef } from '#features/chefs/server/public.ts'
import { travelMinutes } from '#features/chefs/rules.ts'
import type { listChefRequests as contract } from '../../chef-contract.ts'
import { FEE_BASIS_POINTS, feeOf, isUrgent, quoteStatusAt, splitDeposit } from '../../rules.ts'
import type { QuoteWithCourses } from '../quotes/quote-store.ts'
import type { ChefEventRow } from '../store.ts'

type Shown = Output<typeof contract>[number]
export type OpenEvent = Shown['event']
export type SentQuote = NonNullable<Shown['quote']>

/** In which language, and at what instant. */
export type Reader = Pick<Visitor, 'language' | 'now'>

export const wayTo = (chef: Pick<Chef, 'city'>, event: Pick<ChefEventRow, 'city'>) =>
  event.city === null ? null : travelMinutes(chef.city, event.city)

/** An event as its chef may know it: who asks, and the street, stay with the customer until booked. */
export const presentEvent = (
  event: ChefEventRow,
  chef: Pick<Chef, 'city'>,
  { isAgreed = false }: { isAgreed?: boolean } = {},
): OpenEvent => ({
  id: event.id,
  eventType: event.eventType,
  guestCount: event.guestCount,
  eventDate: event.eventDate,
  eventTime: event.eventTime,
  startsAt: event.startsAt.toISOString(),
  cuisines: event.cuisines,
  city: event.city,
  specialRequirements: isAgreed
    ? event.specialRequirements
    : event.specialRequirements && maskContacts(event.specialRequirements),
  allergens: event.allergens,
  diets: event.diets,
  isUrgent: isUrgent(event.eventDate, dayOf(event.createdAt)),
  travelMinutes: wayTo(chef, event),
})

/** What Sufra keeps is that of today, unless a booking settled it. */
export function presentQuote(
  quote: QuoteWithCourses,
  { language, now }: Reader,
  feeBasisPoints = FEE_BASIS_POINTS,
): SentQuote {
  const fee = feeOf(quote.totalFils, feeBasisPoints)
  return {
    id: quote.id,
    status: quoteStatusAt(quote, now),
    courses: coursesIn(language, quote.courses),
    inclusions: quote.inclusions,
    note: quote.note,
    guestCount: quote.guestCount,
    perGuest: toDirhams(quote.perGuestFils),
    total: toDirhams(quote.totalFils),
    deposit: toDirhams(splitDeposit(quote.totalFils).depositFils),
    fee: toDirhams(fee),
    net: toDirhams(quote.totalFils - fee),
    sentAt: quote.sentAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
  }
}

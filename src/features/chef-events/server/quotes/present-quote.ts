import type { Output } from '#shared/wire/endpoint.ts'
import { toDirhams, vatOfLines } from '#shared/money.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { INCLUSIONS } from '#features/chefs/rules.ts'
import { coursesIn, type ChefCard } from '#features/chefs/server/public.ts'
import type { getChefEvent as contract } from '../../quotes-contract.ts'
import { judgeCourses, type Forbidden } from '../../menu-rules.ts'
import { depositBack, splitDeposit } from '../../rules.ts'
import type { ChefEventRow } from '../store.ts'
import type { TalkCount } from '../talks/talk-store.ts'
import type { QuoteWithCourses } from './quote-store.ts'

type Quote = Output<typeof contract>['quotes'][number]

const DAY_MS = 86_400_000

interface Known {
  event: ChefEventRow
  chef: ChefCard
  talk: TalkCount
  reader: Pick<Visitor, 'language' | 'now'>
  areContactsShown: boolean
  forbidden: Forbidden
}

export function presentQuote(
  quote: QuoteWithCourses,
  { event, chef, talk, reader: { language, now }, areContactsShown, forbidden }: Known,
): Quote {
  const shown = (text: string) => (areContactsShown ? text : maskContacts(text))
  const { depositFils, balanceFils } = splitDeposit(quote.totalFils)
  const food = judgeCourses(quote.courses, forbidden)
  return {
    id: quote.id,
    status: quote.status,
    chef,
    courses: coursesIn(language, quote.courses).map((course) => ({
      ...course,
      title: shown(course.title),
    })),
    inclusions: INCLUSIONS.map((kind) => ({ kind, isIncluded: quote.inclusions.includes(kind) })),
    note: shown(quote.note),
    guestCount: quote.guestCount,
    perGuest: toDirhams(quote.perGuestFils),
    total: toDirhams(quote.totalFils),
    vatIncluded: toDirhams(vatOfLines([depositFils, balanceFils])),
    deposit: toDirhams(depositFils),
    balance: toDirhams(balanceFils),
    sentAt: quote.sentAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    matchesAll:
      chef.cuisines.some((cuisine) => event.cuisines.includes(cuisine)) &&
      quote.guestCount === event.guestCount &&
      food.areAllergensSaid &&
      food.avoided.length === 0 &&
      food.traces.length === 0,
    ...food,
    cancelling: costsOfCancelling(event.startsAt, depositFils, now),
    ...talk,
  }
}

/** What cancelling would cost today, in four days and the day before, as far as these come. */
function costsOfCancelling(startsAt: Date, depositFils: number, now: Date): Quote['cancelling'] {
  const moments = [
    { when: 'today', at: now },
    { when: 'in_four_days', at: new Date(now.getTime() + 4 * DAY_MS) },
    { when: 'day_before', at: new Date(startsAt.getTime() - DAY_MS) },
  ] as const
  return moments
    .filter(({ at }) => at >= now && at < startsAt)
    .map(({ when, at }) => ({
      when,
      at: at.toISOString(),
      cost: toDirhams(depositFils - depositBack(depositFils, { startsAt, isWaived: false }, at)),
    }))
}

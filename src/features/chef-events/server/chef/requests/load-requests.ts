import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { listBusyDays, type Chef } from '#features/chefs/server/public.ts'
import type { listChefRequests as contract } from '#features/chef-events/chef-contract.ts'
import {
  askingRound,
  isRoundOpen,
  QUOTES_MAX,
  quoteStatusAt,
  takesQuotes,
} from '#features/chef-events/rules.ts'
import { listQuotesOfEvents, type QuoteWithCourses } from '../../quotes/quote-store.ts'
import { listEventsById, type ChefEventRow } from '../../store.ts'
import {
  countUnread,
  findInvitation,
  listInvitations,
  type Invitation,
} from '../invitation-store.ts'
import { presentEvent, presentQuote, type Reader } from '../present-event.ts'

export type Request = Output<typeof contract>[number]

const QUOTES_SHOWN_DAYS = 30

export const standing = <Q extends Pick<QuoteWithCourses, 'status' | 'expiresAt'>>(
  quotes: readonly Q[],
  now: Date,
): Q[] => quotes.filter((quote) => quoteStatusAt(quote, now) === 'sent')

/** The requests on a chef's list, in the order of the events. */
export async function listRequests(db: Database, chef: Chef, reader: Reader): Promise<Request[]> {
  const { now } = reader
  const quotedSince = new Date(now.getTime() - QUOTES_SHOWN_DAYS * 86_400_000)
  return loadRequests(db, chef, await listInvitations(db, chef.id, { now, quotedSince }), reader)
}

/** @throws Refusal `not_found` where the chef was not notified of the event. */
export async function getRequest(
  db: Database,
  chef: Chef,
  eventId: number,
  reader: Reader,
): Promise<Request> {
  const invitation = await findInvitation(db, eventId, chef.id)
  const [request] = invitation ? await loadRequests(db, chef, [invitation], reader) : []
  if (!request) throw new Refusal('not_found', 404)
  return request
}

async function loadRequests(
  db: Database,
  chef: Chef,
  invitations: readonly Invitation[],
  reader: Reader,
): Promise<Request[]> {
  const ids = invitations.map(({ eventId }) => eventId)
  const events = await listEventsById(db, ids)
  const [quotes, busy, unread] = await Promise.all([
    listQuotesOfEvents(db, ids),
    listBusyAround(db, chef.id, events),
    countUnread(db, chef.id),
  ])
  const invitationTo = new Map(invitations.map((invitation) => [invitation.eventId, invitation]))
  return events.map((event) => {
    const invitation = invitationTo.get(event.id)
    return {
      ...presentRequest(event, chef, { quotes, busy, reader }),
      toldAt: (invitation?.notifiedAt ?? event.createdAt).toISOString(),
      isSeen: invitation !== undefined && invitation.seenAt !== null,
      unread: unread.get(event.id) ?? 0,
    }
  })
}

async function listBusyAround(
  db: Database,
  chefId: number,
  events: readonly ChefEventRow[],
): Promise<Set<Day>> {
  const days = events.map(({ eventDate }) => eventDate).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  return new Set(from && to ? await listBusyDays(db, chefId, from, to) : [])
}

function presentRequest(
  event: ChefEventRow,
  chef: Chef,
  known: { quotes: readonly QuoteWithCourses[]; busy: Set<Day>; reader: Reader },
): Omit<Request, 'toldAt' | 'isSeen' | 'unread'> {
  const { now } = known.reader
  const quotes = known.quotes.filter(({ eventId }) => eventId === event.id)
  const own = quotes.filter(({ chefId }) => chefId === chef.id)
  const newest = own.at(-1)
  const standingOfAll = standing(quotes, now)
  const round = askingRound(event, now)
  const isDayTaken = known.busy.has(event.eventDate)
  return {
    event: presentEvent(event, chef),
    quotes: standingOfAll.length,
    quotesMax: QUOTES_MAX,
    quoteUntil: isRoundOpen(round, standingOfAll) ? round.until.toISOString() : null,
    quote: newest ? presentQuote(newest, known.reader) : null,
    isDayTaken,
    canQuote:
      takesQuotes(event, standingOfAll, now) && !isDayTaken && standing(own, now).length === 0,
  }
}

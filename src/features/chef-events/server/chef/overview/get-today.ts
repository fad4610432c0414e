import type { Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  getOwnChef,
  hasMenus,
  listChefCards,
  nameOfChef,
  type Chef,
} from '#features/chefs/server/public.ts'
import type { getChefToday as contract } from '#features/chef-events/chef-contract.ts'
import { listBookingsOfChef } from '../../bookings/booking-store.ts'
import { listQuotesOfChef } from '../../quotes/quote-store.ts'
import { isAhead, presentBookings, type Booking } from '../bookings/load-bookings.ts'
import { countUnread } from '../invitation-store.ts'
import { listRequests, standing } from '../requests/load-requests.ts'
import { listEarnings } from './list-earnings.ts'

type Shown = Output<typeof contract>

export async function getChefToday(db: Database, who: Member): Promise<Shown> {
  const chef = await getOwnChef(db, who.id)
  const [next, requests, quotes, unread, cards, earnings, missing] = await Promise.all([
    findNext(db, chef, who),
    listRequests(db, chef, who),
    listQuotesOfChef(db, chef.id),
    countUnread(db, chef.id),
    listChefCards(db, [chef.id], who.language),
    listEarnings(db, chef.id, who.now),
    listMissing(db, chef),
  ])
  const offers = standing(quotes, who.now)
  const toQuote = requests.filter(({ canQuote }) => canQuote)
  const month = who.today.slice(0, 7)
  const completed = earnings.filter(({ isCompleted, day }) => isCompleted && day.startsWith(month))
  return {
    name: nameOfChef(chef, who.language),
    next,
    requestsToQuote: toQuote.length,
    nextQuoteUntil: toQuote.flatMap(({ quoteUntil }) => quoteUntil ?? []).toSorted()[0] ?? null,
    nextExpiry: offers.map(({ expiresAt }) => expiresAt.toISOString()).toSorted()[0] ?? null,
    quotesStanding: offers.length,
    unread: [...unread.values()].reduce((total, count) => total + count, 0),
    rating: cards[0]?.rating ?? null,
    reviews: cards[0]?.reviews ?? 0,
    earnedThisMonth: toDirhams(completed.reduce((total, { netFils }) => total + netFils, 0)),
    missing,
  }
}

async function findNext(db: Database, chef: Chef, reader: Member): Promise<Booking | null> {
  const ahead = (await listBookingsOfChef(db, chef.id)).filter((row) => isAhead(row, reader.now))
  const [next] = await presentBookings(db, chef, ahead.slice(-1), reader)
  return next ?? null
}

async function listMissing(db: Database, chef: Chef): Promise<Shown['missing']> {
  const isSilent = chef.bioEn === '' && chef.bioAr === ''
  return [
    ...(isSilent ? (['bio'] as const) : []),
    ...((await hasMenus(db, chef.id)) ? [] : (['menu'] as const)),
  ]
}

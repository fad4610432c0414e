import type { Input, Output } from '#shared/wire/endpoint.ts'
import { ALLERGEN_NAMES, type Allergen } from '#shared/food/food.ts'
import { toFils } from '#shared/money.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  getOwnChef,
  isChefFree,
  resolveCourses,
  type Chef,
  type MenuCourse,
} from '#features/chefs/server/public.ts'
import { INCLUSIONS } from '#features/chefs/rules.ts'
import type { sendQuote as contract } from '#features/chef-events/chef-contract.ts'
import {
  askingRound,
  findClashes,
  isOpen,
  isRoundOpen,
  quoteExpiry,
  QUOTES_MAX,
} from '#features/chef-events/rules.ts'
import { insertQuote, type QuoteRow } from '../../quotes/quote-store.ts'
import { settleQuotes } from '../../quotes/settle-quotes.ts'
import { type ChefEventRow, lockEvent } from '../../store.ts'
import { findInvitation, markSeen } from '../invitation-store.ts'
import { notifyCustomer } from '../notify-customer.ts'
import { getRequest } from './load-requests.ts'
import { quoted } from '../templates.ts'

export async function sendQuote(
  tx: Transaction,
  who: Member,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  const invitation = await findInvitation(tx, input.id, chef.id)
  if (!invitation || invitation.declinedAt) throw new Refusal('not_found', 404)
  const event = await lockEvent(tx, input.id)
  if (!event) throw new Refusal('not_found', 404)
  if (!isOpen(event, who.now)) throw new Refusal('chef_event_closed', 409)
  const { quotes } = await settleQuotes(tx, event, who.now)
  refuseCrowd(quotes, chef)
  refuseLate(event, quotes, who.now)
  if (!(await isChefFree(tx, chef.id, event.eventDate))) throw new Refusal('chef_not_free', 409)
  const courses = await resolveCourses(tx, input.courses)
  refuseClash(courses, event.allergens)

  const quote = {
    eventId: event.id,
    chefId: chef.id,
    guestCount: event.guestCount,
    perGuestFils: toFils(input.perGuest),
    inclusions: INCLUSIONS.filter((inclusion) => input.inclusions.includes(inclusion)),
    note: input.note ?? '',
    expiresAt: quoteExpiry(who.now, event.startsAt),
    courses,
  }
  const id = await insertQuote(tx, quote, who.now)
  await markSeen(tx, event.id, chef.id, who.now)
  await settleQuotes(tx, event, who.now)
  const until = quote.expiresAt
  const facts = { total: quote.perGuestFils * quote.guestCount, until: until.toISOString() }
  await notifyCustomer(tx, event, chef, { template: quoted, id, facts, until }, who.now)
  return getRequest(tx, chef, event.id, who)
}

/** @throws Refusal `quote_sent` or `quotes_enough` */
function refuseCrowd(quotes: readonly QuoteRow[], chef: Chef): void {
  const stand = quotes.filter(({ status }) => status === 'sent')
  if (stand.some(({ chefId }) => chefId === chef.id)) throw new Refusal('quote_sent', 409)
  if (stand.length >= QUOTES_MAX) throw new Refusal('quotes_enough', 409)
}

/** @throws Refusal `quotes_over` once the customer chooses among those that came in time */
function refuseLate(event: ChefEventRow, quotes: readonly QuoteRow[], now: Date): void {
  const stand = quotes.filter(({ status }) => status === 'sent')
  if (!isRoundOpen(askingRound(event, now), stand)) throw new Refusal('quotes_over', 409)
}

/** @throws Refusal `quote_allergen` with the first course that someone must not eat. */
function refuseClash(courses: readonly MenuCourse[], forbidden: readonly Allergen[]): void {
  const clashes = findClashes(courses, forbidden)
  const [first] = clashes
  if (!first) return
  throw new Refusal('quote_allergen', 422, {
    parameters: {
      course: first.course.title,
      allergenEn: ALLERGEN_NAMES[first.allergen].en.toLowerCase(),
      allergenAr: ALLERGEN_NAMES[first.allergen].ar,
    },
    fields: ['courses'],
    details: {
      clashes: clashes.map(({ course, allergen }) => ({ course: course.title, allergen })),
    },
  })
}

import type { Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  blockChefDays,
  getOwnChef,
  lockChef,
  listBlockedDays,
  listBookedAmong,
  openChefDays,
  type Chef,
} from '#features/chefs/server/public.ts'
import type { blockDays as contract } from '#features/chef-events/calendar-contract.ts'
import { listEventsQuotedOn } from '../../quotes/quote-store.ts'
import { settleQuotes } from '../../quotes/settle-quotes.ts'
import { lockEvent } from '../../store.ts'
import { type LockedQuotes, standingOf, takeBack } from '../take-back.ts'

type Blocking = Input<typeof contract>

/** Keeps days free, and takes back the quotes for them; or opens days again. */
export async function blockDays(
  tx: Transaction,
  who: Member,
  { days, isBlocked, note = '', withdraws = [] }: Blocking,
): Promise<Output<typeof contract>> {
  const chef = await getOwnChef(tx, who.id)
  const wanted = [...new Set(days)]
  if (wanted.some((day) => day < who.today)) {
    throw new Refusal('day_past', 422, { fields: ['days'] })
  }
  if (isBlocked) {
    await block(tx, who, chef, { days: wanted, note, withdraws })
  } else {
    await lockChef(tx, chef.id)
    await openChefDays(tx, chef.id, wanted)
  }
  return { blocked: await listBlockedDays(tx, chef.id, who.today) }
}

/**
 * Held against a customer who accepts a quote for one of these days at the same moment: locks
 * events, quotes and chef, in the order of an acceptance.
 */
async function block(
  tx: Transaction,
  { now }: Member,
  chef: Chef,
  { days, note, withdraws }: { days: Day[]; note: string; withdraws: readonly number[] },
): Promise<void> {
  const locked: LockedQuotes[] = []
  for (const id of await listEventsQuotedOn(tx, chef.id, days)) {
    const event = await lockEvent(tx, id)
    if (event && days.includes(event.eventDate)) locked.push(await settleQuotes(tx, event, now))
  }
  await lockChef(tx, chef.id)
  const [booked] = await listBookedAmong(tx, chef.id, days)
  if (booked) throw new Refusal('day_booked', 409, { details: { day: booked } })
  const stand = locked.flatMap(({ quotes }) => standingOf(chef, quotes)).map(({ id }) => id)
  const lockedIds = locked.map(({ event }) => event.id)
  const isMore = (await listEventsQuotedOn(tx, chef.id, days)).some((id) => !lockedIds.includes(id))
  if (isMore || stand.some((id) => !withdraws.includes(id))) {
    throw new Refusal('day_quoted', 409, { details: { quotes: stand } })
  }
  await blockChefDays(tx, chef.id, days, note)
  for (const one of locked) await takeBack(tx, chef, one, now)
}

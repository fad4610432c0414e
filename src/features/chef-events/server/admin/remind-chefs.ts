import { instantAt } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listMatchingChefs } from '#features/chefs/server/public.ts'
import { askingRound, isOpen, takesQuotes } from '../../rules.ts'
import { standing } from '../chef/requests/load-requests.ts'
import { notifyOnce } from '../notices/notify.ts'
import { listQuotesOfEvents } from '../quotes/quote-store.ts'
import { countInvited, listSilentChefs } from '../requests/invitation-store.ts'
import { findEvent, type ChefEventRow } from '../store.ts'

/**
 * Reminds the chefs who were notified of a request, still suit it and have not quoted in this
 * round. A chef gets one reminder a day, however many requests wait; who was notified of it today
 * gets none.
 */
export async function remindChefs(
  tx: Transaction,
  who: Member,
  { id }: { id: number },
): Promise<void> {
  const event = await findEvent(tx, id)
  if (!event) throw new Refusal('not_found', 404)
  if (!isOpen(event, who.now)) throw new Refusal('chef_event_closed', 409)
  const stand = standing(await listQuotesOfEvents(tx, [id]), who.now)
  if (!takesQuotes(event, stand, who.now)) throw new Refusal('chef_event_quoted', 409)
  const round = askingRound(event, who.now)
  const sendBy = { until: round.until.toISOString() }
  let reminded = 0
  for (const userId of await listToRemind(tx, who, event, round.from)) {
    const about = { event, userId, notice: 'chef-reminded', key: who.today, now: who.now } as const
    if (await notifyOnce(tx, about, sendBy)) reminded += 1
  }
  if (reminded === 0) throw new Refusal('nobody_to_remind', 409)
  const { invited } = await countInvited(tx, id)
  await writeAudit(tx, who, {
    action: 'remind-chefs',
    object: 'chef-event',
    objectId: id,
    before: { invited, quotes: stand.length },
    after: { invited, quotes: stand.length, reminded },
  })
}

async function listToRemind(
  tx: Transaction,
  { today }: Member,
  event: ChefEventRow,
  roundFrom: Date,
): Promise<string[]> {
  const asked = { id: event.id, roundFrom }
  const silent = new Set(await listSilentChefs(tx, asked, instantAt(today)))
  const matching = await listMatchingChefs(tx, {
    cuisines: event.cuisines,
    city: event.city,
    guestCount: event.guestCount,
    day: event.eventDate,
    notUserId: event.userId,
  })
  return matching.filter(({ id }) => silent.has(id)).map(({ userId }) => userId)
}

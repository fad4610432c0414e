import type { Transaction } from '#server/database/database.ts'
import { dayOf, formatClock } from '#shared/dates.ts'
import { listMatchingChefs } from '#features/chefs/server/public.ts'
import { showEvent, tell } from '../notices/tell.ts'
import { askingRound } from '../../rules.ts'
import { setAskedAgain, type ChefEventRow } from '../store.ts'
import { dropInvitations, insertInvitations, removeInvitations } from './invitation-store.ts'

/** Tells the chefs who suit a held event; who was told before is not told again. */
export async function inviteChefs(tx: Transaction, event: ChefEventRow, now: Date): Promise<void> {
  await invite(tx, event, { key: 'asked', now })
}

/** After a cancellation by its chef an event is open anew, for all others who suit it. */
export async function inviteChefsAgain(
  tx: Transaction,
  event: ChefEventRow,
  notChefId: number,
  now: Date,
): Promise<void> {
  await dropInvitations(tx, event.id)
  await setAskedAgain(tx, event.id, now)
  await invite(tx, { ...event, askedAt: now }, { key: `again:${now.getTime()}`, now, notChefId })
}

async function invite(
  tx: Transaction,
  event: ChefEventRow,
  { key, now, notChefId }: { key: string; now: Date; notChefId?: number },
): Promise<void> {
  const matching = await listMatchingChefs(tx, {
    cuisines: event.cuisines,
    city: event.city,
    guestCount: event.guestCount,
    day: event.eventDate,
    notUserId: event.userId,
  })
  const chefs = matching.filter(({ id }) => id !== notChefId)
  const ids = chefs.map(({ id }) => id)
  await removeInvitations(tx, event.id, ids)
  const told = await insertInvitations(tx, event.id, ids, now)
  const { until } = askingRound(event, now)
  const sendBy = { toDay: dayOf(until), toTime: formatClock(until) }
  for (const { userId } of chefs.filter(({ id }) => told.includes(id))) {
    await tell(tx, { event, userId, notice: 'chef-invited', key, now }, sendBy)
  }
  await showEvent(tx, event, ids, now)
}

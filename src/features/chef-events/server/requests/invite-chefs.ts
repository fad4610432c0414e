import type { Transaction } from '#server/database/database.ts'
import { listMatchingChefs } from '#features/chefs/server/public.ts'
import { notify, showEvent } from '../notices/notify.ts'
import { askingRound, QUIET_HOURS } from '../../rules.ts'
import { setAskedAgain, setNotified, type ChefEventRow } from '../store.ts'
import {
  deleteInvitations,
  insertInvitations,
  listAskable,
  markNotifiedAgain,
  removeInvitations,
} from './invitation-store.ts'

/** Notifies the chefs who suit a locked event, each once in a round of asking. */
export async function inviteChefs(tx: Transaction, event: ChefEventRow, now: Date): Promise<void> {
  const chefs = await findChefs(tx, event)
  await removeInvitations(
    tx,
    event.id,
    chefs.map(({ id }) => id),
  )
  await ask(tx, event, chefs, { key: 'asked', now })
}

/** After a cancellation by its chef an event is open again, for all others who suit it. */
export async function inviteChefsAgain(
  tx: Transaction,
  event: ChefEventRow,
  notChefId: number,
  now: Date,
): Promise<void> {
  await deleteInvitations(tx, event.id)
  await setAskedAgain(tx, event.id, now)
  const chefs = (await findChefs(tx, event)).filter(({ id }) => id !== notChefId)
  const key = `again:${now.getTime()}`
  await ask(tx, { ...event, askedAt: now, notifiedAt: now }, chefs, { key, now })
  await setNotified(tx, event.id, now)
}

/** Another round of a locked event has begun: anyone who suits it may quote, and is notified. */
export async function inviteForRound(
  tx: Transaction,
  event: ChefEventRow,
  now: Date,
): Promise<void> {
  await ask(tx, event, await findChefs(tx, event), { key: 'asked', now })
}

interface Invited {
  id: number
  userId: string
}

const findChefs = (tx: Transaction, event: ChefEventRow): Promise<Invited[]> =>
  listMatchingChefs(tx, {
    cuisines: event.cuisines,
    city: event.city,
    guestCount: event.guestCount,
    day: event.eventDate,
    notUserId: event.userId,
  })

/** Who is new to it is notified now; the others once they were left in peace for a while. */
async function ask(
  tx: Transaction,
  event: ChefEventRow,
  chefs: readonly Invited[],
  { key, now }: { key: string; now: Date },
): Promise<void> {
  const ids = chefs.map(({ id }) => id)
  const fresh = await insertInvitations(tx, event.id, ids, now)
  const { from, until } = askingRound(event, now)
  const sendBy = { until: until.toISOString() }
  for (const { userId } of chefs.filter(({ id }) => fresh.includes(id))) {
    await notify(tx, { event, userId, notice: 'chef-invited', key, now }, sendBy)
  }
  const isQuietOver = now.getTime() - event.notifiedAt.getTime() >= QUIET_HOURS * 3_600_000
  if (event.notifiedAt < from && isQuietOver) {
    const askable = await listAskable(tx, event.id, now)
    const again = chefs.filter(({ id }) => askable.includes(id) && !fresh.includes(id))
    const about = { event, notice: 'chef-asked-again', key: from.getTime(), now } as const
    for (const { userId } of again) await notify(tx, { ...about, userId }, sendBy)
    await markNotifiedAgain(
      tx,
      event.id,
      again.map(({ id }) => id),
      now,
    )
    await setNotified(tx, event.id, now)
  }
  await showEvent(tx, event, ids, now)
}

import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { isChefFree, listBusyDays } from '#features/chefs/server/public.ts'
import type * as contract from '../../quotes-contract.ts'
import { isFreeChange } from '../../rules.ts'
import { getChefOf, notify, showEvent } from '../notices/notify.ts'
import { lockOwnEvent } from '../quotes/lock-own-event.ts'
import { getChefEventDetail } from '../requests/get-chef-event.ts'
import { refusePast } from '../requests/refuse-past.ts'
import { findEvent, setEventStart, type ChefEventRow } from '../store.ts'
import {
  findNewestBooking,
  lockBookingOf,
  insertStep,
  updateBooking,
  type BookingRow,
} from './booking-store.ts'

/** So many days ahead an event can be moved. */
const MOVE_DAYS_MAX = 183

export async function listFreeDays(
  db: Database,
  who: Member,
  { id }: Input<typeof contract.listFreeDays>,
): Promise<Output<typeof contract.listFreeDays>> {
  const event = await findEvent(db, id)
  if (event?.userId !== who.id) throw new Refusal('not_found', 404)
  const booking = getMovable(await findNewestBooking(db, id), who.now)
  const last = addDays(who.today, MOVE_DAYS_MAX)
  const busy = new Set(await listBusyDays(db, booking.chefId, who.today, last))
  busy.delete(booking.day)
  const days = Array.from({ length: MOVE_DAYS_MAX + 1 }, (_, index) => addDays(who.today, index))
  return { days: days.filter((day) => !busy.has(day)) }
}

/** Moves a booking to a day and hour that both have free; a waiver was for the old time. */
export async function moveChefEvent(
  tx: Transaction,
  who: Member,
  { id, eventDate, eventTime }: Input<typeof contract.moveChefEvent>,
): Promise<Output<typeof contract.moveChefEvent>> {
  const { event, now } = await lockOwnEvent(tx, who, id)
  const booking = getMovable(await lockBookingOf(tx, id), now)
  if (!isFreeChange(booking.startsAt, now, booking.waivedAt !== null)) {
    throw new Refusal('too_late_to_move', 409)
  }
  const startsAt = instantAt(eventDate, eventTime)
  const isTooFar = eventDate > addDays(dayOf(now), MOVE_DAYS_MAX)
  refusePast({ eventDate, eventTime }, now)
  if (startsAt.getTime() !== booking.startsAt.getTime()) {
    const isFree = eventDate === booking.day || (await isChefFree(tx, booking.chefId, eventDate))
    if (!isFree || isTooFar) throw new Refusal('chef_not_free', 409, { fields: ['eventDate'] })
    await move(tx, { event, booking, startsAt, eventDate, eventTime }, now)
  }
  return getChefEventDetail(tx, { ...who, now }, { id })
}

function getMovable(booking: BookingRow | undefined, now: Date): BookingRow {
  if (booking?.status !== 'confirmed' || booking.startsAt <= now) {
    throw new Refusal('chef_event_closed', 409)
  }
  return booking
}

interface Move {
  event: ChefEventRow
  booking: BookingRow
  startsAt: Date
  eventDate: string
  eventTime: string
}

async function move(
  tx: Transaction,
  { event, booking, startsAt, eventDate, eventTime }: Move,
  now: Date,
): Promise<void> {
  await updateBooking(tx, booking.id, { day: eventDate, starts_at: startsAt, waived_at: null })
  await setEventStart(tx, event.id, { eventDate, eventTime }, now)
  const from = booking.startsAt
  const step = { bookingId: booking.id, kind: 'moved', actor: 'customer', at: now } as const
  await insertStep(tx, { ...step, from, to: startsAt })
  const chef = await getChefOf(tx, booking.chefId)
  const to = { until: startsAt.toISOString() }
  for (const userId of [event.userId, chef.userId]) {
    const key = `${booking.id}:${now.getTime()}`
    await notify(tx, { event, userId, notice: 'chef-event-moved', key, now }, to)
  }
  await showEvent(tx, event, [booking.chefId], now)
}

import { addDays, dayOf, instantAt } from '#shared/dates.ts'
import {
  importChefEvent,
  importComplaint,
  importPayout,
} from '#features/chef-events/server/public.ts'
import { complaintsUntil, splitDeposit } from '#features/chef-events/rules.ts'
import { memberOf } from '../demo-member.ts'
import { DEMO_CHEFS } from './chefs.ts'
import { COMPLAINED_EVENT, DEMO_HOSTS, type PastEvent } from './past-events.ts'
import { eventOn, quoteOf, takeCard, type Stage } from './stage.ts'

const ADMIN_PHONE = '+971500000003'
const HOUR_MS = 3_600_000
/** Chefs are paid once a week: what was held longer ago than this is paid out. */
const PAID_OUT_AFTER_DAYS = 9

/** An event that was held and paid; its chef too, where it is long ago. */
export async function importPastEvent(stage: Stage, event: PastEvent): Promise<number> {
  const { tx, now } = stage
  const chef = DEMO_CHEFS[event.chef]
  const host = DEMO_HOSTS[event.host]
  const customerId = stage.hostIds[event.host]
  if (!chef || !host || customerId === undefined)
    throw new Error('A held event has no chef or host.')
  const day = addDays(dayOf(now), -event.daysAgo)
  const askedAt = instantAt(addDays(day, -14), '10:00')
  const quote = quoteOf(stage, event.chef, 0, new Date(askedAt.getTime() + 5 * HOUR_MS))
  const { depositFils, balanceFils } = splitDeposit(quote.perGuestFils * event.guests)
  const at = instantAt(addDays(day, -12), '18:00')
  const settledAt = instantAt(addDays(day, 1), '12:00')
  const eventId = await importChefEvent(
    tx,
    {
      customerId,
      askedAt,
      event: eventOn(day, {
        guestCount: event.guests,
        cuisines: [...chef.cuisines],
        city: chef.city,
      }),
      quotes: [quote],
      booked: {
        at,
        deposit: await takeCard(stage, depositFils, at),
        balance: await takeCard(stage, balanceFils, settledAt),
        ...(event.review && {
          review: { ...event.review, language: host.language, writtenAt: settledAt },
        }),
      },
    },
    now,
  )
  if (event.daysAgo > PAID_OUT_AFTER_DAYS) await payOut(stage, eventId)
  return eventId
}

const payoutOf = ({ tx }: Stage, eventId: number) =>
  tx
    .selectFrom('chef_payouts as p')
    .innerJoin('chef_bookings as b', 'b.id', 'p.booking_id')
    .select(['p.id', 'p.due_at as dueAt', 'b.starts_at as startsAt'])
    .where('b.event_id', '=', eventId)
    .executeTakeFirstOrThrow()

/** An admin transfers what is due, at noon two days later. */
async function payOut(stage: Stage, eventId: number): Promise<void> {
  const { id, dueAt } = await payoutOf(stage, eventId)
  const paidAt = instantAt(addDays(dayOf(dueAt), 2), '12:00')
  const admin = await memberOf(stage.tx, ADMIN_PHONE, paidAt)
  const reference = `FT${dayOf(paidAt).slice(2).replaceAll('-', '')}${String(id).padStart(4, '0')}`
  await importPayout(stage.tx, admin, { id, reference })
}

/** The host was not content: the payout waits until a person has decided. */
export async function importComplainedEvent(stage: Stage): Promise<void> {
  const eventId = await importPastEvent(stage, COMPLAINED_EVENT)
  const { startsAt } = await payoutOf(stage, eventId)
  const madeAt = new Date(complaintsUntil(startsAt).getTime() - 12 * HOUR_MS)
  await importComplaint(stage.tx, { eventId, text: COMPLAINED_EVENT.complaint, madeAt })
}

/** Paid in full; its chef is due and not paid yet. */
export async function pastForCustomer(stage: Stage): Promise<void> {
  const { tx, now, customerId } = stage
  const day = addDays(dayOf(now), -3)
  const askedAt = instantAt(addDays(day, -16), '10:00')
  const quote = quoteOf(stage, 5, 0, new Date(askedAt.getTime() + 6 * HOUR_MS))
  const { depositFils, balanceFils } = splitDeposit(quote.perGuestFils * 9)
  const at = instantAt(addDays(day, -14), '20:00')
  const settledAt = instantAt(addDays(day, 1), '12:00')
  await importChefEvent(
    tx,
    {
      customerId,
      askedAt,
      event: eventOn(day, { guestCount: 9, cuisines: ['indian'] }),
      quotes: [quote],
      booked: {
        at,
        deposit: await takeCard(stage, depositFils, at),
        balance: await takeCard(stage, balanceFils, settledAt),
      },
    },
    now,
  )
}

import { dayOf, type Day } from '#shared/dates.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import {
  contestStop,
  followStop,
  makeClaim,
  type ClaimParts,
} from '#features/claims/server/public.ts'
import { listenToPlans } from '#features/deliveries/server/public.ts'
import { missedAt, windowEndOf } from '#features/kitchen-board/rules.ts'
import { failStop, listenToStops, lockTicket } from '#features/kitchen-board/server/public.ts'
import { subscriptionPlans } from '#features/subscriptions/server/public.ts'
import { DEMO_CUSTOMER_PHONE } from './demo-customer.ts'
import { memberOf } from './demo-member.ts'

const MINUTE_MS = 60_000

/**
 * What went wrong with the demo customer's last two deliveries: nothing came of the first, and the
 * last meal of the second did not arrive, which the kitchen contests.
 */
export async function seedDemoProblems(db: Database, parts: ClaimParts, now: Date): Promise<void> {
  listenToPlans(subscriptionPlans)
  listenToStops(followStop)
  const stops = await listPastStops(db, dayOf(now))
  for (const stop of stops.filter(({ status }) => status === 'due')) {
    await inTransaction(db, async (tx) => {
      const locked = await lockTicket(tx, stop.id, { customerId: stop.customerId }, stop.missedAt)
      await failStop(tx, locked, { reason: 'not_delivered' })
    })
  }
  const last = stops.at(-1)
  if (last?.status === 'delivered') await reportAndContest(db, parts, last)
}

async function reportAndContest(
  db: Database,
  parts: ClaimParts,
  { id, ownerPhone, missedAt: at }: PastStop,
): Promise<void> {
  const input = { id, kind: 'not_arrived', words: 'I was at home all evening.' } as const
  await inTransaction(db, async (tx) =>
    makeClaim(parts)(tx, await memberOf(tx, DEMO_CUSTOMER_PHONE, at), input),
  )
  const later = new Date(at.getTime() + 60 * MINUTE_MS)
  const words = 'The driver left it with the concierge of Marina Gate 1.'
  await inTransaction(db, async (tx) =>
    contestStop(tx, await memberOf(tx, ownerPhone, later), { id, words }),
  )
}

/** The demo customer's drops of before today, the oldest first. */
async function listPastStops(db: Database, today: Day) {
  const rows = await db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('users as u', 'u.id', 't.customer_id')
    .innerJoin('restaurants as k', 'k.id', 't.restaurant_id')
    .innerJoin('users as o', 'o.id', 'k.owner_id')
    .innerJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
    .select(['t.id', 't.customer_id as customerId', 't.status', 't.day'])
    .select(['t.window_from as from', 't.window_to as to', 'o.phone as ownerPhone'])
    .where('u.phone', '=', DEMO_CUSTOMER_PHONE)
    .where('t.day', '<', today)
    .where('t.status', 'in', ['due', 'delivered'])
    .orderBy('t.day')
    .orderBy('t.window_from')
    .execute()
  return rows.map(({ from, to, ...row }) => ({
    ...row,
    missedAt: missedAt(windowEndOf(row.day, from, to)),
  }))
}

type PastStop = Awaited<ReturnType<typeof listPastStops>>[number]

import { dayOf, type Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  contestDrop,
  followDrop,
  makeClaim,
  type ClaimParts,
} from '#features/claims/server/public.ts'
import { listenToPlans } from '#features/deliveries/server/public.ts'
import { missedAt, windowEndOf } from '#features/kitchen-board/rules.ts'
import { failDrop, holdTicket, listenToDrops } from '#features/kitchen-board/server/public.ts'
import { subscriptionPlans } from '#features/subscriptions/server/public.ts'
import { DEMO_CUSTOMER_PHONE } from './demo-customer.ts'

const MINUTE_MS = 60_000

/**
 * What went wrong with the demo customer's last two deliveries: nothing came of the first, and the
 * last meal of the second did not arrive, which the kitchen contests.
 */
export async function seedDemoProblems(db: Database, parts: ClaimParts, now: Date): Promise<void> {
  listenToPlans(subscriptionPlans)
  listenToDrops(followDrop)
  const drops = await listPastDrops(db, dayOf(now))
  for (const drop of drops.filter(({ status }) => status === 'due')) {
    await inTransaction(db, async (tx) => {
      const held = await holdTicket(tx, drop.id, { customerId: drop.customerId }, drop.missedAt)
      await failDrop(tx, held, { reason: 'not_delivered' })
    })
  }
  const last = drops.at(-1)
  if (last?.status === 'delivered') await reportAndContest(db, parts, last)
}

async function reportAndContest(
  db: Database,
  parts: ClaimParts,
  { id, customerId, ownerId, missedAt: at }: PastDrop,
): Promise<void> {
  const customer = await asMember(db, customerId, at)
  const wish = { id, kind: 'not_arrived', words: 'I was at home all evening.' } as const
  await inTransaction(db, (tx) => makeClaim(parts)(tx, customer, wish))
  const owner = await asMember(db, ownerId, new Date(at.getTime() + 60 * MINUTE_MS))
  const words = 'The driver left it with the concierge of Marina Gate 1.'
  await inTransaction(db, (tx) => contestDrop(tx, owner, { id, words }))
}

/** The demo customer's drops of before today, the oldest first. */
async function listPastDrops(db: Database, today: Day) {
  const rows = await db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('users as u', 'u.id', 't.customer_id')
    .innerJoin('restaurants as k', 'k.id', 't.restaurant_id')
    .innerJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
    .select(['t.id', 't.customer_id as customerId', 't.status', 't.day'])
    .select(['t.window_from as from', 't.window_to as to', 'k.owner_id as ownerId'])
    .where('u.phone', '=', DEMO_CUSTOMER_PHONE)
    .where('t.day', '<', today)
    .where('t.status', 'in', ['due', 'delivered'])
    .orderBy('t.day')
    .orderBy('t.window_from')
    .execute()
  return rows.map(({ from, to, ownerId, ...row }) => ({
    ...row,
    ownerId: ownerId ?? '',
    missedAt: missedAt(windowEndOf(row.day, from, to)),
  }))
}

type PastDrop = Awaited<ReturnType<typeof listPastDrops>>[number]

/** Someone who does it at that moment. */
async function asMember(db: Database, id: string, now: Date): Promise<Member> {
  const { language, role, ...row } = await db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'email', 'language', 'role', 'created_at as registeredAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ownLanguage = isLanguage(language) ? language : 'en'
  return {
    id,
    now,
    today: dayOf(now),
    language: ownLanguage,
    address: '127.0.0.1',
    network: '127.0.0.1',
    requestId: `demo-${id}`,
    userAgent: '',
    cookie: () => undefined,
    header: () => undefined,
    user: {
      ...row,
      email: row.email ?? '',
      role: role as Member['user']['role'],
      language: ownLanguage,
      sessionId: Buffer.alloc(0),
      photoVersion: null,
      secondFactor: 'none',
    },
  }
}

import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import type { Day } from '../../../src/shared/dates.ts'

/** The next charge that a customer was shown on the day before. */
export interface Promised {
  subscriptionId: number
  day: Day
  /** AED. */
  amount: number
}

interface Charge {
  id: number
  subscriptionId: number
  fils: number
  day: Day
}

/** Charges that came by themselves, and were not shown with day and amount the day before. */
export async function listUnannounced(
  db: Database,
  promises: readonly Promised[],
): Promise<string[]> {
  const { rows } = await sql<Charge>`
    select a.payment_id as id, p.subscription_id as "subscriptionId", p.amount_fils as fils,
      (a.created_at at time zone 'Asia/Dubai')::date as day
    from payment_attempts a
    join payments p on p.id = a.payment_id
    join card_setups s on s.id = a.card_setup_id
    where p.purpose = 'cycle' and a.created_at > s.settled_at + interval '15 minutes'
    order by a.id`.execute(db)
  const shown = new Set(
    promises.map(({ subscriptionId, day, amount }) =>
      [subscriptionId, day, Math.round(amount * 100)].join(' '),
    ),
  )
  return rows
    .filter(({ subscriptionId, day, fils }) => !shown.has([subscriptionId, day, fils].join(' ')))
    .map(({ id, day, fils }) => `payment ${id} was charged ${fils} on ${day}, which was not shown`)
}

/** Renewals whose first charge came without the message that names its day and amount. */
export async function listUnannouncedRenewals(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('payment %s was charged on %s without a message before', p.id, a.day) as fault
    from payments p
    join users u on u.id = p.customer_id
    join lateral (
      select (min(created_at) at time zone 'Asia/Dubai')::date as day, min(created_at) as at
      from payment_attempts where payment_id = p.id
    ) a on a.at is not null
    where p.purpose = 'cycle' and p.cycle > 1 and p.charge_on = a.day
      and not exists (
        select from messages m
        where m.recipient = u.phone and m.template = 'subscription-renews'
          and m.parameters ->> 'chargeOn' = a.day::text
          and (m.parameters ->> 'amount')::integer = p.amount_fils
          and m.sent_at < a.at
      )`.execute(db)
  return rows.map(({ fault }) => fault)
}

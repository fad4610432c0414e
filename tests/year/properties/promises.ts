import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import { errorsOf, type Span } from './errors.ts'
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

/** Renewals due since an instant without the message before that names their day and amount. */
export const listUnannouncedRenewals = (db: Database, since: Date): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select format('payment %s was due on %s without a message before', p.id, p.charge_on) as error
    from payments p
    join users u on u.id = p.customer_id
    left join lateral (
      select min(created_at) as at from payment_attempts where payment_id = p.id
    ) tried on true
    where p.purpose = 'cycle' and p.cycle > 1
      and ${at(0)} > greatest(p.created_at, ${since})
      and coalesce((tried.at at time zone 'Asia/Dubai')::date, p.captured_at::date) = p.charge_on
      and not exists (
        select from messages m
        where m.recipient = u.phone and m.sent_at < ${at(0)} - interval '30 minutes'
          and (
            m.template = 'subscription-renews'
              and m.parameters ->> 'chargeOn' = p.charge_on::text
              and (m.parameters ->> 'amount')::integer = p.amount_fils
            -- Whoever moved the charge after that was answered with its new day.
            or m.parameters #>> '{charge,day}' = p.charge_on::text
              and (m.parameters #>> '{charge,amount}')::numeric * 100 = p.amount_fils
          )
      )`,
  )

const REMINDED_AFTER_DAYS = [0, 2, 4]

/** Half past nine in Dubai, so many days after a payment is due. */
const at = (days: number) =>
  sql`((p.charge_on + ${days}::integer + time '09:30') at time zone 'Asia/Dubai')`

/** Requests that no one had answered on the due day, or two or four days later, without a reminder. */
export const listNotReminded = (db: Database, { since, now }: Span): Promise<string[]> =>
  errorsOf(
    db,
    sql.join(
      REMINDED_AFTER_DAYS.map(
        (days) => sql`
        select format('payment %s was not reminded of after %s days', p.id, ${days}::integer) as error
        from payments p join users u on u.id = p.customer_id
        where p.purpose = 'cycle' and p.method <> 'credit_card'
          and ${at(days)} between greatest(p.created_at, ${since}) and least(p.captured_at, p.closed_at, ${now}) - interval '31 minutes'
          and not exists (
            select from messages m
            where m.recipient = u.phone and m.template = 'payment-reminder'
              and m.created_at between ${at(days)} and ${at(days)} + interval '30 minutes'
          )`,
      ),
      sql` union all `,
    ),
  )

import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import { errorsOf, type Span } from './errors.ts'

/** A message to the customer of `who` that was queued at an instant, with what it names. */
const wasSent = (
  templates: readonly string[],
  at: RawBuilder<unknown>,
  names: Readonly<Record<string, RawBuilder<unknown>>> = {},
) => sql`exists (
  select from messages m
  where m.recipient = u.phone and m.template = any(${templates}::text[]) and m.created_at = ${at}
    ${sql.join(
      Object.entries(names).map(([key, value]) => sql`and m.parameters ->> ${key} = ${value}`),
      sql` `,
    )}
)`

const DECLINES = [
  'payment-declined',
  'payment-short',
  'payment-card-useless',
  'payment-authenticate',
  'payment-failed',
]
const reference = { reference: sql`p.reference` }
const receipt = { receipt: sql`'SR-' || lpad(r.number::text, 6, '0')` }

const EVENTS = [
  sql`select p.captured_at as at, format('the charge of payment %s', p.id) as what
    from payments p join users u on u.id = p.customer_id
    where p.captured_at is not null and p.closed_at is null
      and not ${wasSent(['payment-captured'], sql`p.captured_at`, reference)}`,
  sql`select a.settled_at, format('a declined charge of payment %s', p.id)
    from payment_attempts a join payments p on p.id = a.payment_id
    join users u on u.id = p.customer_id
    where a.state = 'failed' and p.purpose = 'cycle' and not a.is_extra
      and (p.closed_at is null or a.settled_at <= p.closed_at)
      and not ${wasSent(DECLINES, sql`a.settled_at`)}`,
  sql`select p.closed_at, format('the end of payment %s', p.id)
    from payments p join users u on u.id = p.customer_id
    join subscription_cycles c on c.id = p.subject_id and p.purpose = 'cycle'
    left join subscriptions s on s.id = c.subscription_id
    where p.closed_at is not null and p.captured_at is null
      and p.closed_at is distinct from s.cancelled_at
      and not ${wasSent(['payment-failed', 'payment-expired'], sql`p.closed_at`)}`,
  sql`select d.changed_at, format('%s of subscription %s, which was not paid', d.day, d.subscription_id)
    from delivery_days d join users u on u.id = d.customer_id
    join subscription_cycles c on c.id = d.cycle_id
    left join payments p on p.id = c.payment_id
    where d.status = 'skipped' and d.changed_at >= d.locks_at
      and (p.captured_at is null or p.captured_at > d.locks_at)
      and not exists (
        select from messages m where m.recipient = u.phone
          and m.created_at <= d.changed_at and m.created_at >= p.created_at
          and m.template = case when exists (
            select from payment_attempts a
            where a.payment_id = p.id and a.created_at < d.changed_at
              and coalesce(a.settled_at, 'infinity') > d.changed_at
          ) then 'day-charged-late' else 'day-unpaid' end
      )`,
  sql`select (s.end_date + 1)::timestamptz, format('the end of subscription %s', s.id)
    from subscriptions s join users u on u.id = s.customer_id
    where s.status = 'ended' and not exists (
      select from messages m where m.recipient = u.phone
        and m.template in ('subscription-ended', 'subscription-cancelled')
        and (m.template = 'subscription-ended' or m.created_at = s.cancelled_at)
    )`,
  sql`select r.created_at, format('receipt %s of subscription %s: %s', r.number, s.id, r.kind)
    from subscription_receipts r join subscriptions s on s.id = r.subscription_id
    join users u on u.id = s.customer_id
    where r.kind in ('pause', 'resume', 'cancel') and not ${wasSent(
      [
        'subscription-paused',
        'subscription-paused-empty',
        'subscription-resumed',
        'subscription-resumed-later',
        'subscription-cancelled',
        'subscription-cancelled-refund',
      ],
      sql`r.created_at`,
      receipt,
    )}`,
  sql`select r.settled_at, format('refund %s, which was sent', r.id)
    from refunds r join payments p on p.id = r.payment_id join users u on u.id = p.customer_id
    where r.state = 'succeeded' and not ${wasSent(
      ['refund-sent', 'refund-paid-out'],
      sql`r.settled_at`,
      { ...reference, amount: sql`r.amount_fils::text` },
    )} and r.reason <> 'dispute_lost' and not exists (
      select from refunds lost
      where lost.payment_id = r.payment_id and lost.reason = 'dispute_lost'
        and lost.settled_at = r.settled_at
    )`,
  sql`select r.settled_at, format('payment %s, which the bank took back', p.id)
    from refunds r join payments p on p.id = r.payment_id join users u on u.id = p.customer_id
    where r.reason = 'dispute_lost' and not ${wasSent(
      ['payment-receivable', 'payment-taken-back'],
      sql`r.settled_at`,
      reference,
    )}`,
  sql`select r.created_at, format('refund %s, which a person sends', r.id)
    from refunds r join payments p on p.id = r.payment_id join users u on u.id = p.customer_id
    where r.by_hand and not ${wasSent(['refund-by-hand'], sql`r.created_at`, reference)}`,
]

/** What happened since an instant to someone's money or deliveries, and they were not notified. */
export const listNotNotified = (db: Database, since: Date): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select 'not told of ' || what as error
    from (${sql.join(EVENTS, sql` union all `)}) events
    where at > ${since}`,
  )

/** Messages that were not sent, at night, late, or in a language that is not the person's. */
export const listBadNotices = (db: Database, { since, now }: Span): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select format('message %s (%s) %s', m.id, m.template, error) as error
    from messages m join users u on u.phone = m.recipient,
    lateral (values
      ('was dropped', m.dropped_at is not null),
      ('was never sent', m.sent_at is null and m.created_at < ${now}::timestamptz - interval '1 day'),
      ('was sent a day late', m.sent_at > m.created_at + interval '1 day'),
      ('was sent at night', extract(hour from m.sent_at at time zone 'Asia/Dubai') not between 9 and 20),
      ('is in another language', m.language <> u.language)
    ) as looked (error, is_fault)
    where is_fault and m.template not like 'login%' and m.created_at > ${since}::timestamptz - interval '2 days'
    order by m.id`,
  )

/** Ends that were reported with a reason that is not theirs. */
export const listWrongReasons = (db: Database, since: Date): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select format('subscription %s was told that it ended because %s', s.id, m.parameters ->> 'why')
      as error
    from messages m
    join subscriptions s on m.dedupe_key = 'subscription-ended:' || s.id
    where m.created_at > ${since}::timestamptz and m.parameters ->> 'why' <> case
      when exists (select from subscription_receipts r
        where r.subscription_id = s.id and r.kind = 'cancel') then 'cancelled'
      when exists (select from refunds r join payments p on p.id = r.payment_id
        where p.subscription_id = s.id and r.reason = 'dispute_lost') then 'lost'
      when exists (select from restaurants k
        where k.id = s.restaurant_id and not k.is_active) then 'closed'
      else 'unpaid' end`,
  )

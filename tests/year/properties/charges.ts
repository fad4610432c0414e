import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import { errorsOf } from './errors.ts'

/** What was taken for a cycle and not given back. */
const KEPT = sql`p.amount_fils - coalesce(
  (select sum(r.amount_fils) from refunds r where r.payment_id = p.id), 0)`

/** What was delivered for money that the bank took back, and is owed since. */
const OWED = sql`coalesce((select sum(o.amount_fils) from payments o
  where o.purpose = 'receivable' and o.subject_id = p.id), 0)`

/**
 * Money without deliveries: each paid day has come, will come, is still owed or has expired by the
 * rule, and what was given back for the others is their share of the price.
 */
export const listPaidForNothing = (db: Database): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    with cycles as (
      select c.id, c.total_fils, c.delivery_days,
        p.id as payment_id, ${KEPT} + ${OWED} as kept,
        count(d.id) filter (where d.status <> 'skipped') as live,
        count(d.id) filter (where d.status = 'skipped' and d.refunded_at is not null) as refunded,
        count(d.id) filter (where d.status = 'skipped' and d.refunded_at is null
          and not exists (select from delivery_days o where o.replaces_id = d.id)) as owed,
        coalesce(sum(d.refunded_sixths), 0) as sixths,
        (select count(*) from refunds r where r.payment_id = p.id) as refunds
      from subscription_cycles c
      join payments p on p.id = c.payment_id and p.captured_at is not null and p.closed_at is null
      left join delivery_days d on d.cycle_id = c.id
      where c.delivery_days > 0
      group by c.id, p.id
    )
    select format('cycle %s: %s paid days, but %s live, %s owed and %s refunded',
      id, delivery_days, live, owed, refunded) as error
    from cycles where live + owed + refunded <> delivery_days
    union all
    select format('cycle %s keeps %s of %s for %s of %s days',
      id, kept, total_fils, live + owed, delivery_days)
    from cycles
    where abs(kept - (total_fils * (live + owed - sixths / 6.0) / delivery_days)) > refunds + 1
    union all
    select format('payment %s was taken after the plan was cancelled', p.id)
    from payments p join subscriptions s on s.id = p.subscription_id
    where p.captured_at > s.cancelled_at and ${KEPT} > 0
    union all
    select format('payment %s was closed, and its money kept', p.id)
    from payments p where p.captured_at is not null and p.closed_at is not null and ${KEPT} > 0`,
  )

/** Charges since an instant that came before their time: paused, or with paid days still to come. */
export const listChargedEarly = (db: Database, since: Date): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    with taken as (
      select p.id, c.id as cycle_id, c.subscription_id, c.number, c.delivery_days, c.starts_on,
        (p.captured_at at time zone 'Asia/Dubai')::date as on_day,
        (select min(d.day) from delivery_days d
          where d.cycle_id = c.id and d.status <> 'skipped') as first_day,
        exists (select from payment_attempts a join card_setups s on s.id = a.card_setup_id
          where a.payment_id = p.id and a.state = 'succeeded'
            and a.created_at > s.settled_at + interval '15 minutes') as by_itself
      from payments p join subscription_cycles c on c.payment_id = p.id
      where p.captured_at > ${since} and p.closed_at is null
    )
    select format('payment %s was taken while paused', t.id) as error
    from taken t join subscriptions s on s.id = t.subscription_id
    where by_itself and t.number > 1 and t.on_day between s.paused_from and s.paused_to
    union all
    select format('payment %s was taken on %s for deliveries from %s', id, on_day, first_day)
    from taken
    where delivery_days > 0 and (first_day is null or first_day > on_day + 9)
    union all
    select format('payment %s was taken on %s for weeks from %s', id, on_day, starts_on)
    from taken where delivery_days = 0 and starts_on > on_day
    union all
    select format('payment %s was taken with %s still to come of cycle %s', t.id, d.day, c.number)
    from taken t
    join subscription_cycles c on c.subscription_id = t.subscription_id and c.number < t.number
    join delivery_days d on d.cycle_id = c.id and d.status <> 'skipped' and d.day >= t.first_day
    union all
    select format('payment %s was taken for weeks that are paid until %s', t.id, c.ends_on)
    from taken t
    join subscription_cycles c on c.subscription_id = t.subscription_id and c.number < t.number
    where t.delivery_days = 0 and c.ends_on >= t.starts_on`,
  )

/** No one pays twice: a day, a cycle, a payment. */
export const listPaidTwice = (db: Database): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select format('subscription %s has %s deliveries on %s', subscription_id, count(*), day) as error
    from delivery_days where status <> 'skipped'
    group by subscription_id, day having count(*) > 1
    union all
    select format('cycle %s was paid %s times', p.subject_id, count(*))
    from payments p
    where p.purpose = 'cycle' and p.captured_at is not null and ${KEPT} > 0
    group by p.subject_id having count(*) > 1
    union all
    select format('payment %s was charged %s times', payment_id, count(*))
    from payment_attempts where state = 'succeeded'
    group by payment_id having count(*) > 1`,
  )

/** What was cooked, and neither paid by its cut-off nor owed since. */
export const listDeliveredUnpaid = (db: Database): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select format('%s of subscription %s is %s and not paid', d.day, d.subscription_id, d.status)
      as error
    from delivery_days d
    join subscription_cycles c on c.id = d.cycle_id
    left join payments p on p.id = c.payment_id
    where d.status not in ('planned', 'skipped')
      and (p.captured_at is null or p.captured_at > d.locks_at + interval '31 minutes'
        or p.state = 'refunded')
      and not exists (
        select from payments owed where owed.purpose = 'receivable' and owed.subject_id = p.id
      )`,
  )

/** Deliveries that no cut-off closes any more. */
export const listForgottenDays = (db: Database, now: Date): Promise<string[]> =>
  errorsOf(
    db,
    sql`
    select format('%s of subscription %s stays planned', day, subscription_id) as error
    from delivery_days where status = 'planned' and locks_at < ${now}::timestamptz - interval '1 hour'`,
  )

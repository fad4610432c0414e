import { sql, type RawBuilder } from 'kysely'

const without = (template: string) => sql`delete from messages where template = ${template}`

/** Each breaks one thing in the books that the year wrote, and what has to be found of it. */
export const PLANTS: readonly [string, RawBuilder<unknown>, RegExp][] = [
  [
    'a paid day that was lost',
    sql`delete from delivery_days where id = (
      select max(d.id) from delivery_days d
      where d.status = 'delivered' and d.replaces_id is null)`,
    /paid days, but/,
  ],
  [
    'a refund of half of what was owed',
    sql`update refunds set amount_fils = amount_fils / 2`,
    /keeps \d+ of/,
  ],
  [
    'a charge during a pause',
    sql`update subscriptions s set paused_from = '2026-12-20', paused_to = '2026-12-26'`,
    /taken while paused/,
  ],
  [
    'a charge for paid days',
    sql`update delivery_days set day = day + 60 where id in (
      select max(d.id) from delivery_days d join subscription_cycles c on c.id = d.cycle_id
      where c.number = 1 and d.status = 'delivered' group by d.subscription_id)`,
    /still to come of cycle 1/,
  ],
  [
    'a charge after the cancellation',
    sql`update subscriptions set cancelled_at = '2026-11-22' where status = 'active'`,
    /after the plan was cancelled/,
  ],
  [
    'a cycle that was paid twice',
    sql`update payments set closed_at = captured_at, subject_id = (select min(subject_id) from payments)
      where captured_at is not null`,
    /was paid \d+ times/,
  ],
  [
    'a charge that was made twice',
    sql`insert into payment_attempts (payment_id, card_setup_id, state, created_at, key_at)
      select payment_id, card_setup_id, state, created_at, key_at from payment_attempts`,
    /was charged 2 times/,
  ],
  [
    'meals that nobody paid',
    sql`update payments set captured_at = null, refunded_fils = 0`,
    /is delivered and not paid/,
  ],
  [
    'meals that the bank took the money of',
    sql`update payments set subject_id = -id where purpose = 'receivable'`,
    /is delivered and not paid/,
  ],
  [
    'a day that no cut-off closes',
    sql`update delivery_days set locks_at = '2026-11-22' where status = 'planned'`,
    /stays planned/,
  ],
  [
    'a booking that is missing',
    sql`delete from ledger_entries where transaction_id = (
      select min(t.id) from ledger_transactions t join payments p on p.id = t.payment_id
      where p.method = 'credit_card')`,
    /clearing:credit_card holds/,
  ],
  [
    'a booking that does not add up',
    sql`update ledger_entries set amount_fils = amount_fils + 1 where id = (
      select min(id) from ledger_entries)`,
    /all accounts are off by 1/,
  ],
  [
    'a charge that the provider does not know',
    sql`update payments set amount_fils = amount_fils + 1 where captured_at is not null`,
    /Stripe holds/,
  ],
  [
    'a request of PayPal that was paid by half',
    sql`update payments set usd_cents = usd_cents / 2 where method = 'paypal'`,
    /PayPal holds/,
  ],
  [
    'coins that were sent twice',
    sql`update refunds set amount_fils = amount_fils * 2 where by_hand`,
    /clearing:usdt holds/,
  ],
  ['a charge without a message', without('payment-captured'), /told of the charge/],
  ['a decline without a message', without('payment-short'), /told of a declined charge/],
  ['a failure without a message', without('payment-failed'), /told of the end of payment/],
  ['an unpaid day without a message', without('day-unpaid'), /which was not paid/],
  ['an end without a message', without('subscription-ended'), /told of the end of subscription/],
  ['a pause without a message', without('subscription-paused'), /: pause/],
  ['a resumption without a message', without('subscription-resumed'), /: resume/],
  ['a cancellation without a message', without('subscription-cancelled-refund'), /: cancel/],
  ['a request without a reminder', without('payment-reminder'), /was not reminded of after 4 days/],
  ['a refund without a message', without('refund-sent'), /told of refund/],
  ['a renewal without a message', without('subscription-renews'), /without a message before/],
  [
    'an end with the reason of another',
    sql`update messages set parameters = parameters || '{"why": "closed"}'
      where template = 'subscription-ended'`,
    /told that it ended because closed/,
  ],
  [
    'a message at night',
    sql`update messages set sent_at = date_trunc('day', sent_at) where template = 'refund-sent'`,
    /at night/,
  ],
  [
    'a message in another language',
    sql`update messages set language = 'en' where language = 'ar'`,
    /another language/,
  ],
  ['a message that was never sent', sql`update messages set sent_at = null`, /never sent/],
]

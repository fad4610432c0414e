import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Acknowledged } from './client.ts'

export interface Finding {
  what: string
  count: number
}

/** Each query answers the rows that break one promise; all have to be empty. */
const BREACHES: Readonly<Record<string, string>> = {
  'orders written twice under one key': `
    select customer_id from subscriptions where status in ('pending_payment', 'scheduled')
    group by customer_id, plan_id, start_date, restaurant_id having count(*) > 1`,
  'subscriptions without their cycle, payment, receipt or message': `
    select s.id from subscriptions s
    left join subscription_cycles c on c.subscription_id = s.id and c.number = 1
    left join payments p on p.id = c.payment_id and p.subscription_id = s.id
      and p.amount_fils = c.total_fils
    left join subscription_receipts r on r.subscription_id = s.id and r.kind = 'order'
    left join messages m on m.dedupe_key = 'subscription-ordered:' || s.id
    where p.id is null or r.number is null or m.id is null`,
  'payments without a subscription': `
    select p.id from payments p left join subscriptions s on s.id = p.subscription_id
    where s.id is null`,
  'cancelled subscriptions without their receipt or message': `
    select s.id from subscriptions s
    left join subscription_receipts r on r.subscription_id = s.id and r.kind = 'cancel'
    left join messages m on m.dedupe_key = 'subscription-cancelled:' || s.id
    where s.cancelled_at is not null and (r.number is null or m.id is null)`,
  'several receipts of one order or cancellation': `
    select subscription_id from subscription_receipts
    group by subscription_id, kind having count(*) > 1`,
  'PayPal payments without a request or a job for it': `
    select p.id from payments p
    where p.method = 'paypal' and p.request_ref is null and not exists (
      select from pgboss.job j
      where j.name = 'send-paypal-request' and j.data = jsonb_build_object('paymentId', p.id))`,
  'USDT payments without their instructions': `
    select p.id from payments p
    where p.method = 'usdt' and not exists (
      select from messages m where m.dedupe_key like 'usdt-instructions:' || p.id || ':%')`,
  'captured payments without ledger rows, invoice, message or audit': `
    select p.id from payments p
    left join ledger_transactions t on t.key = 'capture:' || p.id
    left join invoices i on i.payment_id = p.id and i.kind = 'invoice'
    left join messages m on m.dedupe_key = 'payment-captured:' || p.id
    left join audit_log a on a.action = 'confirm-payment' and a.object_id = p.id::text
    where p.captured_at is not null
      and (t.id is null or i.id is null or m.id is null or a.id is null)`,
  'refunds without ledger rows or credit note': `
    select r.id from refunds r
    left join ledger_transactions t on t.key = 'refund:' || r.id
    left join invoices i on i.refund_id = r.id
    where t.id is null or i.id is null`,
  'payments whose refunds differ from what they say': `
    select p.id from payments p left join refunds r on r.payment_id = p.id
    group by p.id having coalesce(sum(r.amount_fils), 0) <> p.refunded_fils`,
  'ledger transactions that do not sum to zero': `
    select t.id from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id
    group by t.id having count(e.id) = 0 or sum(e.amount_fils) <> 0`,
  'a ledger that does not sum to zero': `
    select 1 from ledger_entries having coalesce(sum(amount_fils), 0) <> 0`,
  "kitchens' days whose places differ from what is booked": `
    with booked as (
      select restaurant_id, day, sum(places) as places from (
        select c.restaurant_id, held.day::date as day, s.meals_per_day as places
        from subscription_cycles c
        join subscriptions s on s.id = c.subscription_id
        cross join unnest(c.held_days) as held (day)
        union all
        select restaurant_id, day, meals + extra_places from delivery_days where status <> 'skipped'
      ) as all_places group by restaurant_id, day
    )
    select k.day from kitchen_days k
    full join booked b on b.restaurant_id = k.restaurant_id and b.day = k.day
    where coalesce(k.booked, 0) <> coalesce(b.places, 0) or k.booked > k.capacity`,
  'gaps in the numbers of invoices': `
    select seller from invoices group by seller, kind having max(sequence) <> count(*)`,
}

export async function findBreaches(db: Database): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, query] of Object.entries(BREACHES)) {
    const { rows } =
      await sql`select count(*)::integer as count from (${sql.raw(query)}) as found`.execute(db)
    const found = rows[0] as Finding
    if (found.count > 0) findings.push({ ...found, what })
  }
  return findings
}

const count = (what: string, lost: readonly unknown[]): Finding[] =>
  lost.length > 0 ? [{ what, count: lost.length }] : []

/** Compares what clients were answered with what is there. */
export async function findLost(
  db: Database,
  acknowledged: readonly Acknowledged[],
  customerIds: readonly string[],
): Promise<Finding[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'customer_id', 'cancelled_at'])
    .where('customer_id', 'in', customerIds)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const confirmed = await db
    .selectFrom('payments')
    .select('subscription_id')
    .where('captured_at', 'is not', null)
    .execute()
  const captured = new Set(confirmed.map((row) => row.subscription_id))
  const known = new Set(acknowledged.map(({ subscriptionId }) => subscriptionId))
  return [
    ...count(
      'acknowledged orders lost',
      acknowledged.filter((a) => byId.get(a.subscriptionId)?.customer_id !== a.customerId),
    ),
    ...count(
      'acknowledged confirmations lost',
      acknowledged.filter((a) => a.isConfirmed && !captured.has(a.subscriptionId)),
    ),
    ...count(
      'acknowledged cancellations lost',
      acknowledged.filter((a) => a.isCancelled && !byId.get(a.subscriptionId)?.cancelled_at),
    ),
    ...count('orders acknowledged twice', Array(acknowledged.length - known.size).fill(0)),
    ...count(
      'orders that nobody was told of',
      rows.filter(({ id }) => !known.has(id)),
    ),
  ]
}

export interface Unfinished {
  messages: number
  requests: number
  refunds: number
}

/** Work that jobs still owe. */
export async function countUnfinished(db: Database): Promise<Unfinished> {
  const { rows } = await sql<Unfinished>`
    select
      (select count(*)::integer from messages
        where sent_at is null and dropped_at is null and next_try_at <= clock_timestamp()) as messages,
      (select count(*)::integer from payments
        where method = 'paypal' and state = 'requires_action' and request_ref is null) as requests,
      (select count(*)::integer from refunds where state = 'requested' and not by_hand) as refunds
  `.execute(db)
  return rows[0] ?? { messages: 0, requests: 0, refunds: 0 }
}

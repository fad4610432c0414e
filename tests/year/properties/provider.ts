import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import type { FakePayPal } from '../../providers/paypal/fake-paypal.ts'
import type { FakeStripe } from '../../providers/stripe/fake-stripe.ts'

/** Where Stripe's books and ours differ: in a payment, in what disputes hold, in what they cost. */
export async function listProviderErrors(db: Database, stripe: FakeStripe): Promise<string[]> {
  const theirs = takenBy(stripe)
  const ours = await takenByUs(db)
  return [...new Set([...theirs.keys(), ...ours.keys()])]
    .filter((one) => (theirs.get(one) ?? 0) !== (ours.get(one) ?? 0))
    .map((one) => `${one}: Stripe holds ${theirs.get(one) ?? 0}, we say ${ours.get(one) ?? 0}`)
}

/** By the reference of a payment, or the account of our ledger. */
function takenBy({ books }: FakeStripe): Map<string, number> {
  const taken = new Map<string, number>()
  const add = (name: string, fils: number) => taken.set(name, (taken.get(name) ?? 0) + fils)
  const referenceOf = (id: string) => books.intents.get(id)?.metadata['reference'] ?? ''
  for (const { id, status, amount } of books.intents.values()) {
    if (status === 'succeeded') add(referenceOf(id), amount)
  }
  for (const { status, payment_intent: id, amount } of books.refunds.values()) {
    if (status === 'succeeded') add(referenceOf(id), -amount)
  }
  for (const dispute of books.disputes.values()) {
    const { status, payment_intent: id, amount, balance_transactions: movements } = dispute
    if (status === 'lost') add(referenceOf(id), -amount)
    else if (status !== 'won') add('disputed-funds', amount)
    for (const { fee } of movements) add('fees', fee)
  }
  return taken
}

async function takenByUs(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; fils: number }>`
    select p.reference as name, p.amount_fils - coalesce(
      (select sum(r.amount_fils) from refunds r
        where r.payment_id = p.id and r.state = 'succeeded'), 0) as fils
    from payments p where p.method = 'credit_card' and p.captured_at is not null
    union all
    select a.code, sum(e.amount_fils)
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.code in ('disputed-funds', 'fees') group by a.code`.execute(db)
  return new Map(rows.map(({ name, fils }) => [name, fils]))
}

/** Where PayPal's books and ours differ in US cents, by the reference of a payment. */
export async function listPayPalErrors(db: Database, { books }: FakePayPal): Promise<string[]> {
  const { rows } = await sql<{ reference: string; cents: number }>`
    select p.reference, case when p.captured_at is null then 0 else p.usd_cents end
      - coalesce((select sum(r.usd_cents) from refunds r
        where r.payment_id = p.id and r.state = 'succeeded'), 0)
      -- What does not match is theirs until someone sends it back.
      + coalesce((select sum(v.amount_minor) from payment_reviews v
        where v.payment_id = p.id and v.reason = 'amount_differs' and v.returned_at is null), 0)
      as cents
    from payments p where p.method = 'paypal'`.execute(db)
  const ours = new Map(rows.map(({ reference, cents }) => [reference, cents]))
  return [...books.invoices.values()].flatMap(({ number, paid }) => {
    const given = [...books.refunds.values()].filter(
      ({ captureId, status }) => captureId === paid?.payment_id && status === 'COMPLETED',
    )
    const theirs =
      centsOf(paid?.value ?? '0') - given.reduce((sum, { value }) => sum + centsOf(value), 0)
    const known = ours.get(number) ?? 0
    return theirs === known ? [] : [`${number}: PayPal holds ${theirs}, we say ${known}`]
  })
}

const centsOf = (dollars: string): number => Math.round(Number(dollars) * 100)

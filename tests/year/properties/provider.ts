import { sql } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import type { FakeStripe } from '../../providers/stripe/fake-stripe.ts'

/** Where Stripe's books and ours differ: in a payment, in what disputes hold, in what they cost. */
export async function listProviderFaults(db: Database, stripe: FakeStripe): Promise<string[]> {
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

import type { Database } from '../../../src/server/database/database.ts'
import type { FakeStripe } from '../../providers/stripe/fake-stripe.ts'

/** Payments by card whose money at Stripe is another than in our database, and the other way round. */
export async function listProviderFaults(db: Database, { books }: FakeStripe): Promise<string[]> {
  const taken = new Map<string, number>()
  const add = (reference: string, fils: number) =>
    taken.set(reference, (taken.get(reference) ?? 0) + fils)
  for (const { status, metadata, amount } of books.intents.values()) {
    if (status === 'succeeded') add(metadata['reference'] ?? '', amount)
  }
  for (const { status, payment_intent: id, amount } of books.refunds.values()) {
    if (status === 'succeeded') add(books.intents.get(id)?.metadata['reference'] ?? '', -amount)
  }
  const rows = await db
    .selectFrom('payments as p')
    .select(['p.reference', 'p.amount_fils', 'p.captured_at'])
    .select((eb) =>
      eb
        .selectFrom('refunds as r')
        .select((r) => r.fn.coalesce(r.fn.sum<number>('r.amount_fils'), r.lit(0)).as('fils'))
        .whereRef('r.payment_id', '=', 'p.id')
        .where('r.state', '=', 'succeeded')
        .as('refunded'),
    )
    .where('p.method', '=', 'credit_card')
    .execute()
  const ours = new Map(
    rows.map(({ reference, amount_fils: fils, captured_at: at, refunded }) => [
      reference,
      at ? fils - Number(refunded) : 0,
    ]),
  )
  return [...new Set([...taken.keys(), ...ours.keys()])]
    .filter((reference) => (taken.get(reference) ?? 0) !== (ours.get(reference) ?? 0))
    .map((one) => `${one}: Stripe holds ${taken.get(one) ?? 0}, we say ${ours.get(one) ?? 0}`)
}

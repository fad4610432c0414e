import type { PayPalGateway } from '../paypal/paypal.ts'
import { ProviderError } from '../gateway-call.ts'
import { newRef } from './card/card-books.ts'

/** `paid@…` pays by itself as soon as the request is sent; `ignore@…` cannot be paid at all. */
const paysByItself = (email: string) => email.toLowerCase().startsWith('paid@')

/** A PayPal of our own: keeps requests, shows each on a page, takes its payment by a button. */
export const simulatedPayPal: PayPalGateway = {
  request: async ({ db, now }, { key, email, usdCents, reference, language }) => {
    const { id } = await db
      .insertInto('simulator.paypal_requests')
      .values({
        id: newRef('inv'),
        key,
        email,
        usd_cents: usdCents,
        reference,
        language,
        status: paysByItself(email) ? 'paid' : 'sent',
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ref: id, url: `/simulator/paypal/${id}` }
  },
  retrieve: async ({ db }, ref) => {
    const row = await db
      .selectFrom('simulator.paypal_requests')
      .selectAll()
      .where('id', '=', ref)
      .executeTakeFirst()
    if (!row) throw new ProviderError('request', { code: 'no_such_request', isOutcomeKnown: true })
    if (row.status !== 'paid') return { status: row.status === 'sent' ? 'open' : 'cancelled' }
    return {
      status: 'paid',
      captureRef: row.id,
      usdCents: row.usd_cents,
      currency: 'USD',
      reference: row.reference,
    }
  },
  cancel: async ({ db }, ref) => {
    await db
      .updateTable('simulator.paypal_requests')
      .set({ status: 'cancelled' })
      .where('id', '=', ref)
      .where('status', '=', 'sent')
      .execute()
  },
  refund: async ({ db, now }, { key, captureRef, usdCents }) => {
    const { id } = await db
      .insertInto('simulator.paypal_refunds')
      .values({
        id: newRef('ref'),
        key,
        request_id: captureRef,
        usd_cents: usdCents,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ref: id, status: 'succeeded', failureCode: null }
  },
  findRefund: async ({ db }, refund) => {
    const row = await db
      .selectFrom('simulator.paypal_refunds')
      .selectAll()
      .where((eb) =>
        'ref' in refund
          ? eb('id', '=', refund.ref)
          : eb.and([eb('key', '=', refund.key), eb('request_id', '=', refund.requestRef)]),
      )
      .executeTakeFirst()
    if (!row) return 'unknown'
    const { id: ref, key, request_id: captureRef, usd_cents: usdCents } = row
    return { ref, status: 'succeeded', failureCode: null, key, captureRef, usdCents }
  },
  disputeUrl: (ref) => `/simulator/dispute/${ref}`,
  // The simulator sends no webhooks of its own: its requests are asked about.
  verifyWebhook: async () => false,
  readEvent: () => undefined,
}

import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { ProviderError } from '#server/gateways/gateway-call.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { lookUpPayment as contract } from '../../review-contract.ts'
import { minorText } from '../../rules.ts'
import { findSetup } from '../cards/setup-store.ts'
import { getPayPal, type PaymentParts } from '../parts.ts'
import { settle, type PaymentEvent } from '../settling/settle.ts'
import { listAttempts } from '../attempt-store.ts'
import { findPayment, type PaymentRow } from '../store.ts'
import { showPayment } from './show-payment.ts'

type Found = Omit<Output<typeof contract>, 'payment'>
interface Looked {
  found: Found
  event?: PaymentEvent
}

const NONE: Found = { found: 'none', providerRef: null, amount: null, currency: null, code: null }

/** Asks the provider while an admin waits. What fits moves the payment, as a webhook would. */
export const lookUpPayment =
  (parts: PaymentParts) =>
  async (
    db: Database,
    who: Member,
    { id }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const payment = await findPayment(db, id)
    if (!payment) throw new Refusal('not_found', 404)
    const { found, event } = await ask(parts, db, payment, who.now)
    if (event) await inTransaction(db, (tx) => settle(tx, parts, id, event, who.now))
    return { ...found, payment: await showPayment(parts, db, id, who.language) }
  }

async function ask(
  parts: PaymentParts,
  db: Database,
  payment: PaymentRow,
  now: Date,
): Promise<Looked> {
  try {
    if (payment.method === 'paypal') return await askPayPal(parts, { db, now }, payment)
    if (payment.method === 'credit_card') return await askCard(parts, { db, now }, payment)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { found: { ...NONE, found: 'fault', code: error.kind } }
  }
  throw new Refusal('payment_not_at_provider', 409)
}

async function askCard(
  { gateways: { card } }: PaymentParts,
  at: { db: Database; now: Date },
  payment: PaymentRow,
): Promise<Looked> {
  const attempt = (await listAttempts(at.db, payment.id)).at(-1)
  const setup = attempt && (await findSetup(at.db, attempt.card_setup_id))
  if (!attempt || !setup?.method_ref) return { found: NONE }
  const { provider_ref: ref, key } = attempt
  const by = ref === null ? { key, methodRef: setup.method_ref } : { ref }
  const charge = await card.findCharge(at, by)
  if (charge === 'unknown') return { found: NONE }
  const found = {
    found: FOUND[charge.status],
    providerRef: charge.ref,
    amount: minorText(charge.amountFils),
    currency: charge.currency.toUpperCase(),
    code: charge.decline?.code ?? null,
  }
  return { found, event: { kind: 'charge', charge } }
}

const FOUND = {
  succeeded: 'paid',
  failed: 'failed',
  processing: 'open',
  requires_action: 'open',
} as const

async function askPayPal(
  parts: PaymentParts,
  at: { db: Database; now: Date },
  { request_ref: requestRef }: PaymentRow,
): Promise<Looked> {
  if (requestRef === null) return { found: NONE }
  const request = await getPayPal(parts).retrieve(at, requestRef)
  if (request.status !== 'paid') {
    const state = request.status === 'open' ? 'open' : 'failed'
    return { found: { ...NONE, found: state, providerRef: requestRef } }
  }
  const { captureRef, usdCents: minorUnits, currency, reference } = request
  return {
    found: {
      found: 'paid',
      providerRef: captureRef,
      amount: minorText(minorUnits),
      currency,
      code: null,
    },
    event: { kind: 'paid', captureRef, minorUnits, currency, reference },
  }
}

import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { authenticatePayment as contract } from '../../contract.ts'
import type { PaymentState } from '../../rules.ts'
import type { PaymentParts } from '../parts.ts'
import { settle } from '../settling/settle.ts'
import { findLastCharge } from '../attempt-store.ts'
import { findPayment } from '../store.ts'

/**
 * Lets the customer answer the bank about a charge of theirs. What the page says of the answer
 * decides nothing: it asks here again, and the provider says.
 */
export const authenticatePayment =
  (parts: PaymentParts) =>
  async (
    db: Database,
    who: Member,
    { id }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const limit = { bucket: `authenticate:${who.id}`, max: 60, windowSeconds: 3600 }
    await countHit(db, limit, who.now)
    const payment = await findPayment(db, id)
    if (payment?.customer_id !== who.id) throw new Refusal('not_found', 404)
    const state = payment.state as PaymentState
    const ref = await findLastCharge(db, id)
    if (payment.closed_at || payment.captured_at || ref === undefined) return { state, form: null }
    const { charge, form } = await parts.gateways.card.resumeCharge({ db, now: who.now }, ref)
    if (charge.status === 'requires_action') return { state, form }
    await inTransaction(db, (tx) => settle(tx, parts, id, { kind: 'charge', charge }, who.now))
    const settled = await findPayment(db, id)
    return { state: (settled ?? payment).state as PaymentState, form: null }
  }

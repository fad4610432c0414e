import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type { createCardSetup as contract } from '../../contract.ts'
import { isCaptured, type PaymentState } from '../../rules.ts'
import type { PaymentParts } from '../parts.ts'
import { findPayment } from '../store.ts'
import { ensureCardCustomer } from './card-customers.ts'
import { presentSetup, refreshSetup, type ShownSetup } from './refresh-setup.ts'
import { endSetup, openSetup, saveSetupRef } from './setup-store.ts'

const FORM_LIFE_MS = 12 * 3_600_000

/**
 * Gives the customer the provider's form. Our row comes first and the provider is called by its
 * key outside any transaction, so a crash in between leaves nothing that a repetition cannot mend.
 */
export const createCardSetup =
  (parts: PaymentParts) =>
  async (
    db: Database,
    who: Member,
    { paymentId }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    await countHit(db, { bucket: `card-setup:${who.id}`, max: 30, windowSeconds: 3600 }, who.now)
    if (paymentId !== undefined) await refuseUnlessNeeded(db, who.id, paymentId)
    const shown = await takeOpenSetup(parts, db, who, paymentId ?? null)
    if (shown.setup.provider_ref !== null) return presentSetup(shown)
    const { card } = parts.gateways
    const customerRef = await ensureCardCustomer(card, { db, now: who.now }, who.id)
    const { key } = shown.setup
    const { ref, form } = await card.createSetup(
      { db, now: who.now },
      { key, customerRef, language: who.language },
    )
    return presentSetup({ setup: await saveSetupRef(db, shown.setup.id, ref), form })
  }

async function refuseUnlessNeeded(db: Database, customerId: string, paymentId: number) {
  const payment = await findPayment(db, paymentId)
  if (payment?.customer_id !== customerId) throw new Refusal('not_found', 404)
  const isOpen = !payment.closed_at && !isCaptured(payment.state as PaymentState)
  if (payment.method !== 'credit_card' || !isOpen) throw new Refusal('payment_needs_no_card', 409)
}

/** An open form that has ended at the provider, or is too old, makes room for a new one. */
async function takeOpenSetup(
  parts: PaymentParts,
  db: Database,
  who: Member,
  paymentId: number | null,
): Promise<ShownSetup> {
  const open = await openSetup(db, who.id, paymentId, who.now)
  const isStale = who.now.getTime() - open.created_at.getTime() > FORM_LIFE_MS
  if (!isStale) {
    const known = await refreshSetup(parts, db, open, who.now)
    if (known.setup.status !== 'failed') return known
  } else {
    await inTransaction(db, (tx) => endSetup(tx, open.id, { status: 'expired' }, who.now))
  }
  return { setup: await openSetup(db, who.id, paymentId, who.now), form: null }
}

import { inTransaction, type Database } from '#server/database/database.ts'
import type { ChargeResult } from '#server/gateways/card.ts'
import { ProviderRefusal } from '#server/gateways/gateway-call.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import type { PaymentParts } from '../parts.ts'
import { KEY_LIFE_MS } from '../provider-key.ts'
import { settle } from '../settle.ts'
import {
  findOpenAttempt,
  insertAttempt,
  lockPaymentRow,
  updatePayment,
  type AttemptRow,
  type PaymentRow,
} from '../store.ts'
import { findSetup } from './setup-store.ts'

/**
 * Charges a ready payment that is due. The attempt is written and committed first; its key is the
 * provider's idempotency key, so running twice, late or again after a crash charges once.
 */
export const chargePayment =
  (parts: PaymentParts) =>
  async ({ db, clock }: JobContext, { paymentId }: { paymentId: number }): Promise<void> => {
    const now = clock.now()
    const claimed = await claimAttempt(db, paymentId, now)
    if (!claimed) return
    const charge = await askProvider(parts, db, claimed, now)
    if (!charge) return
    await inTransaction(db, (tx) => settle(tx, parts, paymentId, { kind: 'charge', charge }, now))
  }

interface Claim {
  payment: PaymentRow
  attempt: AttemptRow
  methodRef: string
}

/** The open attempt of a due payment, or a new one. */
const claimAttempt = (db: Database, paymentId: number, now: Date): Promise<Claim | undefined> =>
  inTransaction(db, async (tx) => {
    const payment = await lockPaymentRow(tx, paymentId)
    if (!payment || payment.method !== 'credit_card') return undefined
    const open = await findOpenAttempt(tx, paymentId)
    const isDue = payment.state === 'ready' && payment.next_charge_at <= now && !payment.closed_at
    if (!open && (!isDue || payment.card_setup_id === null)) return undefined
    const cardSetupId = open?.card_setup_id ?? (payment.card_setup_id as number)
    const setup = await findSetup(tx, cardSetupId)
    if (!setup?.method_ref) return undefined
    const attempt = open ?? (await insertAttempt(tx, { paymentId, cardSetupId, now }))
    return { payment, attempt, methodRef: setup.method_ref }
  })

async function askProvider(
  { gateways }: PaymentParts,
  db: Database,
  { payment, attempt, methodRef }: Claim,
  now: Date,
): Promise<ChargeResult | undefined> {
  const at = { db, now }
  if (attempt.provider_ref !== null) return gateways.card.retrieveCharge(at, attempt.provider_ref)
  if (now.getTime() - attempt.created_at.getTime() > KEY_LIFE_MS) {
    await inTransaction(db, (tx) =>
      updatePayment(tx, payment.id, { review_reason: 'charge_outcome_unknown' }),
    )
    return undefined
  }
  const { key } = attempt
  const amountFils = payment.amount_fils
  try {
    const { reference } = payment
    return await gateways.card.charge(at, { key, amountFils, methodRef, reference })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const ref = `refused:${key}`
    const failureCode = error.code
    return { ref, key, status: 'failed', amountFils, currency: 'aed', failureCode }
  }
}

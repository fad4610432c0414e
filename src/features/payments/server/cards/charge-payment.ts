import { inTransaction, type Database } from '#server/database/database.ts'
import type { ChargeResult } from '#server/gateways/card.ts'
import { ProviderFault } from '#server/gateways/gateway-call.ts'
import type { JobContext } from '#server/jobs/jobs.ts'
import type { PaymentParts } from '../parts.ts'
import { KEY_LIFE_MS } from '../../rules.ts'
import { settle } from '../settling/settle.ts'
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

/** What the provider says of the attempt, or undefined where a person has to look. */
async function askProvider(
  { gateways }: PaymentParts,
  db: Database,
  { payment, attempt, methodRef }: Claim,
  now: Date,
): Promise<ChargeResult | undefined> {
  const at = { db, now }
  const { key, provider_ref: ref } = attempt
  const isKeyForgotten = now.getTime() - attempt.created_at.getTime() > KEY_LIFE_MS
  if (ref === null && isKeyForgotten) return leaveToPerson(db, payment.id)
  const { amount_fils: amountFils, reference } = payment
  try {
    return ref === null
      ? await gateways.card.charge(at, {
          key,
          amountFils,
          methodRef,
          reference,
          isCustomerPresent: false,
        })
      : found(db, payment.id, await gateways.card.findCharge(at, { ref }))
  } catch (error) {
    if (error instanceof ProviderFault && error.kind === 'request') {
      return leaveToPerson(db, payment.id)
    }
    throw error
  }
}

const found = async (db: Database, paymentId: number, charge: ChargeResult | 'unknown') =>
  charge === 'unknown' ? leaveToPerson(db, paymentId) : charge

async function leaveToPerson(db: Database, paymentId: number): Promise<undefined> {
  const review = { review_reason: 'charge_outcome_unknown' }
  await inTransaction(db, (tx) => updatePayment(tx, paymentId, review))
}

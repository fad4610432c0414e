import { inTransaction, type Database } from '#server/database/database.ts'
import type { ChargeResult } from '#server/gateways/card.ts'
import { ProviderError } from '#server/gateways/gateway-call.ts'
import { enqueue, type JobContext } from '#server/jobs/jobs.ts'
import { isTakenAtOnce, KEY_LIFE_MS, type PaymentPurpose } from '../../rules.ts'
import { isCardBlocked } from '../disputes/dispute-store.ts'
import { endIncidents, nextTry, noteError } from '../incidents/incidents.ts'
import type { PaymentParts } from '../parts.ts'
import { settle } from '../settling/settle.ts'
import {
  findOpenAttempt,
  insertAttempt,
  renewAttemptKey,
  updateAttempt,
  type AttemptRow,
} from '../attempt-store.ts'
import { lockPaymentRow, type PaymentRow } from '../store.ts'
import { endAskedCharges } from './end-asked-charges.ts'
import { findSetup } from './setup-store.ts'

/**
 * Charges a ready payment that is due. The attempt is written and committed first; its key is the
 * provider's idempotency key, so running twice, late or again after a crash charges once. An error
 * of the provider or of ours is no news about the card: the same attempt is made again later.
 */
export const chargePayment =
  (parts: PaymentParts) =>
  async ({ db, clock, log }: JobContext, { paymentId }: { paymentId: number }): Promise<void> => {
    const now = clock.now()
    const { provider } = parts.gateways.card
    try {
      await endAskedCharges(parts, { db, now }, paymentId)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      // The sweep comes back: until then no other card is charged.
      return noteError({ db, log, now }, provider, error)
    }
    const claimed = await claimAttempt(db, paymentId, now)
    if (!claimed) return
    try {
      const charge = await askProvider(parts, db, claimed, now)
      await inTransaction(db, (tx) => settle(tx, parts, paymentId, { kind: 'charge', charge }, now))
      await endIncidents({ db, log, now }, provider)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      await putOff(db, claimed, error, now)
      await noteError({ db, log, now }, provider, error)
    }
  }

interface Claim {
  payment: PaymentRow
  attempt: AttemptRow
  methodRef: string
  isCustomerPresent: boolean
}

const PRESENCE_MS = 15 * 60_000

/**
 * Anyone who orders what is taken at once, or has just typed a card, can answer the bank now. It
 * goes by the instant of the attempt, so that a repeated call says the same.
 */
function isPresent(payment: PaymentRow, attempt: AttemptRow, cardSavedAt: Date | null): boolean {
  if (isTakenAtOnce(payment.purpose as PaymentPurpose)) return true
  if (cardSavedAt === null) return false
  return attempt.created_at.getTime() - cardSavedAt.getTime() < PRESENCE_MS
}

/** The open attempt of a due payment, or a new one. */
const claimAttempt = (db: Database, paymentId: number, now: Date): Promise<Claim | undefined> =>
  inTransaction(db, async (tx) => {
    const payment = await lockPaymentRow(tx, paymentId)
    if (!payment || payment.method !== 'credit_card') return undefined
    const open = await findOpenAttempt(tx, paymentId)
    if (open?.next_try_at && open.next_try_at > now) return undefined
    const isDue = payment.state === 'ready' && payment.next_charge_at <= now && !payment.closed_at
    if (!open && (!isDue || payment.card_setup_id === null)) return undefined
    if (!open && (await isCardBlocked(tx, payment.card_setup_id))) return undefined
    const cardSetupId = open?.card_setup_id ?? (payment.card_setup_id as number)
    const setup = await findSetup(tx, cardSetupId)
    if (!setup?.method_ref) return undefined
    const attempt = open ?? (await insertAttempt(tx, { paymentId, cardSetupId, now }))
    const isCustomerPresent = isPresent(payment, attempt, setup.settled_at)
    return { payment, attempt, methodRef: setup.method_ref, isCustomerPresent }
  })

/**
 * What the provider says of the attempt. Where it may have forgotten the key it is asked for the
 * charge first: only one that it has never had is made again, under a new key.
 */
async function askProvider(
  { gateways: { card } }: PaymentParts,
  db: Database,
  { payment, attempt, methodRef, isCustomerPresent }: Claim,
  now: Date,
): Promise<ChargeResult> {
  const at = { db, now }
  const { provider_ref: ref } = attempt
  let { key } = attempt
  if (ref !== null) {
    const found = await card.findCharge(at, { ref })
    if (found !== 'unknown') return found
    throw new ProviderError('request', { code: 'no_such_charge', isOutcomeKnown: false })
  }
  if (now.getTime() - attempt.key_at.getTime() > KEY_LIFE_MS) {
    const found = await card.findCharge(at, { key, methodRef })
    if (found !== 'unknown') return found
    key = await renewAttemptKey(db, attempt.id, now)
  }
  const { amount_fils: amountFils, reference } = payment
  return card.charge(at, { key, amountFils, methodRef, reference, isCustomerPresent })
}

async function putOff(
  db: Database,
  { payment, attempt }: Claim,
  failure: ProviderError,
  now: Date,
): Promise<void> {
  const tries = attempt.tries + 1
  const nextTryAt = nextTry(tries, now)
  await inTransaction(db, async (tx) => {
    await updateAttempt(tx, attempt.id, {
      tries,
      next_try_at: nextTryAt,
      last_fault: `${failure.kind}: ${failure.code}`,
    })
    // A provider keeps its answer to a key: the corrected call needs another one.
    const isAnswered = failure.kind === 'request' && failure.isOutcomeKnown
    if (isAnswered && attempt.provider_ref === null) await renewAttemptKey(tx, attempt.id, now)
    await enqueue(tx, 'charge-payment', { paymentId: payment.id }, { startAfter: nextTryAt })
  })
}

import { instantAt } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { DECLINE_CLASSES } from '../../declines.ts'
import { errorOfRetry, type PaymentState } from '../../rules.ts'
import { findSetup } from '../cards/setup-store.ts'
import {
  findEndedAttempt,
  findOpenAttempt,
  hasExtraAttemptSince,
  insertAttempt,
  updateAttempt,
  type AttemptRow,
} from '../attempt-store.ts'
import { lockPaymentRow, type PaymentRow } from '../store.ts'

/**
 * One more try for a declined card, besides those that come by themselves. The attempt is written
 * here, so that its job charges once however often it runs.
 */
export async function retryPayment(
  tx: Transaction,
  who: Member,
  { id }: { id: number },
): Promise<void> {
  const payment = await lockPaymentRow(tx, id)
  if (!payment) throw new Refusal('not_found', 404)
  const open = await findOpenAttempt(tx, id)
  if (open?.last_fault) return retryNow(tx, who, payment, open)
  const cardSetupId = await getUsableCard(tx, payment)
  if (open) throw new Refusal('payment_under_way', 409)
  if (await hasExtraAttemptSince(tx, id, instantAt(who.today))) {
    throw new Refusal('payment_tried_today', 409)
  }
  const attempt = await insertAttempt(tx, {
    paymentId: id,
    cardSetupId,
    now: who.now,
    isExtra: true,
  })
  await enqueue(tx, 'charge-payment', { paymentId: id })
  const facts = { state: payment.state, failures: payment.failures }
  await writeAudit(tx, who, {
    action: 'retry-payment',
    object: 'payment',
    objectId: id,
    before: { ...facts, lastFailure: payment.last_failure },
    after: { ...facts, extraAttempt: attempt.id },
  })
}

/** A call that failed through the provider or us does not wait any longer; the bank was not asked. */
async function retryNow(
  tx: Transaction,
  who: Member,
  payment: PaymentRow,
  attempt: AttemptRow,
): Promise<void> {
  await updateAttempt(tx, attempt.id, { next_try_at: null })
  await enqueue(tx, 'charge-payment', { paymentId: payment.id })
  await writeAudit(tx, who, {
    action: 'retry-payment',
    object: 'payment',
    objectId: payment.id,
    before: { state: payment.state, lastFault: attempt.last_fault },
    after: { state: payment.state, attempt: attempt.id },
  })
}

/** @throws Refusal that says why the card is not tried again */
async function getUsableCard(tx: Transaction, payment: PaymentRow): Promise<number> {
  const ended = await findEndedAttempt(tx, payment.id)
  const error = errorOfRetry({
    state: payment.state as PaymentState,
    failures: payment.failures,
    lastDecline: DECLINE_CLASSES.find((one) => one === ended?.decline_class) ?? null,
  })
  if (error) throw new Refusal(error, 409)
  const { card_setup_id: id } = payment
  const setup = id === null ? undefined : await findSetup(tx, id)
  if (!setup?.method_ref) throw new Refusal('payment_card_useless', 409)
  return setup.id
}

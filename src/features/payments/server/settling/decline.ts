import type { Decline } from '#server/gateways/card.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { classOfDecline, isTriedAgain, type DeclineClass } from '../../declines.ts'
import {
  chargeInstant,
  isOwed,
  isTakenAtOnce,
  lastChargeDay,
  nextChargeDay,
  type PaymentPurpose,
} from '../../rules.ts'
import { notifyCustomer } from '../notify.ts'
import { presentSettled, updatePayment } from '../store.ts'
import type { Outcome, Settling } from './settling.ts'

const ANSWER_MS = 3_600_000

/**
 * A bank said no. Where the same card may work later it is tried again on its days; where it will
 * not, the customer is asked at once, and has as long as the tries would have taken.
 */
export async function decline(settling: Settling, said: Decline): Promise<Outcome> {
  const { tx, payment, now } = settling
  if (payment.state !== 'ready') return 'applied'
  const declineClass = classOfDecline(said)
  const failures = payment.failures + 1
  const purpose = payment.purpose as PaymentPurpose
  const isAsking = declineClass === 'authentication'
  if (isTakenAtOnce(purpose) && !isAsking) return giveUp(settling, failures, said.code)
  if (isOwed(purpose) && declineClass === 'useless') return giveUp(settling, failures, said.code)
  const retryDay = nextChargeDay(payment.charge_on, failures)
  if (retryDay === undefined) return giveUp(settling, failures, said.code)
  const tomorrow = addDays(dayOf(now), 1)
  if (!isTriedAgain(declineClass)) return askCustomer(settling, said.code, declineClass)
  const nextChargeAt = chargeInstant(retryDay < tomorrow ? tomorrow : retryDay)
  const waiting = await updatePayment(tx, payment.id, {
    failures,
    last_failure: said.code,
    next_charge_at: nextChargeAt,
  })
  await enqueue(tx, 'charge-payment', { paymentId: payment.id }, { startAfter: nextChargeAt })
  const template = declineClass === 'funds' ? 'payment-short' : 'payment-declined'
  await notifyCustomer(tx, waiting, template, { retryDay: dayOf(nextChargeAt) }, now)
  return 'applied'
}

/** Only the customer can help: by another card, or by answering the bank. */
async function askCustomer(
  settling: Settling,
  code: string,
  declineClass: DeclineClass,
): Promise<Outcome> {
  const { tx, payment, now } = settling
  const tomorrow = addDays(dayOf(now), 1)
  const lastDay = lastChargeDay(payment.charge_on)
  const deadline = isTakenAtOnce(payment.purpose as PaymentPurpose)
    ? new Date(now.getTime() + ANSWER_MS)
    : chargeInstant(lastDay < tomorrow ? tomorrow : lastDay)
  const waiting = await updatePayment(tx, payment.id, {
    failures: payment.failures + 1,
    last_failure: code,
    state: 'requires_action',
    next_charge_at: deadline,
  })
  const template =
    declineClass === 'authentication' ? 'payment-authenticate' : 'payment-card-useless'
  await notifyCustomer(tx, waiting, template, { byDay: dayOf(deadline) }, now)
  return 'applied'
}

/** The payment has failed; what is owed all the same waits for another card. */
export async function giveUp(
  settling: Settling,
  failures: number,
  failureCode: string,
): Promise<Outcome> {
  const { tx, listener, payment, now } = settling
  const purpose = payment.purpose as PaymentPurpose
  const change = { failures, last_failure: failureCode }
  if (isOwed(purpose)) {
    const owed = await updatePayment(tx, payment.id, { ...change, state: 'requires_action' })
    const name = purpose === 'chef_balance' ? 'payment-owed-for-chef' : 'payment-owed'
    await notifyCustomer(tx, owed, name, {}, now, failures)
    return 'applied'
  }
  const failed = await updatePayment(tx, payment.id, { ...change, state: 'failed', closed_at: now })
  await listener.onFailed(tx, presentSettled(failed), now)
  if (!isTakenAtOnce(purpose)) await notifyCustomer(tx, failed, 'payment-failed', {}, now)
  return 'applied'
}

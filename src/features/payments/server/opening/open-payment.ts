import { instantAt } from '#shared/dates.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { toUsdCents } from '#shared/money.ts'
import type { Transaction } from '#server/database/database.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import {
  chargeInstant,
  expiryInstant,
  formatUsd,
  isTakenAtOnce,
  USD_RATE,
  type PaymentState,
} from '../../rules.ts'
import { findLastCard, linkPayment, lockSetup } from '../cards/setup-store.ts'
import { insertLines } from '../books/line-store.ts'
import { notifyCustomer } from '../notify.ts'
import { findCardError } from './card-error.ts'
import { findLivePayment, insertPayment, type PaymentRow } from '../store.ts'
import type { NewPayment, NextAction, OpenedPayment, PaymentOpener } from '../types.ts'

/**
 * Writes a payment before any money moves, and the job that will take it. Opening the same subject
 * again answers the payment that is there.
 * @throws Refusal `not_found` for another's card set-up, `card_not_saved` for one that
 * failed, `card_known_to_fail` for a card that the bank declined for good last time,
 * `card_disputed` for one that disputes a charge of ours
 */
export async function openPayment(
  tx: Transaction,
  who: PaymentOpener,
  payment: NewPayment,
): Promise<OpenedPayment> {
  const card = payment.method === 'credit_card' ? await pickCard(tx, payment) : undefined
  const row = await writePayment(tx, who, payment, card)
  if (!row) return present(await getLivePayment(tx, payment))
  const { id } = row
  if (row.state === 'ready') {
    await enqueue(tx, 'charge-payment', { paymentId: id }, { startAfter: row.next_charge_at })
  } else if (payment.method === 'paypal') {
    await enqueue(tx, 'send-paypal-request', { paymentId: id })
  } else if (payment.method === 'usdt') {
    const coins = toUsdCents(payment.amountFils)
    await notifyCustomer(tx, row, 'usdt-instructions', { coins }, who.now)
  } else if (payment.method === 'bank_transfer') {
    await notifyCustomer(tx, row, 'bank-transfer-instructions', {}, who.now)
  }
  return present(row)
}

interface PickedCard {
  id: number
  isSaved: boolean
}

async function pickCard(tx: Transaction, payment: NewPayment): Promise<PickedCard | undefined> {
  const id = payment.cardSetupId ?? (await findCardBefore(tx, payment))?.id
  if (id === undefined) return undefined
  const setup = await lockSetup(tx, id)
  if (setup?.customer_id !== payment.customerId) throw new Refusal('not_found', 404)
  if (setup.status === 'failed' || setup.status === 'expired') {
    throw new Refusal('card_not_saved', 422, { fields: ['cardSetupId'] })
  }
  const error = payment.cardSetupId === undefined ? undefined : await findCardError(tx, setup)
  if (error) throw new Refusal(error, 422, { fields: ['cardSetupId'] })
  return { id, isSaved: setup.status === 'succeeded' }
}

const findCardBefore = async (tx: Transaction, { isFirst, subscriptionId }: NewPayment) =>
  isFirst ? undefined : findLastCard(tx, subscriptionId)

async function writePayment(
  tx: Transaction,
  who: PaymentOpener,
  payment: NewPayment,
  card: PickedCard | undefined,
): Promise<PaymentRow | undefined> {
  const isReady = card?.isSaved === true
  const isPayPal = payment.method === 'paypal'
  const { purpose } = payment
  const chargeOn = payment.chargeOn > who.today ? payment.chargeOn : who.today
  const isNow = payment.isPaidNow === true || isTakenAtOnce(purpose)
  const dueAt = isNow ? instantAt(who.today) : chargeInstant(payment.chargeOn)
  const row = await insertPayment(
    tx,
    { ...payment, chargeOn },
    {
      state: isReady ? 'ready' : 'requires_action',
      next_charge_at: isReady ? dueAt : expiryInstant(chargeOn, purpose),
      card_setup_id: isReady ? card.id : null,
      paypal_email: isPayPal ? (payment.paypalEmail ?? null) : null,
      usd_cents: isPayPal ? toUsdCents(payment.amountFils) : null,
      usd_rate: isPayPal ? USD_RATE : null,
      created_at: who.now,
    },
  )
  if (row && payment.lines) await insertLines(tx, row.id, payment.lines)
  if (row && card && !card.isSaved) await linkPayment(tx, card.id, row.id)
  return row
}

async function getLivePayment(tx: Transaction, payment: NewPayment): Promise<PaymentRow> {
  const row = await findLivePayment(tx, payment.purpose, payment.subjectId)
  if (!row) throw new Error('A payment was closed while its subject was opened again')
  return row
}

function nextActionOf(row: PaymentRow): NextAction {
  if (row.state !== 'requires_action') return null
  if (row.method === 'paypal') {
    const usd = formatUsd(row.usd_cents ?? 0)
    return { kind: 'paypal_request', email: row.paypal_email ?? '', usd }
  }
  if (row.method === 'usdt') return { kind: 'usdt_instructions' }
  if (row.method === 'bank_transfer') return { kind: 'bank_transfer' }
  if (row.method === 'cash_on_delivery') return null
  return { kind: 'card_setup', url: `/dashboard?payment=${row.id}` }
}

const present = (row: PaymentRow): OpenedPayment => ({
  id: row.id,
  state: row.state as PaymentState,
  nextAction: nextActionOf(row),
})

import { dayOf } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { messages } from '../../messages.ts'
import { OWED_PURPOSES } from '../../rules.ts'
import { openPayment } from '../opening/open-payment.ts'
import { findPayment, getCustomer, presentSettled } from '../store.ts'
import { receivable } from './templates.ts'
import type { OpenedPayment, PaymentListener, PaymentListeners, SettledPayment } from '../types.ts'

export interface Lost {
  /** The payment whose money was lost after its delivery: one receivable each. */
  paymentId: number
  amountFils: number
  now: Date
}

/**
 * What was delivered and lost its payment is owed again. No card is charged for it by itself: the
 * customer pays it with a card they choose, and orders nothing new before.
 */
export async function openReceivable(
  tx: Transaction,
  { paymentId, amountFils, now }: Lost,
): Promise<OpenedPayment> {
  const lost = await findPayment(tx, paymentId)
  if (!lost) throw new Error(`No payment ${paymentId}`)
  const opened = await openPayment(
    tx,
    { now, today: dayOf(now) },
    {
      customerId: lost.customer_id,
      purpose: 'receivable',
      subjectId: paymentId,
      subscriptionId: null,
      amountFils,
      method: 'credit_card',
      chargeOn: dayOf(now),
      description: {
        en: textsIn(messages, 'en').receivable(lost.description_en),
        ar: textsIn(messages, 'ar').receivable(lost.description_ar),
      },
    },
  )
  const { phone, language } = await getCustomer(tx, lost.customer_id)
  await queueMessage(tx, {
    to: phone,
    template: receivable,
    parameters: { amount: amountFils, payment: String(opened.id), reference: lost.reference },
    language,
    dedupeKey: `payment-receivable:${opened.id}`,
    now,
  })
  return opened
}

const firstOwed = prepared<{ customerId: string }>()((db, param) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('customer_id', '=', param('customerId'))
    .where('purpose', 'in', OWED_PURPOSES)
    .where('state', '=', 'requires_action')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(1),
)

/**
 * A customer who owes for what was delivered pays that first.
 * @throws Refusal `payment_owed` that names the payment and where to pay it
 */
export async function refuseWhileOwing(db: Database, customerId: string): Promise<void> {
  const [owed] = await firstOwed(db, { customerId })
  if (!owed) return
  throw new Refusal('payment_owed', 409, {
    details: { paymentId: owed.id, url: `/dashboard?payment=${owed.id}` },
  })
}

/** Who listens to the payment that was lost hears of what is owed for it. */
export function receivablePayments(
  listeners: Omit<PaymentListeners, 'receivable'>,
): PaymentListener {
  const heard = async (db: Database, { subjectId }: SettledPayment) => {
    const lost = await findLostFirst(db, subjectId)
    return { lost, listener: listeners[lost.purpose as keyof typeof listeners] }
  }
  const notify = async (tx: Transaction, payment: SettledPayment, now: Date) => {
    const { lost, listener } = await heard(tx, payment)
    await listener.onReceivable?.(tx, lost, now)
  }
  return {
    lock: async (tx, payment) => {
      const { lost, listener } = await heard(tx, payment)
      await listener.lock?.(tx, lost)
    },
    onReady: () => Promise.resolve(),
    onCaptured: notify,
    onFailed: () => Promise.resolve(),
    onLost: async (tx, payment, lostFils, now) => {
      await notify(tx, payment, now)
      return lostFils
    },
  }
}

/** The payment that a debt goes back to: what was paid again may be lost again. */
async function findLostFirst(db: Database, id: number): Promise<SettledPayment> {
  const payment = await findPayment(db, id)
  if (!payment) throw new Error(`No payment ${id}`)
  return payment.purpose === 'receivable'
    ? findLostFirst(db, payment.subject_id)
    : presentSettled(payment)
}

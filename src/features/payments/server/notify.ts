import { queueMessage, type MessageTemplate } from '#features/messages/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import { getCustomer, type PaymentRow } from './store.ts'
import { PAYMENT_TEMPLATES } from './templates.ts'

interface Common {
  reference: string
  amount: number
  chargeOn: string
}

type Name = keyof typeof PAYMENT_TEMPLATES
/** What a template wants on top of what every payment has. */
type Extra<N extends Name> = Omit<(typeof PAYMENT_TEMPLATES)[N]['sample'], keyof Common> &
  Partial<Pick<Common, 'amount'>>

/**
 * Queues a message about a payment, once a payment, template and parameter set.
 * @param key sets it apart from the same message at another time
 */
export async function notifyCustomer<N extends Name>(
  tx: Transaction,
  payment: PaymentRow,
  name: N,
  extra: Extra<N>,
  now: Date,
  key?: string | number,
): Promise<void> {
  const customer = await getCustomer(tx, payment.customer_id)
  const template: MessageTemplate = PAYMENT_TEMPLATES[name]
  await queueMessage(tx, {
    to: customer.phone,
    template,
    parameters: {
      reference: payment.reference,
      amount: payment.amount_fils,
      chargeOn: payment.charge_on,
      ...extra,
    },
    language: customer.language,
    dedupeKey: [
      name,
      payment.id,
      ...Object.values(extra),
      ...(key === undefined ? [] : [key]),
    ].join(':'),
    now,
  })
}

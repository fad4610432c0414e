import { dayOf, formatDay } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import { queueMessage, type RenderedTemplate } from '#features/messages/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import type { UsdtWallet } from '#server/gateways/usdt.ts'
import { messages } from '../messages.ts'
import { formatUsd } from '../rules.ts'
import { getCustomer, type PaymentRow } from './store.ts'

type Template =
  | 'payment-captured'
  | 'payment-declined'
  | 'payment-short'
  | 'payment-card-useless'
  | 'payment-authenticate'
  | 'payment-failed'
  | 'payment-owed'
  | 'payment-expired'
  | 'paypal-request'
  | 'usdt-instructions'
  | 'bank-transfer-instructions'
  | 'refund-sent'
  | 'refund-failed'

/** Queues a message about a payment, once a payment, template and parameter set. */
export async function notifyCustomer(
  tx: Transaction,
  payment: PaymentRow,
  template: Template,
  extra: Readonly<Record<string, string | number>>,
  now: Date,
): Promise<void> {
  const customer = await getCustomer(tx, payment.customer_id)
  const parameters = {
    reference: payment.reference,
    amountFils: payment.amount_fils,
    purpose: payment.purpose,
    chargeOn: payment.charge_on,
    ...extra,
  }
  await queueMessage(tx, {
    to: customer.phone,
    template,
    parameters,
    language: customer.language,
    dedupeKey: [template, payment.id, ...Object.values(extra)].join(':'),
    now,
  })
}

type Texts = (typeof messages)['en']['templates']
type Render = (texts: Texts, said: Said) => string

interface Said {
  amount: string
  reference: string
  of: (name: string) => string
  day: (name: string) => string
}

const renders = (publicUrl: string, wallet: UsdtWallet | undefined): Record<Template, Render> => ({
  'payment-captured': (texts, { amount, reference }) => texts.captured(amount, reference),
  'payment-declined': (texts, { amount, day }) => texts.declined(amount, day('retryDay')),
  'payment-short': (texts, { amount, day }) => texts.short(amount, day('retryDay')),
  'payment-card-useless': (texts, { amount, day }) => texts.cardUseless(amount, day('byDay')),
  'payment-authenticate': (texts, { amount, day }) => texts.authenticate(amount, day('byDay')),
  'payment-failed': (texts, { amount }) => texts.failed(amount),
  'payment-owed': (texts, { amount, reference, of }) =>
    of('purpose') === 'chef_balance'
      ? texts.owedForChef(amount, reference)
      : texts.owed(amount, reference),
  'payment-expired': (texts, { amount, reference }) => texts.expired(amount, reference),
  'paypal-request': (texts, { of, day }) =>
    texts.paypalRequest(
      formatUsd(Number(of('usdCents'))),
      of('email'),
      new URL(of('url'), publicUrl).href,
      day('chargeOn'),
    ),
  'usdt-instructions': (texts, { of, reference, day }) =>
    texts.usdtInstructions({
      usdt: formatUsd(Number(of('usdCents'))),
      address: wallet?.address ?? '',
      network: wallet?.network ?? '',
      reference,
      day: day('chargeOn'),
    }),
  'bank-transfer-instructions': (texts, { amount, reference, day }) =>
    texts.transferInstructions(amount, reference, day('chargeOn')),
  'refund-failed': (texts, { amount, reference }) => texts.refundFailed(amount, reference),
  'refund-sent': (texts, { amount, of, reference }) =>
    of('to') === 'wallet'
      ? texts.refundToWallet(amount, reference)
      : texts.refundSent(amount, reference),
})

/** How every message about money reads. */
export function paymentTemplates(
  publicUrl: string,
  wallet: UsdtWallet | undefined,
): RenderedTemplate[] {
  return Object.entries(renders(publicUrl, wallet)).map(([name, render]) => ({
    name,
    isAlwaysSent: name !== 'payment-captured',
    render: (parameters, language) => {
      const texts = textsIn(messages, language).templates
      const of = (key: string) => String(parameters[key] ?? '')
      const amount = formatDirhams(Number(parameters['amountFils']), language)
      const day = (key: string) => formatDay(of(key) || dayOf(new Date(0)), language, 'long')
      return render(texts, { amount, reference: of('reference'), of, day })
    },
  }))
}

import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { code, inAddress, money } = variables

export const receivable = utilityTemplate({
  name: 'payment-receivable',
  en: 'Payment {reference} was taken back after food was delivered, so {amount} is owed for it. Deliveries that aren’t paid for won’t come. Pay it to place new orders.',
  ar: 'استُرد مبلغ الدفعة {reference} بعد توصيل طعام، لذلك يبقى {amount} مستحقًا عنه، ولا تصل توصيلات لم يُدفع ثمنها. يمكنك سداده لتقديم طلبات جديدة.',
  variables: { reference: code('SUF-000042'), amount: money, payment: inAddress('42') },
  button: { en: 'Pay now', ar: 'الدفع الآن', path: '/dashboard?payment={payment}' },
  hours: 'day',
  isAlwaysSent: true,
})

export const receivableTemplates: MessageTemplate[] = [receivable]

import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { code, money } = variables

export const receivable = utilityTemplate({
  name: 'payment-receivable',
  en: 'We lost the payment {reference} after your food was delivered, so {amount} is owed again. Pay it to place new orders.',
  ar: 'استُرد مبلغ الدفعة {reference} بعد توصيل الطعام، لذلك يبقى {amount} مستحقًا. يمكنك سداده لتقديم طلبات جديدة.',
  variables: { reference: code('SUF-000042'), amount: money, payment: code('42') },
  button: { en: 'Pay now', ar: 'الدفع الآن', path: '/dashboard?payment={payment}' },
  hours: 'day',
  isAlwaysSent: true,
})

export const receivableTemplates: MessageTemplate[] = [receivable]

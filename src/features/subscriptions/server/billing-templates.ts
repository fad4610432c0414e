import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { bilingual, day, money, oneOf } = variables

const plan = bilingual('Full Day', 'يوم كامل')

const HOW = {
  credit_card: { en: 'your card', ar: 'بطاقتك' },
  paypal: { en: 'PayPal', ar: 'باي بال' },
  usdt: { en: 'USDT', ar: 'عملة USDT' },
  bank_transfer: { en: 'bank transfer', ar: 'تحويل مصرفي' },
} as const

export type PayBy = keyof typeof HOW

const WHY = {
  cancelled: { en: 'you cancelled it', ar: 'بطلب منك' },
  unpaid: { en: 'its payment never came', ar: 'لعدم سداد الدفعة' },
  lost: { en: 'your bank took its payment back', ar: 'لأن البنك استرد دفعتها' },
  closed: { en: 'your restaurant has closed', ar: 'لأن مطعمك أغلق' },
} as const

export type EndReason = keyof typeof WHY

const subscriptions = { en: 'My subscriptions', ar: 'اشتراكاتي', path: '/dashboard' } as const

export const renews = utilityTemplate({
  name: 'subscription-renews',
  en: 'Your {plan} plan renews: on {chargeOn} we charge {amount} to {how} for the next 4 weeks, from {startsOn}. Until then you can skip, pause or cancel in the app.',
  ar: 'تتجدد خطتك «{plan}»: يوم {chargeOn} نخصم {amount} عبر {how} عن الأسابيع الأربعة التالية، ابتداءً من {startsOn}. قبل ذلك يمكنك التخطّي أو الإيقاف أو الإلغاء من التطبيق.',
  variables: {
    plan,
    chargeOn: day,
    amount: money,
    how: oneOf(HOW, 'credit_card'),
    startsOn: day,
  },
  button: subscriptions,
  hours: 'day',
  isAlwaysSent: true,
})

export const paymentReminder = utilityTemplate({
  name: 'payment-reminder',
  en: 'We’re still waiting for {amount} for your {plan} plan. Pay with {how} and your deliveries go ahead. Nothing is cooked before.',
  ar: 'ما زلنا ننتظر {amount} عن خطتك «{plan}». يمكنك الدفع عبر {how} لتصلك وجباتك، ولا يبدأ الطهي قبل ذلك.',
  variables: { amount: money, plan, how: oneOf(HOW, 'paypal') },
  button: subscriptions,
  hours: 'day',
  isAlwaysSent: true,
})

export const subscriptionEnded = utilityTemplate({
  name: 'subscription-ended',
  en: 'Your {plan} plan has ended because {why}. You can subscribe again at any time.',
  ar: 'انتهت خطتك «{plan}» {why}. يمكنك الاشتراك من جديد في أي وقت.',
  variables: { plan, why: oneOf(WHY, 'cancelled') },
  button: { en: 'See plans', ar: 'عرض الخطط', path: '/meal-plans' },
  hours: 'day',
  isAlwaysSent: true,
})

/** What a subscription reports money that is still to come, and of its end. */
export const billingTemplates: MessageTemplate[] = [renews, paymentReminder, subscriptionEnded]

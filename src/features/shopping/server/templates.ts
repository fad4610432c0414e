import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { bilingual, clock, code, day, money } = variables

const number = code('SO-000118')
const window = { from: clock('17:00'), to: clock('19:00') }
const reason = bilingual('it was out of stock', 'نفاد الكمية')
const button = { en: 'See my orders', ar: 'عرض طلباتي', path: '/dashboard/shopping-lists' }

export const placed = utilityTemplate({
  name: 'ingredients-placed',
  isAlwaysSent: true,
  en: 'We’ve got your order {number} for {total}. It arrives on {day} between {from} and {to} at your saved address.',
  ar: 'وصلنا طلب المكوّنات {number} بقيمة {total}. موعد توصيله {day} بين الساعة {from} و{to} إلى عنوانك المحفوظ.',
  variables: { number, total: money, day, ...window },
  button,
})

export const placedCash = utilityTemplate({
  name: 'ingredients-placed-cash',
  isAlwaysSent: true,
  en: 'We’ve got your order {number}. It arrives on {day} between {from} and {to}. Please have {total} in cash ready.',
  ar: 'وصلنا طلب المكوّنات {number}. موعد توصيله {day} بين الساعة {from} و{to}. يُرجى تجهيز {total} نقدًا عند الاستلام.',
  variables: { number, total: money, day, ...window },
  button,
})

export const out = utilityTemplate({
  name: 'ingredients-out',
  isAlwaysSent: true,
  en: 'Your ingredients are on their way and arrive between {from} and {to}. The order is {number} in your account.',
  ar: 'مكوّناتك في الطريق إليك، وتصل بين {from} و{to}. رقم الطلب {number} في حسابك.',
  variables: { number, ...window },
  button,
})

export const delivered = utilityTemplate({
  name: 'ingredients-delivered',
  en: 'Your ingredients have arrived: order {number} is complete. Enjoy your cooking!',
  ar: 'وصلت مكوّناتك: اكتمل الطلب {number}. بالهناء والعافية!',
  variables: { number },
})

export const cancelled = utilityTemplate({
  name: 'ingredients-cancelled',
  isAlwaysSent: true,
  en: 'Your ingredient order {number} is cancelled. Reason: {reason}. Anything you paid by card goes back to it.',
  ar: 'أُلغي طلب المكوّنات {number}. السبب: {reason}. كل مبلغ دُفع بالبطاقة يعود إليها.',
  variables: { number, reason },
  button,
})

export const failed = utilityTemplate({
  name: 'ingredients-failed',
  isAlwaysSent: true,
  en: 'Sorry, we couldn’t deliver your ingredients ({number}). Reason: {reason}. Anything you paid by card goes back to it.',
  ar: 'نعتذر، تعذّر توصيل مكوّناتك ({number}). السبب: {reason}. كل مبلغ دُفع بالبطاقة يعود إليها.',
  variables: { number, reason },
  button,
})

export const shoppingTemplates: MessageTemplate[] = [
  placed,
  placedCash,
  out,
  delivered,
  cancelled,
  failed,
]

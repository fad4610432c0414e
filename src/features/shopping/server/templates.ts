import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { bilingual, clock, code, day, inAddress, money } = variables

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

const toOrder = {
  en: 'See the order',
  ar: 'عرض الطلب',
  path: '/dashboard/shopping-lists?order={order}',
} as const
const order = inAddress('118')

export const late = utilityTemplate({
  name: 'ingredients-late',
  isAlwaysSent: true,
  expiresAfterHours: 1,
  en: 'Sorry, we’re late with your ingredients: order {number} was due by {to}. Your order page shows where it is.',
  ar: 'نعتذر، تأخرنا في توصيل مكوّناتك: كان موعد الطلب {number} قبل {to}. صفحة الطلب توضح حالته.',
  variables: { number, to: window.to, order },
  button: toOrder,
})

const missedFacts = { number, until: clock('18:31'), untilDay: day, order }

export const missed = utilityTemplate({
  name: 'ingredients-missed',
  isAlwaysSent: true,
  en: 'Sorry, your ingredients didn’t arrive: order {number}. Choose a new time or your money back by {until} on {untilDay}. After that, {total} goes back to your card.',
  ar: 'نعتذر، لم تصل مكوّناتك: الطلب {number}. يمكنك اختيار موعد جديد أو استرداد المبلغ حتى {until} يوم {untilDay}. بعد ذلك يعود {total} إلى بطاقتك.',
  variables: { ...missedFacts, total: money },
  button: toOrder,
})

export const missedCash = utilityTemplate({
  name: 'ingredients-missed-cash',
  isAlwaysSent: true,
  en: 'Sorry, your ingredients didn’t arrive: order {number}. You haven’t paid anything. Choose a new time by {until} on {untilDay}, or we’ll cancel the order.',
  ar: 'نعتذر، لم تصل مكوّناتك: الطلب {number}. لم يُدفع عنه شيء. يمكنك اختيار موعد جديد حتى {until} يوم {untilDay}، وإلا نلغي الطلب.',
  variables: missedFacts,
  button: toOrder,
})

export const newTime = utilityTemplate({
  name: 'ingredients-new-time',
  isAlwaysSent: true,
  en: 'Your ingredients now arrive on {day} between {from} and {to}. The order is still {number}, at the same price.',
  ar: 'موعد مكوّناتك الجديد {day} بين الساعة {from} و{to}. رقم الطلب لا يزال {number}، والسعر كما كان.',
  variables: { number, day, ...window, order },
  button: toOrder,
})

export const moneyBack = utilityTemplate({
  name: 'ingredients-money-back',
  isAlwaysSent: true,
  en: 'We’re returning {total} to your card for ingredient order {number}, which didn’t arrive.',
  ar: 'نعيد {total} إلى بطاقتك عن طلب المكوّنات {number} الذي لم يصل.',
  variables: { number, total: money },
  button,
})

export const ended = utilityTemplate({
  name: 'ingredients-ended',
  isAlwaysSent: true,
  en: 'Ingredient order {number} is cancelled, and there’s nothing to pay. Sorry that it didn’t arrive.',
  ar: 'أُلغي طلب المكوّنات {number}، ولا يوجد ما يُدفع عنه. نعتذر لعدم وصوله.',
  variables: { number },
  button,
})

export const shoppingTemplates: MessageTemplate[] = [
  placed,
  placedCash,
  out,
  delivered,
  cancelled,
  failed,
  late,
  missed,
  missedCash,
  newTime,
  moneyBack,
  ended,
]

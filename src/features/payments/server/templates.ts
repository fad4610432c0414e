import {
  utilityTemplate,
  variables,
  type MessageTemplate,
  type Variable,
} from '#features/messages/server/public.ts'
import { formatUsd } from '../rules.ts'

const { code, day, inAddress, money } = variables
const reference = code('PAY-000123')

const usd: Variable<number> = {
  sample: 51_709,
  inWords: (cents, language) =>
    language === 'ar' ? `${formatUsd(cents)} دولار` : `USD ${formatUsd(cents)}`,
}

const coins: Variable<number> = { ...usd, inWords: (cents) => `${formatUsd(cents)} USDT` }

const button = { en: 'See payments', ar: 'عرض المدفوعات', path: '/dashboard' }
const newCard = { en: 'Change card', ar: 'تغيير البطاقة', path: '/dashboard' }
const always = { hours: 'day', isAlwaysSent: true } as const

/** Every message about money, by its name in the outbox. */
export const PAYMENT_TEMPLATES = {
  'payment-captured': utilityTemplate({
    name: 'payment-captured',
    en: 'We’ve received your payment of {amount}. Payment {reference} and its invoice are in your Sufra account.',
    ar: 'استلمنا دفعتك بقيمة {amount}. الدفعة {reference} وفاتورتها في حسابك في سُفرة.',
    variables: { amount: money, reference },
    button,
    hours: 'day',
  }),
  'payment-declined': utilityTemplate({
    name: 'payment-declined',
    en: 'Your bank declined {amount}. We’ll try again on {retryDay}. You can use another card before then.',
    ar: 'رفض البنك دفع {amount}. نحاول مرة أخرى يوم {retryDay}، ويمكنك استخدام بطاقة أخرى قبل ذلك.',
    variables: { amount: money, retryDay: day },
    button: newCard,
    ...always,
  }),
  'payment-short': utilityTemplate({
    name: 'payment-short',
    en: 'Your card didn’t have enough for {amount}. We’ll try again on {retryDay}. You can use another card before then.',
    ar: 'لم يكن في بطاقتك رصيد يكفي لدفع {amount}. نحاول مرة أخرى يوم {retryDay}، ويمكنك استخدام بطاقة أخرى قبل ذلك.',
    variables: { amount: money, retryDay: day },
    button: newCard,
    ...always,
  }),
  'payment-card-useless': utilityTemplate({
    name: 'payment-card-useless',
    en: 'Your bank doesn’t accept this card any more, so {amount} isn’t paid. Use another card by {byDay} to keep your order.',
    ar: 'لم يعد البنك يقبل هذه البطاقة، ولذلك لم يُدفع {amount}. يمكنك استخدام بطاقة أخرى قبل نهاية {byDay} للاحتفاظ بطلبك.',
    variables: { amount: money, byDay: day },
    button: newCard,
    ...always,
  }),
  'payment-authenticate': utilityTemplate({
    name: 'payment-authenticate',
    en: 'Your bank wants you to confirm {amount}. Confirm the payment by {byDay} in your Sufra account.',
    ar: 'يطلب البنك تأكيدك لدفع {amount}. تأكيد الدفع متاح حتى {byDay} من حسابك في سُفرة.',
    variables: { amount: money, byDay: day },
    button: { en: 'Confirm payment', ar: 'تأكيد الدفع', path: '/dashboard' },
    ...always,
  }),
  'payment-failed': utilityTemplate({
    name: 'payment-failed',
    en: 'Your bank declined {amount} again, so your plan can’t continue. Pay with another card to keep it.',
    ar: 'رفض البنك دفع {amount} مرة أخرى، ولذلك لا يمكن أن تستمر خطتك. يمكنك الدفع ببطاقة أخرى للاحتفاظ بها.',
    variables: { amount: money },
    button: newCard,
    ...always,
  }),
  'payment-owed': utilityTemplate({
    name: 'payment-owed',
    en: 'Your bank declined {amount} for extra meals again. Pay {reference} with another card, then you can add extra meals again.',
    ar: 'رفض البنك مرة أخرى دفع {amount} ثمن وجبات إضافية. بعد دفع {reference} ببطاقة أخرى تعود إضافة الوجبات متاحة.',
    variables: { amount: money, reference },
    button: newCard,
    ...always,
  }),
  'payment-owed-for-chef': utilityTemplate({
    name: 'payment-owed-for-chef',
    en: 'Your bank declined {amount} for your chef event again. Pay {reference} with another card in your Sufra account.',
    ar: 'رفض البنك مرة أخرى دفع {amount} لمناسبة الشيف. يمكنك دفع {reference} ببطاقة أخرى من حسابك في سُفرة.',
    variables: { amount: money, reference },
    button: newCard,
    ...always,
  }),
  'payment-expired': utilityTemplate({
    name: 'payment-expired',
    en: 'Your payment of {amount} didn’t arrive in time. You can still pay {reference} by card in your Sufra account.',
    ar: 'لم تصل دفعتك بقيمة {amount} في موعدها. ما زال بإمكانك دفع {reference} بالبطاقة من حسابك في سُفرة.',
    variables: { amount: money, reference },
    button: newCard,
    ...always,
  }),
  'paypal-request': utilityTemplate({
    name: 'paypal-request',
    en: 'PayPal has sent a request for {usd} to {email}. Pay it by {chargeOn} to start on time.',
    ar: 'أرسلت باي بال طلب دفع بقيمة {usd} إلى {email}. يُرجى الدفع قبل نهاية {chargeOn} للبدء في الموعد.',
    variables: { usd, email: code('mariam@example.com'), chargeOn: day, payment: inAddress('42') },
    button: {
      en: 'Pay with PayPal',
      ar: 'الدفع عبر باي بال',
      path: '/dashboard?payment={payment}',
    },
    ...always,
  }),
  'usdt-instructions': utilityTemplate({
    name: 'usdt-instructions',
    en: 'Send {coins} on the {network} network to {address} by {chargeOn}. Add the reference {reference} and we’ll confirm when it arrives.',
    ar: 'يُرجى إرسال {coins} عبر شبكة {network} إلى العنوان {address} قبل نهاية {chargeOn}. مع ذكر المرجع {reference} نؤكد الدفع فور وصوله.',
    variables: {
      coins,
      network: { ofSettings: ({ usdt }) => usdt?.network ?? '' },
      address: { ofSettings: ({ usdt }) => usdt?.address ?? '' },
      chargeOn: day,
      reference,
    },
    ...always,
  }),
  'bank-transfer-instructions': utilityTemplate({
    name: 'bank-transfer-instructions',
    en: 'Your plan is ready: transfer {amount} by {chargeOn} to start it. Use the reference {reference}. Our bank details are in your Sufra account.',
    ar: 'خطتك جاهزة: يُرجى تحويل {amount} قبل نهاية {chargeOn} لتبدأ. المرجع {reference}. بيانات حسابنا المصرفي في حسابك في سُفرة.',
    variables: { amount: money, chargeOn: day, reference },
    button,
    ...always,
  }),
  'transfer-incomplete': utilityTemplate({
    name: 'transfer-incomplete',
    en: 'We’ve received {received} for payment {reference}. Transfer the missing {missing} with the same reference, and we’ll confirm when it arrives.',
    ar: 'وصل {received} للدفعة {reference}. بعد تحويل المبلغ الناقص {missing} بالمرجع نفسه نؤكد الدفع فور وصوله.',
    variables: { received: money, missing: money, reference },
    button,
    ...always,
  }),
  'usdt-incomplete': utilityTemplate({
    name: 'usdt-incomplete',
    en: 'We’ve received {coins} for payment {reference}. Send the missing {missingCoins} to {address} on the {network} network, and we’ll confirm when it arrives.',
    ar: 'وصل {coins} للدفعة {reference}. بعد إرسال الناقص {missingCoins} إلى العنوان {address} عبر شبكة {network} نؤكد الدفع فور وصوله.',
    variables: {
      coins,
      missingCoins: coins,
      network: { ofSettings: ({ usdt }) => usdt?.network ?? '' },
      address: { ofSettings: ({ usdt }) => usdt?.address ?? '' },
      reference,
    },
    button,
    ...always,
  }),
  'refund-sent': utilityTemplate({
    name: 'refund-sent',
    en: 'We’ve refunded {amount} of payment {reference}. Your bank usually shows it within a few working days.',
    ar: 'أعدنا إليك {amount} من الدفعة {reference}. يظهر المبلغ لدى البنك عادةً خلال أيام عمل قليلة.',
    variables: { amount: money, reference },
    ...always,
  }),
  'extras-refunded': utilityTemplate({
    name: 'extras-refunded',
    en: 'The extras you ordered for {day} don’t come as planned. We’re refunding {amount} of payment {reference} the way you paid.',
    ar: 'لا تصل الوجبات الإضافية التي طلبتها ليوم {day} كما كان مقررًا. نعيد إليك {amount} من الدفعة {reference} بالطريقة التي دفعت بها.',
    variables: { day, amount: money, reference },
    hours: 'day',
  }),
  'extras-let-off': utilityTemplate({
    name: 'extras-let-off',
    en: 'The extras you ordered for {day} don’t come as planned, so you don’t pay {amount} for them. If payment {reference} still includes them, we refund that part at once.',
    ar: 'لا تصل الوجبات الإضافية التي طلبتها ليوم {day} كما كان مقررًا، ولذلك لا نطلب منك ثمنها، {amount}. وإن شملتها الدفعة {reference} نعيد هذا المبلغ إليك فورًا.',
    variables: { day, amount: money, reference },
    hours: 'day',
  }),
  'refund-failed': utilityTemplate({
    name: 'refund-failed',
    en: 'Your refund of {amount} for payment {reference} didn’t reach your account. Enter another account to send it to, or wait for us to write again.',
    ar: 'لم يصل إلى حسابك المبلغ المسترد {amount} عن الدفعة {reference}. يمكنك إدخال حساب آخر نحوّل إليه، أو انتظار رسالة جديدة منا.',
    variables: { amount: money, reference },
    button: { en: 'Enter account', ar: 'إدخال الحساب', path: '/dashboard' },
    ...always,
  }),
  'payment-taken-back': utilityTemplate({
    name: 'payment-taken-back',
    en: 'Your bank took back {amount} of payment {reference}, so what it paid for and hasn’t been prepared yet won’t come.',
    ar: 'استردّ البنك {amount} من الدفعة {reference}، ولذلك لن يصل ما دُفع ثمنه بها ولم يُحضَّر بعد.',
    variables: { amount: money, reference },
    button,
    ...always,
  }),
  'refund-by-hand': utilityTemplate({
    name: 'refund-by-hand',
    en: 'We’re refunding {amount} of payment {reference}. Enter the account to send it to in your Sufra account.',
    ar: 'نعيد إليك {amount} من الدفعة {reference}. يمكنك إدخال الحساب الذي نحوّل إليه من حسابك في سُفرة.',
    variables: { amount: money, reference },
    button: { en: 'Enter account', ar: 'إدخال الحساب', path: '/dashboard' },
    ...always,
  }),
  'refund-paid-out': utilityTemplate({
    name: 'refund-paid-out',
    en: 'We’ve sent you {amount} of payment {reference}. A bank transfer usually arrives within a few working days.',
    ar: 'حوّلنا إليك {amount} من الدفعة {reference}. تصل الحوالة المصرفية عادةً خلال أيام عمل قليلة.',
    variables: { amount: money, reference },
    ...always,
  }),
}

export const paymentTemplates: MessageTemplate[] = Object.values(PAYMENT_TEMPLATES)

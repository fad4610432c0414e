import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts } from '#shared/language.ts'

/** What a plan still waits for before it begins. */
export const awaitedTexts = defineTexts(
  {
    payPal: (usd: string, day: Day) =>
      `PayPal asks you for USD ${usd} by e-mail. Please pay it by ${formatDay(day, 'en', 'long')}.`,
    payPalComes: 'The request is being sent. The way to it opens here by itself.',
    pay: (usd: string) => `Pay USD ${usd} with PayPal`,
    usdt: (reference: string, day: Day) =>
      `We sent you a WhatsApp message with the amount in USDT, the wallet and the reference ${reference}. Please pay by ${formatDay(day, 'en', 'long')}; we confirm it as soon as it arrives.`,
    transfer: (day: Day) =>
      `Transfer the amount by ${formatDay(day, 'en', 'long')}. Your first delivery is planned once the money is here.`,
    card: 'Your card is not saved yet.',
    enterCard: 'Enter a card',
    charged: (day: Day) =>
      `Your card is charged on ${formatDay(day, 'en', 'long')}. There is nothing to do.`,
  },
  {
    payPal: (usd: string, day: Day) =>
      `يصلك من باي بال طلب دفع بمبلغ ${usd} دولار أمريكي عبر البريد الإلكتروني. يُرجى دفعه قبل نهاية ${formatDay(day, 'ar', 'long')}.`,
    payPalComes: 'جارٍ إرسال الطلب، وسيظهر هنا رابط الدفع تلقائيًا.',
    pay: (usd: string) => `دفع ${usd} دولار أمريكي عبر باي بال`,
    usdt: (reference: string, day: Day) =>
      `أرسلنا إليك عبر واتساب المبلغ بعملة USDT وعنوان المحفظة والمرجع ${reference}. يُرجى الدفع قبل نهاية ${formatDay(day, 'ar', 'long')}، ونؤكد الدفعة فور وصولها.`,
    transfer: (day: Day) =>
      `يُرجى تحويل المبلغ قبل نهاية ${formatDay(day, 'ar', 'long')}، ونحدد أول توصيل بعد وصوله.`,
    card: 'لم تُحفظ بطاقتك بعد.',
    enterCard: 'إدخال بطاقة',
    charged: (day: Day) =>
      `يُخصم المبلغ من بطاقتك في ${formatDay(day, 'ar', 'long')}. لا يلزمك أي إجراء.`,
  },
)

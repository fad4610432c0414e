import { addDays, formatDay } from '#shared/dates.ts'
import { plural } from '#shared/language.ts'
import {
  utilityTemplate,
  variables,
  type MessageTemplate,
  type Variable,
} from '#features/messages/server/public.ts'

const { bilingual, charge, counted, day, listed, moment, money, receipt, words } = variables

const plan = bilingual('Full Day', 'يوم كامل')
const kitchen = bilingual('Bait Al Machboos', 'بيت المجبوس')
const address = words('Home')

/** In Arabic as the object of «نقلنا». */
const movedDeliveries = counted((language, count) =>
  language === 'ar'
    ? plural('ar', count, {
        one: 'يوم توصيل واحدًا',
        two: 'يومي توصيل',
        few: '# أيام توصيل',
        many: '# يوم توصيل',
        other: '# يوم توصيل',
      })
    : plural('en', count, { one: '# delivery', other: '# deliveries' }),
)

const A_MONDAY = '2024-01-01'

/** Numbers from 1 for Monday, stored with commas between them. */
const weekdays: Variable<string> = {
  sample: '1,3,5',
  inWords: (stored, language) =>
    listed(
      stored
        .split(',')
        .map((number) => formatDay(addDays(A_MONDAY, Number(number) - 1), language, 'weekday')),
      language,
    ),
}

const button = { en: 'See my plan', ar: 'عرض خطتي', path: '/dashboard/subscriptions' }

export const ordered = utilityTemplate({
  name: 'subscription-ordered',
  en: 'Welcome to Sufra! Your {plan} plan with {kitchen} starts on {start}. Choose your dishes by {until}. Receipt {receipt} is in your account.',
  ar: 'أهلًا بك في سُفرة! تبدأ خطتك «{plan}» من {kitchen} يوم {start}. اختيار الأطباق متاح حتى {until}. الإيصال {receipt} في حسابك.',
  variables: { plan, kitchen, start: day, until: moment, receipt },
  button: { en: 'Choose dishes', ar: 'اختيار الأطباق', path: '/meal-selection' },
})

export const orderedAi = utilityTemplate({
  name: 'subscription-ordered-ai',
  en: 'Welcome to Sufra! Your {plan} plan starts on {start}. Your meal ideas and receipt {receipt} are in your account.',
  ar: 'أهلًا بك في سُفرة! تبدأ خطتك «{plan}» يوم {start}. اقتراحات الوجبات والإيصال {receipt} في حسابك.',
  variables: { plan, start: day, receipt },
  button: { en: 'See my meals', ar: 'عرض وجباتي', path: '/suggestions' },
})

export const cancelled = utilityTemplate({
  name: 'subscription-cancelled',
  en: 'Done: we’ve cancelled your {plan} plan. The last day is {end}, and receipt {receipt} is in your account.',
  ar: 'تم: ألغينا خطتك «{plan}». آخر يوم فيها {end}، والإيصال {receipt} في حسابك.',
  variables: { plan, end: day, receipt },
})

export const cancelledUnpaid = utilityTemplate({
  name: 'subscription-cancelled-unpaid',
  en: 'Done: we’ve cancelled your {plan} plan before it was paid, so nothing is charged. Receipt {receipt} is in your account.',
  ar: 'تم: ألغينا خطتك «{plan}» قبل دفعها، ولن يُخصم أي مبلغ. الإيصال {receipt} في حسابك.',
  variables: { plan, receipt },
})

export const cancelledWithRefund = utilityTemplate({
  name: 'subscription-cancelled-refund',
  en: 'Done: we’ve cancelled your {plan} plan. The last day is {end}, and we’re refunding {refund}. Receipt {receipt} is in your account.',
  ar: 'تم: ألغينا خطتك «{plan}». آخر يوم فيها {end}، ونعيد إليك {refund}. الإيصال {receipt} في حسابك.',
  variables: { plan, end: day, refund: money, receipt },
})

export const paused = utilityTemplate({
  name: 'subscription-paused',
  en: 'Done: your deliveries are paused from {from} to {to}. We’ve moved {moved} to the end of your plan. Next charge: {charge}. Receipt {receipt} is in your account.',
  ar: 'تم: أوقفنا التوصيل من {from} إلى {to}، ونقلنا {moved} إلى نهاية خطتك. الدفعة القادمة: {charge}. الإيصال {receipt} في حسابك.',
  variables: { from: day, to: day, moved: movedDeliveries, charge, receipt },
  button,
})

export const pausedEmpty = utilityTemplate({
  name: 'subscription-paused-empty',
  en: 'Done: your deliveries are paused from {from} to {to}. Next charge: {charge}. Receipt {receipt} is in your account.',
  ar: 'تم: أوقفنا التوصيل من {from} إلى {to}. الدفعة القادمة: {charge}. الإيصال {receipt} في حسابك.',
  variables: { from: day, to: day, charge, receipt },
  button,
})

export const resumed = utilityTemplate({
  name: 'subscription-resumed',
  en: 'Your deliveries are back on. The next one is on {next}. Next charge: {charge}. Receipt {receipt} is in your account.',
  ar: 'عاد التوصيل إليك، وموعده القادم {next}. الدفعة القادمة: {charge}. الإيصال {receipt} في حسابك.',
  variables: { next: day, charge, receipt },
  button,
})

export const resumedLater = utilityTemplate({
  name: 'subscription-resumed-later',
  en: 'Your deliveries are back on. Next charge: {charge}. Receipt {receipt} and your next days are in your account.',
  ar: 'عاد التوصيل إليك. الدفعة القادمة: {charge}. الإيصال {receipt} وأيامك القادمة في حسابك.',
  variables: { charge, receipt },
  button,
})

export const weekdaysChanged = utilityTemplate({
  name: 'subscription-weekdays',
  en: 'Done: your deliveries now come on {weekdays}. Receipt {receipt} is in your account.',
  ar: 'تم: أصبح التوصيل إليك أيام {weekdays}. الإيصال {receipt} في حسابك.',
  variables: { weekdays, receipt },
  button,
})

export const weekdaysRestored = utilityTemplate({
  name: 'subscription-weekdays-back',
  en: 'Done: your deliveries are back on {weekdays}. Receipt {receipt} is in your account.',
  ar: 'تم: عاد التوصيل إليك إلى أيام {weekdays}. الإيصال {receipt} في حسابك.',
  variables: { weekdays, receipt },
  button,
})

export const newTemporaryAddress = utilityTemplate({
  name: 'subscription-address-spell',
  en: 'Done: from {from} to {to} we’ll deliver to {address}, then to your usual address. Receipt {receipt} is in your account.',
  ar: 'تم: من {from} إلى {to} نوصل إلى {address}، وبعدها إلى عنوانك المعتاد. الإيصال {receipt} في حسابك.',
  variables: { from: day, to: day, address, receipt },
  button,
})

export const temporaryAddressEnd = utilityTemplate({
  name: 'subscription-address-spell-end',
  en: 'Done: we’ll deliver to your usual address again, not to {address}. Receipt {receipt} is in your account.',
  ar: 'تم: نوصل من جديد إلى عنوانك المعتاد بدلًا من {address}. الإيصال {receipt} في حسابك.',
  variables: { address, receipt },
  button,
})

export const nextCycle = utilityTemplate({
  name: 'subscription-next-cycle',
  en: 'Done: from {start} you’ll have {plan} with {kitchen} for {total} every 4 weeks. Receipt {receipt} is in your account.',
  ar: 'تم: ابتداءً من {start} خطتك «{plan}» من {kitchen} مقابل {total} كل 4 أسابيع. الإيصال {receipt} في حسابك.',
  variables: { start: day, plan, kitchen, total: money, receipt },
  button,
})

export const nextCycleAi = utilityTemplate({
  name: 'subscription-next-cycle-ai',
  en: 'Done: from {start} you’ll have {plan} for {total} every 4 weeks. Receipt {receipt} is in your account.',
  ar: 'تم: ابتداءً من {start} خطتك «{plan}» مقابل {total} كل 4 أسابيع. الإيصال {receipt} في حسابك.',
  variables: { start: day, plan, total: money, receipt },
  button,
})

export const nextCycleKept = utilityTemplate({
  name: 'subscription-next-cycle-back',
  en: 'Done: your plan stays the same from {start}. Receipt {receipt} is in your account.',
  ar: 'تم: تبقى خطتك كما هي ابتداءً من {start}. الإيصال {receipt} في حسابك.',
  variables: { start: day, receipt },
  button,
})

const addOn = bilingual('Ingredient Shopping Lists', 'قوائم تسوّق المكوّنات')

export const addOnAdded = utilityTemplate({
  name: 'subscription-add-on',
  en: 'Done: {addOn} joins your {plan} plan on {start}, for {price} every 4 weeks. Receipt {receipt} is in your account.',
  ar: 'تم: أضفنا {addOn} إلى خطتك «{plan}» ابتداءً من {start} مقابل {price} كل 4 أسابيع. الإيصال {receipt} في حسابك.',
  variables: { addOn, plan, start: day, price: money, receipt },
  button,
})

export const addOnEnded = utilityTemplate({
  name: 'subscription-add-on-end',
  en: 'Done: from {start} your plan comes without {addOn}, and you no longer pay for it. Receipt {receipt} is in your account.',
  ar: 'تم: ابتداءً من {start} خطتك بلا {addOn} ولا تدفع مقابلها. الإيصال {receipt} في حسابك.',
  variables: { start: day, addOn, receipt },
  button,
})

export const addOnDeclined = utilityTemplate({
  name: 'subscription-add-on-declined',
  en: 'Your card was declined for {addOn}. Nothing was charged, and your plan stays as it is. You can try again in your account.',
  ar: 'رُفضت البطاقة عند دفع {addOn}. لم يُخصم أي مبلغ وتبقى خطتك كما هي. يمكنك المحاولة من جديد في حسابك.',
  variables: { addOn },
  button,
})

export const ramadanTimes = utilityTemplate({
  name: 'subscription-ramadan',
  en: 'Done: Ramadan delivery times start on {start}. Receipt {receipt} is in your account.',
  ar: 'تم: تبدأ مواعيد التوصيل في رمضان يوم {start}. الإيصال {receipt} في حسابك.',
  variables: { start: day, receipt },
  button,
})

export const usualTimes = utilityTemplate({
  name: 'subscription-ramadan-off',
  en: 'Done: your usual delivery times are back from {start}. Receipt {receipt} is in your account.',
  ar: 'تم: تعود مواعيد التوصيل المعتادة ابتداءً من {start}. الإيصال {receipt} في حسابك.',
  variables: { start: day, receipt },
  button,
})

export const kitchenChanged = utilityTemplate({
  name: 'subscription-kitchen-changed',
  en: 'Your new restaurant is {kitchen}. It starts cooking for you on {start}, and your plan stays the same.',
  ar: 'مطعمك الجديد {kitchen}. تصلك وجباته ابتداءً من {start} وتبقى خطتك كما هي.',
  variables: { kitchen, start: day },
  button,
})

export const runsOut = utilityTemplate({
  name: 'subscription-runs-out',
  en: 'Your restaurant has stopped taking orders, so your plan won’t renew. You’ll get every meal you’ve paid for, the last one on {end}. You can start a plan with another restaurant any time.',
  ar: 'توقف مطعمك عن استقبال الطلبات، ولذلك لن يتجدد اشتراكك. تصلك كل الوجبات المدفوعة، وآخرها يوم {end}. ويمكنك بدء خطة مع مطعم آخر متى شئت.',
  variables: { end: day },
  button,
  hours: 'day',
  isAlwaysSent: true,
})

export const renewalPrice = utilityTemplate({
  name: 'subscription-renewal-price',
  en: 'The price of your {plan} plan changes on {start}: {after} every 4 weeks instead of {before}. You can change or cancel it before that day.',
  ar: 'يتغير سعر خطتك «{plan}» يوم {start}: {after} كل 4 أسابيع بدلًا من {before}. ويمكن تعديلها أو إلغاؤها قبل ذلك اليوم.',
  variables: { plan, start: day, before: money, after: { ...money, sample: 209_900 } },
  button,
  lane: 'bulk',
  hours: 'day',
  isAlwaysSent: true,
})

export const subscriptionTemplates: MessageTemplate[] = [
  ordered,
  orderedAi,
  cancelled,
  cancelledUnpaid,
  cancelledWithRefund,
  paused,
  pausedEmpty,
  resumed,
  resumedLater,
  weekdaysChanged,
  weekdaysRestored,
  newTemporaryAddress,
  temporaryAddressEnd,
  nextCycle,
  nextCycleAi,
  nextCycleKept,
  addOnAdded,
  addOnEnded,
  addOnDeclined,
  ramadanTimes,
  usualTimes,
  kitchenChanged,
  runsOut,
  renewalPrice,
]

import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { charge, clock, code, counted, day, money, moment, oneOf, receipt } = variables

const meal = oneOf(
  {
    breakfast: { en: 'breakfast', ar: 'فطورك' },
    lunch: { en: 'lunch', ar: 'غداؤك' },
    dinner: { en: 'dinner', ar: 'عشاؤك' },
    suhoor: { en: 'suhoor', ar: 'سحورك' },
    iftar: { en: 'iftar', ar: 'إفطارك' },
  },
  'lunch',
)

/** As what we could not bring. */
const mealNotBrought = oneOf(
  {
    breakfast: { en: 'breakfast', ar: 'فطورك' },
    lunch: { en: 'lunch', ar: 'غدائك' },
    dinner: { en: 'dinner', ar: 'عشائك' },
    suhoor: { en: 'suhoor', ar: 'سحورك' },
    iftar: { en: 'iftar', ar: 'إفطارك' },
  },
  'lunch',
)

const reason = oneOf(
  {
    nobody_home: { en: 'nobody was home', ar: 'عدم وجود أحد في المنزل' },
    address_not_found: { en: 'we couldn’t find the address', ar: 'عدم العثور على العنوان' },
    damaged: { en: 'it was damaged', ar: 'تلف الوجبة' },
    not_made: { en: 'the restaurant couldn’t make it', ar: 'تعذّر إعدادها في المطعم' },
    too_late: { en: 'it would have been too late', ar: 'تأخرها عن موعدها' },
    courier: { en: 'the driver couldn’t get to you', ar: 'تعذّر وصول السائق' },
    not_delivered: { en: 'it didn’t come in time', ar: 'عدم وصولها في موعدها' },
    not_arrived: { en: 'it didn’t reach you', ar: 'عدم وصولها إليك' },
  },
  'address_not_found',
)

const minutes = counted(
  (language, count) => (language === 'ar' ? `${count} دقائق` : `${count} minutes`),
  10,
)

export const out = utilityTemplate({
  name: 'drop-out',
  en: 'Your {mealTime} is on its way and arrives between {from} and {to}. Give the driver the delivery code {code} at the door.',
  ar: 'الآن {mealTime} في الطريق إليك، ويصل بين {from} و{to}. يُرجى إعطاء السائق رمز الاستلام {code} عند الباب.',
  variables: { mealTime: meal, from: clock('12:30'), to: clock('13:00'), code: code('4821') },
  expiresAfterHours: 3,
})

export const arrived = utilityTemplate({
  name: 'drop-at-door',
  en: 'Your driver is at your door with your {mealTime} and will wait {minutes} for you.',
  ar: 'السائق عند بابك ومعه {mealTime}، وينتظر {minutes} قبل المغادرة.',
  variables: { mealTime: meal, minutes },
  expiresAfterHours: 1,
})

export const delivered = utilityTemplate({
  name: 'drop-delivered',
  en: 'Your {mealTime} has been delivered. Enjoy it!',
  ar: 'تم التوصيل: {mealTime} عندك الآن. بالهناء والعافية!',
  variables: { mealTime: meal },
})

export const failedAndRefunded = utilityTemplate({
  name: 'drop-failed-refunded',
  en: 'Sorry, we couldn’t deliver your {mealTime} because {reason}. We’re refunding {refund} the way you paid.',
  ar: 'نعتذر، تعذّر توصيل {mealTime}. السبب: {reason}. نعيد إليك {refund} بالطريقة التي دفعت بها.',
  variables: { mealTime: mealNotBrought, reason, refund: money },
  hours: 'day',
})

export const failedAndMadeGood = utilityTemplate({
  name: 'drop-failed-made-good',
  en: 'Sorry, we couldn’t deliver your {mealTime} because {reason}, so nothing of this delivery comes. You don’t lose it: we’ll write to you how we make it good.',
  ar: 'نعتذر، تعذّر توصيل {mealTime}. السبب: {reason}. لن يصلك شيء من هذا التوصيل، لكنه لا يضيع عليك، ونكتب إليك كيف نعوّضك.',
  variables: { mealTime: mealNotBrought, reason },
  hours: 'day',
})

export const failed = utilityTemplate({
  name: 'drop-failed',
  en: 'Sorry, we couldn’t deliver your {mealTime} because {reason}. It counts as used. The details are in your Sufra account.',
  ar: 'نعتذر، تعذّر توصيل {mealTime}. السبب: {reason}. يُحسب هذا التوصيل مستخدمًا، والتفاصيل في حسابك في سُفرة.',
  variables: { mealTime: mealNotBrought, reason },
})

export const corrected = utilityTemplate({
  name: 'drop-corrected',
  en: 'Sorry, please ignore our last message. Your {mealTime} is still coming today.',
  ar: 'نعتذر، يُرجى تجاهل رسالتنا السابقة. ما زال {mealTime} قادمًا اليوم.',
  variables: { mealTime: meal },
})

export const late = utilityTemplate({
  name: 'drop-late',
  en: 'Sorry, your {mealTime} is late. It should have come by {to}. If it isn’t there by {until}, we make it good, and you don’t have to do anything.',
  ar: 'نعتذر عن التأخير: كان موعد وصول {mealTime} قبل {to}. وإن لم يصل حتى {until} فسنعوّضك دون أن تفعل شيئًا.',
  variables: { mealTime: mealNotBrought, to: clock('14:00'), until: clock('14:30') },
  expiresAfterHours: 1,
})

const myDays = { en: 'See my days', ar: 'عرض أيامي', path: '/dashboard' }

export const dayAgain = utilityTemplate({
  name: 'day-missed-again',
  en: 'Sorry, nothing of your delivery on {day} came. You get the whole day again on {again}. If you want the money instead, say so in your account before {until}. Next charge: {charge}. Receipt {receipt} is there, too.',
  ar: 'نعتذر، لم يصل شيء من توصيل {day}. يأتيك اليوم كاملًا من جديد يوم {again}. وإن فضّلت استرداد ثمنه فاختر ذلك في حسابك قبل {until}. الدفعة القادمة: {charge}. الإيصال {receipt} في حسابك.',
  variables: { day, again: day, until: moment, charge, receipt },
  button: myDays,
  hours: 'day',
})

export const dayRefunded = utilityTemplate({
  name: 'day-missed-refunded',
  en: 'Sorry, nothing of your delivery on {day} came. We’re refunding all of it, {refund}, the way you paid. Receipt {receipt} is in your account.',
  ar: 'نعتذر، لم يصل شيء من توصيل {day}. نعيد إليك ثمنه كاملًا، {refund}، بالطريقة التي دفعت بها. الإيصال {receipt} في حسابك.',
  variables: { day, refund: money, receipt },
  button: myDays,
  hours: 'day',
})

export const dayAsMoney = utilityTemplate({
  name: 'day-missed-money',
  en: 'Done: in place of your delivery on {day} you get {refund}, the way you paid. Receipt {receipt} is in your account.',
  ar: 'تم: نعيد إليك {refund} عن توصيل {day} بالطريقة التي دفعت بها. الإيصال {receipt} في حسابك.',
  variables: { day, refund: money, receipt },
  button: myDays,
  hours: 'day',
})

export const cameAfterAll = utilityTemplate({
  name: 'drop-came-after-all',
  en: 'Your {mealTime} was handed over in time after all, so what we promised for it no longer applies. Is that wrong? Please tell us in your account.',
  ar: 'تبيّن أن {mealTime} سُلِّم في موعده، ولذلك لم يعد التعويض الذي وعدنا به قائمًا. إن لم يكن ذلك صحيحًا فيُرجى إخبارنا من حسابك.',
  variables: { mealTime: meal },
  button: myDays,
})

export const cameAfterExtrasBack = utilityTemplate({
  name: 'drop-came-after-extras-back',
  en: 'Your {mealTime} was handed over in time after all. You keep the {extras} for its extras that we gave back or didn’t charge; what else we promised for it no longer applies. Receipt {receipt} is in your account.',
  ar: 'تبيّن أن {mealTime} سُلِّم في موعده. يبقى لك {extras} ثمن وجباته الإضافية التي أعدناها أو لم نخصمها، ولم يعد ما وعدنا به غير ذلك قائمًا. الإيصال {receipt} في حسابك.',
  variables: { mealTime: meal, extras: money, receipt },
  button: myDays,
})

export const kitchenBoardTemplates: MessageTemplate[] = [
  out,
  arrived,
  delivered,
  failedAndRefunded,
  failedAndMadeGood,
  failed,
  corrected,
  late,
  dayAgain,
  dayRefunded,
  dayAsMoney,
  cameAfterAll,
  cameAfterExtrasBack,
]

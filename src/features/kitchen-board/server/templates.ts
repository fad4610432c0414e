import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { clock, code, counted, money, oneOf } = variables

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

export const atDoor = utilityTemplate({
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

export const kitchenBoardTemplates: MessageTemplate[] = [
  out,
  atDoor,
  delivered,
  failedAndRefunded,
  failed,
  corrected,
]

import { plural } from '#shared/language.ts'
import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { charge, counted, day, receipt, words } = variables

const EXTRA_MEALS_AR = {
  one: 'وجبة إضافية واحدة',
  two: 'وجبتين إضافيتين',
  few: '# وجبات إضافية',
  many: '# وجبة إضافية',
  other: '# وجبة إضافية',
}

/** In Arabic as the object of a verb. */
const extraMeals = counted((language, count) =>
  language === 'ar'
    ? plural('ar', count, EXTRA_MEALS_AR)
    : plural('en', count, { one: '# extra meal', other: '# extra meals' }),
)

const mealsOf = counted((language, count) =>
  language === 'ar'
    ? plural('ar', count, {
        one: 'وجبة واحدة',
        two: 'وجبتين',
        few: '# وجبات',
        many: '# وجبة',
        other: '# وجبة',
      })
    : plural('en', count, { one: '# meal', other: '# meals' }),
)

const button = { en: 'See my days', ar: 'عرض أيامي', path: '/dashboard' }

export const skipped = utilityTemplate({
  name: 'delivery-skipped',
  en: 'Done: we skipped {day} and moved its meals to {again}. Next charge: {charge}. Receipt {receipt} is in your account.',
  ar: 'تم: تخطّينا {day} ونقلنا وجباته إلى {again}. الدفعة القادمة: {charge}. الإيصال {receipt} في حسابك.',
  variables: { day, again: day, charge, receipt },
  button,
})

export const skippedAndReturned = utilityTemplate({
  name: 'delivery-skipped-returned',
  en: 'Done: we skipped {day}. You can use its {meals} until {until}. Next charge: {charge}. Receipt {receipt} is in your account.',
  ar: 'تم: تخطّينا {day}. يمكنك استخدام {meals} منه حتى {until}. الدفعة القادمة: {charge}. الإيصال {receipt} في حسابك.',
  variables: { day, meals: mealsOf, until: day, charge, receipt },
  button,
})

export const unskipped = utilityTemplate({
  name: 'delivery-unskipped',
  en: 'Done: your delivery on {day} is back. Receipt {receipt} is in your account.',
  ar: 'تم: عاد توصيل {day} إلى موعده. الإيصال {receipt} في حسابك.',
  variables: { day, receipt },
  button,
})

export const extrasDropped = utilityTemplate({
  name: 'extras-dropped',
  en: 'Sorry, your restaurant is full on {day}, so we removed {meals}. You won’t be charged for that.',
  ar: 'نعتذر، مطعمك مكتمل يوم {day}، ولذلك أزلنا {meals}. ولن يُخصم ثمن ذلك.',
  variables: { day, meals: extraMeals },
  button,
})

export const mealsLeftOut = utilityTemplate({
  name: 'meals-left-out',
  en: 'Your plan changed: from {from} on it doesn’t include {meals} that you had chosen, so we removed them. You won’t be charged for that, and can add them again as extras.',
  ar: 'تغيّرت خطتك: ابتداءً من {from} لا تشمل {meals} من اختيارك، ولذلك أزلناها. لن يُخصم ثمن ذلك، ويمكنك إضافتها من جديد كوجبات إضافية.',
  variables: { from: day, meals: mealsOf },
  button,
})

export const moved = utilityTemplate({
  name: 'delivery-moved',
  en: 'Done: your delivery on {from} is now on {to}. Next charge: {charge}. Receipt {receipt} is in your account.',
  ar: 'تم: نقلنا توصيل {from} إلى {to}. الدفعة القادمة: {charge}. الإيصال {receipt} في حسابك.',
  variables: { from: day, to: day, charge, receipt },
  button,
})

export const addressChanged = utilityTemplate({
  name: 'delivery-address-changed',
  en: 'Done: your delivery on {day} goes to {address}. Receipt {receipt} is in your account.',
  ar: 'تم: يصل توصيل {day} إلى {address}. الإيصال {receipt} في حسابك.',
  variables: { day, address: words('Home'), receipt },
  button,
})

export const mealsExpiring = utilityTemplate({
  name: 'meals-expiring',
  en: 'Reminder: you have {meals} without a delivery day, and they expire on {until}. Open Sufra to use them.',
  ar: 'تذكير: لديك {meals} بلا موعد توصيل، وتنتهي صلاحيتها يوم {until}. التفاصيل في حسابك في سُفرة.',
  variables: { meals: mealsOf, until: day },
  button,
  hours: 'day',
})

export const deliveryTemplates: MessageTemplate[] = [
  skipped,
  skippedAndReturned,
  unskipped,
  extrasDropped,
  mealsLeftOut,
  moved,
  addressChanged,
  mealsExpiring,
]

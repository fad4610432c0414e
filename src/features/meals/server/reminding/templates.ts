import { plural } from '#shared/language.ts'
import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { counted, day, inAddress, moment, oneOf } = variables

/** What happens to open meals at the cut-off. */
export type Otherwise = 'kitchen' | 'repeat' | 'skip' | 'no_dish' | 'each'

const otherwise = oneOf<Otherwise>(
  {
    kitchen: { en: 'the restaurant picks for you', ar: 'يختار المطعم لك' },
    repeat: { en: 'last week’s meals come again', ar: 'تصلك وجبات الأسبوع الماضي' },
    skip: {
      en: 'the day is skipped and moves to the end of your plan',
      ar: 'نتخطّى اليوم وننقله إلى نهاية خطتك',
    },
    no_dish: {
      en: 'the restaurant picks, and pays back what it has no dish for',
      ar: 'يختار المطعم لك وتعود إليك قيمة ما ليس له طبق مناسب',
    },
    each: { en: 'each day follows what you set for it', ar: 'يُطبَّق على كل يوم ما حددته له' },
  },
  'skip',
)

const someDays = counted((language, count) =>
  language === 'ar'
    ? plural('ar', count, {
        one: 'يوم واحد',
        two: 'يومين',
        few: '# أيام',
        many: '# يومًا',
        other: '# يوم',
      })
    : plural('en', count, { one: '# day', other: '# days' }),
)

/** The page of the day, in signs that the end of an address takes. */
const place = inAddress('1042.2026-11-25')

const button = {
  en: 'Choose meals',
  ar: 'اختيار الوجبات',
  path: '/meal-selection?open={place}',
} as const

export const chooseReminder = utilityTemplate({
  name: 'choose-reminder',
  en: 'Your meals for {day} aren’t all chosen yet. Choose until {until}, otherwise {otherwise}. You can switch off these reminders in your settings.',
  ar: 'لم تُختر كل وجباتك ليوم {day} بعد. الاختيار متاح حتى {until}، وبعدها {otherwise}. يمكنك إيقاف هذا التذكير من الإعدادات.',
  variables: { day, until: moment, otherwise, place },
  button,
})

export const chooseReminderDays = utilityTemplate({
  name: 'choose-reminder-days',
  en: 'Your meals for {days} aren’t all chosen yet, starting with {day}. Choose those until {until}, otherwise {otherwise}. You can switch off these reminders in your settings.',
  ar: 'لم تُختر كل وجباتك في {days} بعد، بدءًا من {day}. الاختيار لأولها متاح حتى {until}، وبعدها {otherwise}. يمكنك إيقاف هذا التذكير من الإعدادات.',
  variables: { days: someDays, day, until: moment, otherwise, place },
  button,
})

export const reminderTemplates: MessageTemplate[] = [chooseReminder, chooseReminderDays]

import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

const DELIVERIES_EN = { one: '# delivery', other: '# deliveries' }
const DELIVERIES_AR = {
  zero: 'لا توصيلات',
  one: 'توصيلة واحدة',
  two: 'توصيلتان',
  few: '# توصيلات',
  many: '# توصيلة',
  other: '# توصيلة',
}

export const messages = defineTexts(
  {
    refusals: {
      ramadan_over: 'This Ramadan is over.',
      ramadan_too_far: 'Only this Ramadan and the next can be moved.',
      ramadan_length: 'A lunar month has 29 or 30 days.',
      ramadan_not_served: 'Meals that you cook yourself are not delivered.',
    },
    occasions: {
      breakfast: 'Breakfast',
      lunch: 'Lunch',
      dinner: 'Dinner',
      suhoor: 'Suhoor',
      iftar: 'Iftar',
    },
    templates: {
      switchedOn: (from: Day, deliveries: number, receipt: string) =>
        `Ramadan times are on from ${formatDay(from, 'en', 'long')}: ${plural('en', deliveries, DELIVERIES_EN)} so far. Receipt ${receipt}.`,
      switchedOff: (from: Day, receipt: string) =>
        `Your deliveries come at their usual times from ${formatDay(from, 'en', 'long')} on. Receipt ${receipt}.`,
    },
  },
  {
    refusals: {
      ramadan_over: 'انقضى شهر رمضان هذا.',
      ramadan_too_far: 'لا يمكن تعديل سوى رمضان الحالي أو القادم.',
      ramadan_length: 'الشهر القمري 29 أو 30 يومًا.',
      ramadan_not_served: 'الوجبات التي تطهوها بنفسك لا تُوصَّل.',
    },
    occasions: {
      breakfast: 'الفطور',
      lunch: 'الغداء',
      dinner: 'العشاء',
      suhoor: 'السحور',
      iftar: 'الإفطار',
    },
    templates: {
      switchedOn: (from: Day, deliveries: number, receipt: string) =>
        `مواعيد رمضان مفعّلة من ${formatDay(from, 'ar', 'long')}، وتشمل حتى الآن ${plural('ar', deliveries, DELIVERIES_AR)}. رقم الإيصال ${receipt}.`,
      switchedOff: (from: Day, receipt: string) =>
        `تعود توصيلاتك إلى مواعيدها المعتادة من ${formatDay(from, 'ar', 'long')}. رقم الإيصال ${receipt}.`,
    },
  },
)

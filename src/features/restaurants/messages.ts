import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      restaurant_not_found: 'We could not find this restaurant.',
      area_not_found: 'We could not find this area.',
      kitchen_day_full: ({ day }: { day: Day }) =>
        `The kitchen is full on ${formatDay(day, 'en', 'long')}.`,
    },
    reasons: {
      past: (next: Day) =>
        `Too late for this day. Next open day: ${formatDay(next, 'en', 'full')}.`,
      full: (wished: Day, next: Day) =>
        `Full on ${formatDay(wished, 'en', 'long')}. Next free day: ${formatDay(next, 'en', 'full')}.`,
      fullForWeeks: 'Full for the coming weeks.',
    },
  },
  {
    refusals: {
      restaurant_not_found: 'تعذّر العثور على هذا المطعم.',
      area_not_found: 'تعذّر العثور على هذه المنطقة.',
      kitchen_day_full: ({ day }: { day: Day }) =>
        `المطبخ مكتمل الحجز يوم ${formatDay(day, 'ar', 'long')}.`,
    },
    reasons: {
      past: (next: Day) => `فات موعد هذا اليوم. أقرب يوم متاح: ${formatDay(next, 'ar', 'full')}.`,
      full: (wished: Day, next: Day) =>
        `مكتمل يوم ${formatDay(wished, 'ar', 'long')}. أقرب يوم متاح: ${formatDay(next, 'ar', 'full')}.`,
      fullForWeeks: 'مكتمل خلال الأسابيع القادمة.',
    },
  },
)

import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      price_unknown: 'There is no such price.',
      price_needed: 'Please enter the price, with two decimals at most',
      price_out_of_reach: 'This price is too low or too high.',
      price_too_early: ({ day }: { day: Day }) =>
        `A price can begin on ${formatDay(day, 'en')} at the earliest.`,
      price_too_late: ({ day }: { day: Day }) =>
        `A price can begin on ${formatDay(day, 'en', 'long')} at the latest.`,
      price_has_begun: 'This price holds already. Set another one instead.',
    },
  },
  {
    refusals: {
      price_unknown: 'لا يوجد سعر كهذا.',
      price_needed: 'يُرجى إدخال السعر بمنزلتين عشريتين على الأكثر',
      price_out_of_reach: 'هذا السعر أقل أو أعلى من المسموح.',
      price_too_early: ({ day }: { day: Day }) =>
        `أقرب يوم يبدأ فيه السعر هو ${formatDay(day, 'ar')}.`,
      price_too_late: ({ day }: { day: Day }) =>
        `أبعد يوم يبدأ فيه السعر هو ${formatDay(day, 'ar', 'long')}.`,
      price_has_begun: 'يسري هذا السعر بالفعل. يُرجى تحديد سعر آخر بدلًا منه.',
    },
  },
)

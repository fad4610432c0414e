import { defineTexts } from '#shared/language.ts'

/** Headings of the list and of its file. */
export const tableTexts = defineTexts(
  {
    table: {
      day: 'Day',
      kind: 'Report',
      state: 'State',
      restaurant: 'Restaurant',
      dish: 'Dish',
      customer: 'Customer',
      phone: 'Phone',
      made: 'Reported',
      decided: 'Decided',
      words: 'Words',
      answer: 'Answer',
    },
  },
  {
    table: {
      day: 'اليوم',
      kind: 'البلاغ',
      state: 'الحالة',
      restaurant: 'المطعم',
      dish: 'الطبق',
      customer: 'العميل',
      phone: 'الهاتف',
      made: 'تاريخ البلاغ',
      decided: 'تاريخ القرار',
      words: 'التفاصيل',
      answer: 'الرد',
    },
  },
)

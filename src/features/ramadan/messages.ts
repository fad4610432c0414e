import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      ramadan_not_open: 'Only this Ramadan and the next can be moved.',
      ramadan_length: 'A lunar month has 29 or 30 days. Please move the other end as well.',
      ramadan_unchanged: 'Ramadan times are already as you want them.',
      shift_invalid: 'A Ramadan can be moved by one day at most.',
    },
  },
  {
    refusals: {
      ramadan_not_open: 'لا يمكن تعديل سوى رمضان الحالي أو القادم.',
      ramadan_length: 'الشهر القمري 29 أو 30 يومًا. يُرجى تعديل الطرف الآخر أيضًا.',
      ramadan_unchanged: 'مواعيد رمضان مضبوطة على ما تريد.',
      shift_invalid: 'يمكن تقديم رمضان أو تأخيره يومًا واحدًا على الأكثر.',
    },
  },
)

import { defineTexts } from '#shared/language.ts'

export const conflictWords = defineTexts(
  {
    title: 'Changed since you opened it',
    text: 'New values were saved in another place. What you typed is still here.',
    empty: 'Empty',
    yes: 'Yes',
    no: 'No',
    take: 'Use the new values',
    keep: 'Save mine anyway',
  },
  {
    title: 'تغيّرت البيانات منذ فتحها',
    text: 'حُفظت قيم جديدة من مكان آخر. ما كتبته ما زال هنا.',
    empty: 'فارغ',
    yes: 'نعم',
    no: 'لا',
    take: 'استخدام القيم الجديدة',
    keep: 'حفظ ما كتبته',
  },
)

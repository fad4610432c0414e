import { defineTexts } from '#shared/language.ts'

/** The line of an order that asks who buys, once. */
export const buyerTexts = defineTexts(
  {
    title: 'About you',
    name: 'Your name',
    nameNeeded: 'Enter your name',
    addAllergies: 'Add allergies',
    allergies: 'Your allergies',
    allergiesHint: 'Optional. We save them to your household.',
    failedTitle: 'Error',
    failed: 'We couldn’t save your name. Try again.',
  },
  {
    title: 'نبذة عنك',
    name: 'اسمك',
    nameNeeded: 'يُرجى إدخال الاسم',
    addAllergies: 'إضافة حساسية',
    allergies: 'الحساسية لديك',
    allergiesHint: 'اختياري. نحفظها ضمن بيانات الأسرة.',
    failedTitle: 'خطأ',
    failed: 'تعذّر حفظ الاسم. يُرجى المحاولة مجددًا.',
  },
)

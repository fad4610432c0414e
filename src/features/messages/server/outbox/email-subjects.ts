import { defineTexts } from '#shared/language.ts'

export const emailSubjects = defineTexts(
  { code: 'Your Sufra code', news: 'Your Sufra account' },
  { code: 'رمز الدخول إلى سُفرة', news: 'حسابك في سُفرة' },
)

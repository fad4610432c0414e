import { defineTexts } from '#shared/language.ts'

export const exportTexts = defineTexts(
  {
    cut: (rows: number) =>
      `Not all rows: these are the first ${rows.toLocaleString('en')}. Please filter the list, or sort it the other way round, to get the others.`,
  },
  {
    cut: (rows: number) =>
      `ليست كل الصفوف: هذه أول ${rows.toLocaleString('en')} صف. يُرجى تصفية القائمة أو عكس ترتيبها للحصول على البقية.`,
  },
)

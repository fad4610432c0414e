import { pageHead } from '#shared/page/page-head.ts'

export const aiPlansHead = () =>
  pageHead({
    path: '/ai-meal-plans',
    title: { en: 'AI meal plans · Sufra', ar: 'خطط الوجبات الذكية · سُفرة' },
    description: {
      en: 'Three to ten meal ideas a day for the days you cook, chosen from what you like and never against your allergies. Recipes, nutrition and shopping lists included.',
      ar: 'من ثلاثة إلى عشرة اقتراحات وجبات يوميًا لأيام الطبخ في البيت، مما تحب ومن دون ما لديك حساسية منه، مع الوصفات وقيمها الغذائية وقوائم التسوّق.',
    },
  })

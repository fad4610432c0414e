import { pageHead } from '#shared/page/page-head.ts'

export const mealPlansHead = () =>
  pageHead({
    path: '/meal-plans',
    title: { en: 'Meal plans in the UAE · Sufra', ar: 'خطط الوجبات في الإمارات · سُفرة' },
    description: {
      en: 'Meal plans of 4 weeks, cooked by licensed kitchens near you. See the whole bill before you order, skip any day before its cut-off and cancel by yourself.',
      ar: 'خطط وجبات لمدة 4 أسابيع تطهوها مطابخ مرخّصة قريبة منك. اطّلع على الفاتورة كاملة قبل الطلب، وتخطَّ أي يوم قبل موعد إغلاقه، وألغِ متى شئت.',
    },
  })

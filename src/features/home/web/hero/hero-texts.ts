import { defineTexts } from '#shared/language.ts'

/** The first view alone: everything below comes with its own texts. */
export const heroTexts = defineTexts(
  {
    badge: 'Meal plans and private chefs in the UAE',
    title: 'Your table, laid every day',
    lead: 'Meal plans from licensed kitchens near you, AI suggestions for the days you cook, and private chefs for the evenings that matter.',
    leadWithoutRestaurants:
      'AI suggestions for the days you cook, and private chefs for the evenings that matter.',
    ai: 'Explore AI Meal Plans',
    meals: 'Prepared Meals',
    from: 'from',
    chef: 'Hire Private Chef',
    ticks: {
      ai: 'AI-powered meal plans',
      chefs: 'Professional chefs',
      whatsapp: 'WhatsApp integration',
    },
  },
  {
    badge: 'خطط وجبات وطهاة خاصون في الإمارات',
    title: 'سُفرتك عامرة كل يوم',
    lead: 'خطط وجبات من مطابخ مرخّصة قريبة منك، واقتراحات ذكية لأيام الطبخ في البيت، وطهاة خاصون لمناسباتك.',
    leadWithoutRestaurants: 'اقتراحات ذكية لأيام الطبخ في البيت، وطهاة خاصون لمناسباتك.',
    ai: 'استكشاف الخطط الذكية',
    meals: 'الوجبات الجاهزة',
    from: 'ابتداءً من',
    chef: 'طلب شيف خاص',
    ticks: {
      ai: 'خطط وجبات بالذكاء الاصطناعي',
      chefs: 'طهاة محترفون',
      whatsapp: 'متابعة عبر واتساب',
    },
  },
)

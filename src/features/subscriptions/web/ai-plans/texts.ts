import { countedPortions } from '#shared/counted.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

const suggestionsEn = (count: number) =>
  plural('en', count, { one: '# suggestion', other: '# suggestions' })
const suggestionsAr = (count: number) =>
  plural('ar', count, {
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '# اقتراحات',
    many: '# اقتراحًا',
    other: '# اقتراح',
  })

/** The page of the AI plans, before anything is ordered. */
export const aiPlanTexts = defineTexts(
  {
    title: 'AI meal plans',
    lead: 'For the days you cook: ideas from what you like, never against your allergies, each with its recipe and nutrition.',
    label: 'AI meal plans',
    loading: 'Loading the plans',
    failed: 'The plans did not load',
    failedLead: 'Nothing is lost. Please check your connection and try again.',
    empty: 'No AI plan is on offer right now',
    emptyLead: 'Please come back later.',
    mostPopular: 'Most Popular',
    cadence: (suggestions: number, portions: number) =>
      `${suggestionsEn(suggestions)} a day, ${countedPortions('en', portions)} each`,
    aMonth: 'a month',
    choose: (name: string) => `Choose ${name}`,
    selected: 'Selected',
    yourPlan: 'Your plan',
    change: (name: string) => `Change to ${name}`,
    addOnsTitle: 'Add-ons',
    addOnsLead: 'Optional, with every AI plan.',
    anOrder: 'an order',
    perMonthNote: 'Switch it on when you subscribe.',
    perOrderNote: 'Decide with each order.',
    vat: 'Prices include VAT. A month is a cycle of 28 days.',
    running: {
      title: (name: string) => `${name} is running`,
      renews: (day: Day) => `It renews on ${formatDay(day, 'en', 'long')}.`,
      ends: (day: Day) => `It ends on ${formatDay(day, 'en', 'long')}.`,
      toSuggestions: 'See your suggestions',
      waitingTitle: (name: string) => `${name} waits for your payment`,
      waitingLead: 'Suggestions begin as soon as it has arrived.',
      toSubscription: 'See your subscription',
    },
  },
  {
    title: 'خطط الوجبات الذكية',
    lead: 'لأيام الطبخ في البيت: اقتراحات مما تحب، ومن دون ما لديك حساسية منه، ولكل منها وصفته وقيمه الغذائية.',
    label: 'خطط الوجبات الذكية',
    loading: 'جارٍ تحميل الخطط',
    failed: 'تعذّر تحميل الخطط',
    failedLead: 'لم تفقد شيئًا. يُرجى التحقق من الاتصال وإعادة المحاولة.',
    empty: 'لا توجد خطط ذكية معروضة حاليًا',
    emptyLead: 'يُرجى العودة لاحقًا.',
    mostPopular: 'الأكثر طلبًا',
    cadence: (suggestions: number, portions: number) =>
      `${suggestionsAr(suggestions)} يوميًا، لكل منها ${countedPortions('ar', portions)}`,
    aMonth: 'شهريًا',
    choose: (name: string) => `اختيار خطة «${name}»`,
    selected: 'تم اختيارها',
    yourPlan: 'خطتك',
    change: (name: string) => `التغيير إلى «${name}»`,
    addOnsTitle: 'الإضافات',
    addOnsLead: 'اختيارية، مع كل خطة ذكية.',
    anOrder: 'لكل طلب',
    perMonthNote: 'تُضاف عند الاشتراك.',
    perOrderNote: 'القرار لك مع كل طلب.',
    vat: 'الأسعار شاملة ضريبة القيمة المضافة. الشهر دورة من 28 يومًا.',
    running: {
      title: (name: string) => `خطة «${name}» سارية`,
      renews: (day: Day) => `تتجدد في ${formatDay(day, 'ar', 'long')}.`,
      ends: (day: Day) => `تنتهي في ${formatDay(day, 'ar', 'long')}.`,
      toSuggestions: 'عرض اقتراحاتك',
      waitingTitle: (name: string) => `خطة «${name}» بانتظار الدفع`,
      waitingLead: 'تبدأ الاقتراحات فور وصول المبلغ.',
      toSubscription: 'عرض اشتراكك',
    },
  },
)

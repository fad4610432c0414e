import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

/** The first page of the dashboard. */
export const overviewTexts = defineTexts(
  {
    morning: (name: string) => (name ? `Good morning, ${name}` : 'Good morning'),
    afternoon: (name: string) => (name ? `Good afternoon, ${name}` : 'Good afternoon'),
    evening: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
    loading: 'Loading your dashboard',
    subscriptions: 'Subscriptions',
    unpaidTitle: 'Your first delivery waits for your payment',
    unpaidText: (plan: string, day: Day) =>
      `Once ${plan} is paid for, your meals start on ${formatDay(day, 'en', 'long')}.`,
    unpaidAgain: (plan: string) =>
      `${plan} has stopped, because its renewal isn’t paid. It goes on once it is.`,
    unpaidAction: 'See the payment',
    unpaidToo: (plan: string, day: Day) =>
      `${plan} isn’t paid yet. Once it is, its meals start on ${formatDay(day, 'en')}.`,
    aiUnpaidTitle: 'Your plan waits for your payment',
    aiUnpaidText: (plan: string, day: Day) =>
      `Once ${plan} is paid for, your suggestions start on ${formatDay(day, 'en', 'long')}.`,
    aiSoonTitle: (day: Day) => `Suggestions from ${formatDay(day, 'en', 'short')}`,
    aiSoonText: (plan: string) => `${plan} starts on that day, with recipes and shopping lists.`,
    aiSoonAction: 'See my plan',
    suggestionsTitle: 'What are we cooking today?',
    suggestionsText: 'Your suggestions for today are ready, with recipes and shopping lists.',
    suggestionsAction: 'See suggestions',
    welcomeTitle: 'Your place is laid',
    welcomeText: 'Three small steps to your first meal. They take about four minutes.',
    stepDone: 'Done',
    events: 'Chef events',
    allEvents: 'All events',
    noEvents: 'No chef events yet',
    noEventsText: 'A private chef cooks at your home, from dinner for two to a wedding.',
    requestChef: 'Request a chef',
    summary: 'Account summary',
    customerSince: 'Customer since',
    days: (days: number) => plural('en', days, { one: '# day', other: '# days' }),
    today: 'Today',
    activePlans: 'Active subscriptions',
    unpaidPlans: (count: number) =>
      plural('en', count, { one: '# waits for payment', other: '# wait for payment' }),
    soonPlans: (count: number) =>
      plural('en', count, { one: '# starts soon', other: '# start soon' }),
    savedAddresses: 'Saved addresses',
    email: 'Email',
    notGiven: 'Not given',
    recommendations: 'Recommended for you',
    allDone: 'Your account is complete. There is nothing left to do.',
  },
  {
    morning: (name: string) => (name ? `صباح الخير، ${name}` : 'صباح الخير'),
    afternoon: (name: string) => (name ? `طاب نهارك، ${name}` : 'طاب نهارك'),
    evening: (name: string) => (name ? `مساء الخير، ${name}` : 'مساء الخير'),
    loading: 'جارٍ تحميل لوحتك',
    subscriptions: 'الاشتراكات',
    unpaidTitle: 'أول توصيل بانتظار الدفع',
    unpaidText: (plan: string, day: Day) =>
      `بعد دفع ثمن خطة ${plan}، تبدأ وجباتك في ${formatDay(day, 'ar', 'long')}.`,
    unpaidAgain: (plan: string) => `توقفت خطة ${plan} لأن تجديدها لم يُدفع. تستمر بعد الدفع.`,
    unpaidAction: 'عرض الدفعة',
    unpaidToo: (plan: string, day: Day) =>
      `لم تُدفع خطة ${plan} بعد. تبدأ وجباتها في ${formatDay(day, 'ar')} بعد الدفع.`,
    aiUnpaidTitle: 'خطتك بانتظار الدفع',
    aiUnpaidText: (plan: string, day: Day) =>
      `بعد دفع خطة ${plan}، تبدأ اقتراحاتك في ${formatDay(day, 'ar', 'long')}.`,
    aiSoonTitle: (day: Day) => `الاقتراحات من ${formatDay(day, 'ar', 'short')}`,
    aiSoonText: (plan: string) => `تبدأ خطة ${plan} في ذلك اليوم، مع الوصفات وقوائم التسوق.`,
    aiSoonAction: 'عرض خطتي',
    suggestionsTitle: 'ماذا نطبخ اليوم؟',
    suggestionsText: 'اقتراحات اليوم جاهزة، مع الوصفات وقوائم التسوق.',
    suggestionsAction: 'عرض الاقتراحات',
    welcomeTitle: 'مكانك على السفرة جاهز',
    welcomeText: 'ثلاث خطوات قصيرة إلى أول وجبة، في نحو أربع دقائق.',
    stepDone: 'مكتمل',
    events: 'مناسبات الشيف',
    allEvents: 'كل المناسبات',
    noEvents: 'لا توجد مناسبات بعد',
    noEventsText: 'شيف خاص يطهو في منزلك، من عشاء لشخصين إلى حفل زفاف.',
    requestChef: 'طلب شيف',
    summary: 'ملخص الحساب',
    customerSince: 'عميل منذ',
    days: (days: number) =>
      plural('ar', days, {
        zero: 'أقل من يوم',
        one: 'يوم واحد',
        two: 'يومان',
        few: '# أيام',
        many: '# يومًا',
        other: '# يوم',
      }),
    today: 'اليوم',
    activePlans: 'الاشتراكات النشطة',
    unpaidPlans: (count: number) =>
      plural('ar', count, {
        one: 'اشتراك بانتظار الدفع',
        two: 'اشتراكان بانتظار الدفع',
        few: '# اشتراكات بانتظار الدفع',
        many: '# اشتراكًا بانتظار الدفع',
        other: '# اشتراك بانتظار الدفع',
      }),
    soonPlans: (count: number) =>
      plural('ar', count, {
        one: 'اشتراك يبدأ قريبًا',
        two: 'اشتراكان يبدآن قريبًا',
        few: '# اشتراكات تبدأ قريبًا',
        many: '# اشتراكًا يبدأ قريبًا',
        other: '# اشتراك يبدأ قريبًا',
      }),
    savedAddresses: 'العناوين المحفوظة',
    email: 'البريد الإلكتروني',
    notGiven: 'غير مذكور',
    recommendations: 'نقترح عليك',
    allDone: 'حسابك مكتمل، ولا شيء متبقٍّ.',
  },
)

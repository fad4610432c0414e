import { countedMeals } from '#shared/text/counted.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'
import { mealsOfAr } from './counted.ts'

/** Frame, days and the bar above the menu. */
export const pageTexts = defineTexts(
  {
    title: 'Choose meals',
    back: 'Back to the dashboard',
    planAndKitchen: (plan: string, kitchen: string) => `${plan}, ${kitchen}`,
    loading: 'Loading your week',
    failed: 'Your meals did not load',
    failedLead: 'Nothing is lost: what you have chosen is saved. Please try again.',
    offline: 'You’re offline. Showing saved data.',
    offlineWait: 'Your change is kept and saved when the connection is back.',
    noSubscription: 'No subscription',
    noSubscriptionLead: 'Please choose a plan first; its meals are picked here.',
    seePlans: 'See meal plans',
    changeUntil: (when: string) => `Change until ${when}`,
    closedOn: (when: string) => `Changes closed on ${when}`,
    today: 'today',
    tomorrow: 'tomorrow',
    days: {
      label: 'Delivery day',
      progress: 'Meals picked this week',
      previous: 'Previous week',
      next: 'Next week',
      calendar: 'Calendar',
      calendarTitle: 'Choose a delivery day',
      calendarHint: 'Days on which your kitchen delivers to you can be chosen.',
      none: 'No delivery',
      noneOn: (day: Day) => `No delivery on ${formatDay(day, 'en')}`,
      past: 'This day is over',
      statuses: {
        planned: 'Planned',
        locked: 'In the kitchen',
        preparing: 'Being cooked',
        out_for_delivery: 'On its way',
        delivered: 'Delivered',
        skipped: 'Skipped: its meals come at the end of your cycle',
        failed: 'Not delivered',
        forfeited: 'Missed',
      },
      picked: (picked: number, of: number) => `${picked} of ${countedMeals('en', of)} picked`,
      extras: (count: number) => plural('en', count, { one: '# extra', other: '# extras' }),
      closedTitle: 'This day can no longer be changed.',
      closedLead: 'The kitchen has already started on it.',
      offTitle: 'No delivery on this day.',
      offLead: 'Please choose another day: the ones with dots are yours to fill.',
      openDay: (day: Day) => `Go to ${formatDay(day, 'en', 'short')}`,
    },
    times: {
      label: 'Meal time',
      notInPlan: (names: string) => `Your plan covers ${names}.`,
      and: ' and ',
    },
    repeat: {
      action: 'Repeat last week',
      title: 'Repeat last week?',
      loading: 'Looking up last week',
      lead: (meals: number, days: number) =>
        `${countedMeals('en', meals)} on ${plural('en', days, { one: '# day', other: '# days' })}. Days that you have filled yourself stay as they are.`,
      leftOut: 'Left out',
      reasons: {
        sold_out: 'sold out',
        allergy: 'not safe for your household',
        other_kitchen: 'from another kitchen',
      },
      nothing: 'There is nothing to repeat: no open day of this week had meals a week earlier.',
      keep: 'Keep this week',
      confirm: 'Repeat last week',
      done: (meals: number) =>
        `${plural('en', meals, { one: '# meal was', other: '# meals were' })} added to your week.`,
      failed: 'Last week could not be repeated. Nothing was changed.',
    },
    success: 'Success',
    error: 'Error',
  },
  {
    title: 'اختيار الوجبات',
    back: 'العودة إلى لوحة التحكم',
    planAndKitchen: (plan: string, kitchen: string) => `${plan} مع ${kitchen}`,
    loading: 'جارٍ تحميل أسبوعك',
    failed: 'تعذّر تحميل وجباتك',
    failedLead: 'لم تفقد شيئًا: كل ما اخترته محفوظ. يُرجى إعادة المحاولة.',
    offline: 'لا يوجد اتصال. تُعرض البيانات المحفوظة.',
    offlineWait: 'التغيير باقٍ، ويُحفظ عند عودة الاتصال.',
    noSubscription: 'لا يوجد اشتراك',
    noSubscriptionLead: 'يُرجى اختيار خطة أولًا، ثم تُختار وجباتها هنا.',
    seePlans: 'عرض خطط الوجبات',
    changeUntil: (when: string) => `التغيير متاح حتى ${when}`,
    closedOn: (when: string) => `انقضى آخر موعد للتعديل ${when}`,
    today: 'اليوم',
    tomorrow: 'غدًا',
    days: {
      label: 'يوم التوصيل',
      progress: 'الوجبات المختارة هذا الأسبوع',
      previous: 'الأسبوع السابق',
      next: 'الأسبوع التالي',
      calendar: 'التقويم',
      calendarTitle: 'اختيار يوم التوصيل',
      calendarHint: 'يمكن اختيار الأيام التي يوصل فيها مطبخك إليك.',
      none: 'لا توصيل',
      noneOn: (day: Day) => `لا توصيل يوم ${formatDay(day, 'ar')}`,
      past: 'انقضى هذا اليوم',
      statuses: {
        planned: 'مقرّر',
        locked: 'في المطبخ',
        preparing: 'قيد الطهي',
        out_for_delivery: 'في الطريق',
        delivered: 'تم التوصيل',
        skipped: 'تم تخطّيه: تأتي وجباته في نهاية دورتك',
        failed: 'لم يصل',
        forfeited: 'فات موعده',
      },
      picked: (picked: number, of: number) =>
        picked === 0
          ? `لم تُختر أي وجبة من ${mealsOfAr(of)}`
          : picked === 1
            ? `وجبة مختارة من ${mealsOfAr(of)}`
            : picked === 2
              ? `وجبتان مختارتان من ${mealsOfAr(of)}`
              : `تم اختيار ${picked} من ${mealsOfAr(of)}`,
      extras: (count: number) =>
        plural('ar', count, {
          one: 'إضافة واحدة',
          two: 'إضافتان',
          few: '# إضافات',
          many: '# إضافة',
          other: '# إضافة',
        }),
      closedTitle: 'لم يعد تغيير هذا اليوم ممكنًا.',
      closedLead: 'بدأ المطبخ بتجهيزه.',
      offTitle: 'لا توصيل في هذا اليوم.',
      offLead: 'يُرجى اختيار يوم آخر: الأيام ذات النقاط بانتظار اختيارك.',
      openDay: (day: Day) => `الانتقال إلى ${formatDay(day, 'ar', 'short')}`,
    },
    times: {
      label: 'وقت الوجبة',
      notInPlan: (names: string) => `تشمل خطتك ${names}.`,
      and: ' و',
    },
    repeat: {
      action: 'تكرار الأسبوع الماضي',
      title: 'تكرار الأسبوع الماضي؟',
      loading: 'جارٍ البحث عن وجبات الأسبوع الماضي',
      lead: (meals: number, days: number) =>
        `${countedMeals('ar', meals)} في ${plural('ar', days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}. الأيام التي اخترت وجباتها بنفسك تبقى كما هي.`,
      leftOut: 'لا يتكرر',
      reasons: {
        sold_out: 'نفد الطبق',
        allergy: 'لا يناسب حساسية أسرتك',
        other_kitchen: 'من مطبخ آخر',
      },
      nothing: 'لا يوجد ما يتكرر: لم تكن لأيام هذا الأسبوع المتاحة وجبات قبل أسبوع.',
      keep: 'إبقاء هذا الأسبوع كما هو',
      confirm: 'تكرار الأسبوع الماضي',
      done: (meals: number) =>
        plural('ar', meals, {
          zero: 'لم تُضف أي وجبة إلى أسبوعك.',
          one: 'أُضيفت وجبة واحدة إلى أسبوعك.',
          two: 'أُضيفت وجبتان إلى أسبوعك.',
          few: 'أُضيفت # وجبات إلى أسبوعك.',
          many: 'أُضيفت # وجبة إلى أسبوعك.',
          other: 'أُضيفت # وجبة إلى أسبوعك.',
        }),
      failed: 'تعذّر تكرار الأسبوع الماضي. لم يتغيّر شيء.',
    },
    success: 'تم بنجاح',
    error: 'خطأ',
  },
)

import { countedMeals } from '#shared/text/counted.ts'
import { defineTexts, plural } from '#shared/language.ts'

/** Weekdays of a plan in words, counted from Monday. */
const daysEn = (days: number) =>
  days === 5 ? 'Monday to Friday' : days === 7 ? 'every day' : `${days} days a week`
const daysAr = (days: number) =>
  days === 5
    ? 'من الاثنين إلى الجمعة'
    : days === 7
      ? 'كل يوم'
      : plural('ar', days, {
          one: 'يوم واحد في الأسبوع',
          two: 'يومان في الأسبوع',
          few: '# أيام في الأسبوع',
          other: '# أيام في الأسبوع',
        })

/** What is read before a plan is picked, apart from what comes after it. */
export const catalogueTexts = defineTexts(
  {
    plans: {
      title: 'Choose your meal plan',
      lead: 'Cooked by a kitchen near you and brought to your door. The price depends on the kitchen you pick.',
      label: 'Prepared meal plans',
      loading: 'Loading the plans',
      failed: 'The plans did not load',
      failedLead: 'Nothing is lost. Please check your connection and try again.',
      empty: 'No plans are on sale right now',
      emptyLead: 'Please come back a little later, or ask for a plan of your own.',
      mostPopular: 'Most Popular',
      cadence: (meals: number, days: number) =>
        `${countedMeals('en', meals)} a day, ${daysEn(days)}`,
      mealsInAll: (meals: number) => `${countedMeals('en', meals)} in 28 days`,
      from: 'from',
      everyCycle: 'every 4 weeks',
      noRestaurant: 'No restaurant is open yet',
      aMeal: 'a meal',
      choose: (name: string) => `Choose ${name}`,
      setUp: 'Set up your meal plan',
      selected: 'Selected',
      customTitle: 'Something of your own?',
      customLead:
        'Families, offices and special diets: tell us what you need. Our team answers within 24 hours.',
      customFrom: 'starting from',
      customAction: 'Request a quote',
    },
    why: {
      title: 'Why subscribe?',
      time: {
        title: 'Time back',
        text: 'No shopping, no cooking, no washing up. Your meals arrive in the window you know.',
      },
      variety: {
        title: 'Variety every day',
        text: 'Choose each dish from the menu of your kitchen, and change the kitchen with the next cycle.',
      },
      health: {
        title: 'Healthy by numbers',
        text: 'Calories, nutrients and allergens of every dish, computed from its ingredients.',
      },
    },
  },
  {
    plans: {
      title: 'اختيار خطة وجباتك',
      lead: 'يطهوها مطبخ قريب منك وتصل إلى بابك. يتحدد السعر بحسب المطبخ الذي تختاره.',
      label: 'خطط الوجبات الجاهزة',
      loading: 'جارٍ تحميل الخطط',
      failed: 'تعذّر تحميل الخطط',
      failedLead: 'لم تفقد شيئًا. يُرجى التحقق من الاتصال وإعادة المحاولة.',
      empty: 'لا توجد خطط معروضة حاليًا',
      emptyLead: 'يُرجى العودة لاحقًا، أو طلب خطة خاصة بك.',
      mostPopular: 'الأكثر طلبًا',
      cadence: (meals: number, days: number) =>
        `${countedMeals('ar', meals)} يوميًا، ${daysAr(days)}`,
      mealsInAll: (meals: number) => `${countedMeals('ar', meals)} خلال 28 يومًا`,
      from: 'ابتداءً من',
      everyCycle: 'كل 4 أسابيع',
      noRestaurant: 'لا يوجد مطعم مفتوح بعد',
      aMeal: 'للوجبة',
      choose: (name: string) => `اختيار خطة «${name}»`,
      setUp: 'إعداد خطة وجباتك',
      selected: 'تم اختيارها',
      customTitle: 'هل تريد خطة خاصة بك؟',
      customLead: 'للعائلات والمكاتب والحميات الخاصة: أخبرنا بما تحتاج، ويرد فريقنا خلال 24 ساعة.',
      customFrom: 'ابتداءً من',
      customAction: 'طلب عرض سعر',
    },
    why: {
      title: 'لماذا الاشتراك؟',
      time: {
        title: 'وقتك لك',
        text: 'بلا تسوق ولا طهي ولا غسل أطباق. تصل وجباتك في الموعد الذي تعرفه.',
      },
      variety: {
        title: 'تنوّع كل يوم',
        text: 'اختيار كل طبق من قائمة مطبخك، مع إمكان تغيير المطبخ في الدورة التالية.',
      },
      health: {
        title: 'صحة بالأرقام',
        text: 'السعرات والعناصر الغذائية ومسببات الحساسية لكل طبق، محسوبة من مكوّناته.',
      },
    },
  },
)

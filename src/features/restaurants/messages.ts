import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

const DISHES_AR = {
  one: 'طبق واحد',
  two: 'طبقين',
  few: '# أطباق',
  many: '# طبقًا',
  other: '# طبق',
}

const MORE_DISHES_AR = {
  one: 'وطبق آخر',
  two: 'وطبقان آخران',
  few: 'و# أطباق أخرى',
  many: 'و# طبقًا آخر',
  other: 'و# طبق آخر',
}

interface FullDay {
  day: Day
  nextFreeDay?: Day
  /** Portions next to the plan that were asked for. */
  extras?: number
}

export const messages = defineTexts(
  {
    refusals: {
      restaurant_not_found: 'We could not find this restaurant.',
      area_not_found: 'We could not find this area.',
      kitchen_not_found: 'No kitchen belongs to this account.',
      kitchen_day_full: ({ day, nextFreeDay, extras = 0 }: FullDay) => {
        const full = `The kitchen is full on ${formatDay(day, 'en', 'long')}`
        const next = nextFreeDay && formatDay(nextFreeDay, 'en', 'long')
        if (extras > 0) {
          return next
            ? `${full}: no extra can be added. It has room again on ${next}.`
            : `${full}: no extra can be added.`
        }
        return next ? `${full}. It has room for your plan from ${next} on.` : `${full}.`
      },
    },
    picker: {
      label: 'Restaurant',
      loading: 'Loading restaurants',
      empty: 'No restaurants found in your area.',
      emptyLead: 'Try another address. We add kitchens every month.',
      failed: 'Failed to fetch restaurants',
      failedLead: 'Nothing is lost. Please try again.',
      required: 'Please select a restaurant',
      freeDelivery: 'Free delivery',
      delivery: 'Delivery',
      isNew: 'New',
      rating: (rating: string, count: string) => `Rated ${rating} of 5 by ${count} people`,
      near: 'Less than 1 km',
      distance: (km: string) => `${km} km`,
      minutes: (from: number, to: number) => `${from}–${to} min`,
      open: 'Open now',
      closed: (opens: string) => `Opens at ${opens}`,
      locate: 'Use my location',
      notLocated: 'We could not find your location. These kitchens are around central Dubai.',
      search: 'Search restaurants',
      searchPlaceholder: 'Dish, restaurant or cuisine',
      cuisine: 'Cuisine',
      anyCuisine: 'All cuisines',
      diet: 'Diet',
      anyDiet: 'All diets',
      sort: 'Sort by',
      sorts: { distance: 'Nearest', price: 'Lowest price', rating: 'Best rated' },
      more: 'Show more restaurants',
      found: (count: number) =>
        count === 0
          ? 'No restaurants found.'
          : plural('en', count, { one: '# restaurant found.', other: '# restaurants found.' }),
      firstShown: (count: number) => `The first ${count} are shown. Type more to narrow it down.`,
      partial: 'No restaurant has all of this. These have part of it.',
      unknown: (words: string) => `Nothing here is called ${words}.`,
      refused: (words: string) =>
        `Not searched for: “${words}”. This search knows names only and keeps no allergen out. Tell us allergies in your household, and we check every dish.`,
      onlyRefused: 'Type what you would like to eat.',
      onlyRefusedLead: 'By the name of a dish, a restaurant or a cuisine.',
      noneCalled: (text: string) => `Nothing near you is called “${text}”.`,
      noneCalledLead: 'Check the spelling, or try another dish.',
      noneSuit: 'No restaurant near you suits these filters.',
      noneSuitLead: 'Clear a filter to see more.',
      clear: 'Clear all',
      dishes: (names: string[], count: number) =>
        count > names.length
          ? `${names.join(', ')} and ${count - names.length} more`
          : names.join(', '),
    },
    menu: {
      diets: 'Dietary menus',
      loading: 'Loading the menu',
      failed: 'Failed to fetch menu items',
      empty: 'No dish of this kitchen suits these choices.',
      clear: 'Clear filters',
      all: (count: number) =>
        plural('en', count, { one: 'See the # dish', other: 'See all # dishes' }),
      fewer: 'See fewer dishes',
      list: 'Menu',
      kcal: (count: number) => `${count} kcal`,
      protein: (grams: number) => `${grams} g protein`,
      vegan: 'Vegan',
      vegetarian: 'Vegetarian',
    },
    tomorrow: {
      title: 'On the table tomorrow',
      lead: (shown: number, count: number, area: string, day: Day) =>
        `${shown} of ${count} dishes cooked near ${area} on ${formatDay(day, 'en', 'full')}.`,
      area: 'Your area',
      centralDubai: 'Central Dubai',
      loading: 'Loading the dishes of tomorrow',
      empty: 'No kitchen delivers here yet. Please choose another area.',
      failed: 'The dishes of tomorrow did not load.',
      locate: 'Use my location',
      notLocated: 'We could not find your area. Please choose it from the list.',
    },
    reasons: {
      past: (next: Day) =>
        `Too late for this day. Next open day: ${formatDay(next, 'en', 'full')}.`,
      full: (requested: Day, next: Day) =>
        `Full on ${formatDay(requested, 'en', 'long')}. Next free day: ${formatDay(next, 'en', 'full')}.`,
      fullForWeeks: 'Full for the coming weeks.',
    },
  },
  {
    refusals: {
      restaurant_not_found: 'تعذّر العثور على هذا المطعم.',
      area_not_found: 'تعذّر العثور على هذه المنطقة.',
      kitchen_not_found: 'لا يوجد مطبخ مرتبط بهذا الحساب.',
      kitchen_day_full: ({ day, nextFreeDay, extras = 0 }: FullDay) => {
        const full = `المطبخ مكتمل الحجز يوم ${formatDay(day, 'ar', 'long')}`
        const next = nextFreeDay && formatDay(nextFreeDay, 'ar', 'long')
        if (extras > 0) {
          return next
            ? `${full}، ولا يمكن إضافة وجبات إضافية. تتوفر أماكن مجددًا يوم ${next}.`
            : `${full}، ولا يمكن إضافة وجبات إضافية.`
        }
        return next ? `${full}. لديه أماكن لخطتك ابتداءً من ${next}.` : `${full}.`
      },
    },
    picker: {
      label: 'المطعم',
      loading: 'جارٍ تحميل المطاعم',
      empty: 'لا توجد مطاعم في منطقتك حاليًا.',
      emptyLead: 'جرّب عنوانًا آخر. نضيف مطابخ جديدة كل شهر.',
      failed: 'تعذّر تحميل المطاعم',
      failedLead: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
      required: 'يُرجى اختيار مطعم',
      freeDelivery: 'توصيل مجاني',
      delivery: 'التوصيل',
      isNew: 'جديد',
      rating: (rating: string, count: string) => `التقييم ${rating} من 5، عدد التقييمات ${count}`,
      near: 'أقل من كيلومتر',
      distance: (km: string) => `${km} كم`,
      minutes: (from: number, to: number) => `${from}–${to} دقيقة`,
      open: 'مفتوح الآن',
      closed: (opens: string) => `يفتح عند ${opens}`,
      locate: 'استخدام موقعي',
      notLocated: 'تعذّر تحديد موقعك. هذه مطابخ حول وسط دبي.',
      search: 'البحث عن مطعم',
      searchPlaceholder: 'طبق أو مطعم أو نوع مطبخ',
      cuisine: 'نوع المطبخ',
      anyCuisine: 'كل أنواع المطابخ',
      diet: 'الحمية',
      anyDiet: 'كل الحميات',
      sort: 'الترتيب',
      sorts: { distance: 'الأقرب', price: 'الأقل سعرًا', rating: 'الأعلى تقييمًا' },
      more: 'عرض مطاعم أكثر',
      found: (count: number) =>
        plural('ar', count, {
          zero: 'لم نجد مطاعم.',
          one: 'وجدنا مطعمًا واحدًا.',
          two: 'وجدنا مطعمين.',
          few: 'وجدنا # مطاعم.',
          many: 'وجدنا # مطعمًا.',
          other: 'وجدنا # مطعم.',
        }),
      firstShown: (count: number) => `نعرض أول ${count} منها. اكتب المزيد لتضييق البحث.`,
      partial: 'لا مطعم يجمع كل ما كتبته. هذه المطاعم لديها بعضه.',
      unknown: (words: string) => `لا شيء هنا باسم ${words}.`,
      refused: (words: string) =>
        `لم نبحث عن «${words}». يعرف هذا البحث الأسماء فقط ولا يستبعد مسببات الحساسية. سجّل الحساسيات في صفحة أسرتك، ونحن نفحص كل طبق.`,
      onlyRefused: 'اكتب ما تحب أن تأكله.',
      onlyRefusedLead: 'باسم طبق أو مطعم أو نوع مطبخ.',
      noneCalled: (text: string) => `لا شيء بالقرب منك باسم «${text}».`,
      noneCalledLead: 'تحقق من الكتابة أو جرّب طبقًا آخر.',
      noneSuit: 'لا يوجد بالقرب منك مطعم يناسب هذه الاختيارات.',
      noneSuitLead: 'امسح أحد الاختيارات لرؤية المزيد.',
      clear: 'مسح الكل',
      dishes: (names: string[], count: number) =>
        count > names.length
          ? `${names.join('، ')} ${plural('ar', count - names.length, MORE_DISHES_AR)}`
          : names.join('، '),
    },
    menu: {
      diets: 'قوائم الحميات',
      loading: 'جارٍ تحميل القائمة',
      failed: 'تعذّر تحميل أطباق القائمة',
      empty: 'لا يوجد في هذا المطبخ طبق يناسب هذه الاختيارات.',
      clear: 'مسح عوامل التصفية',
      all: (count: number) =>
        plural('ar', count, {
          zero: 'لا أطباق',
          one: 'عرض طبق واحد',
          two: 'عرض طبقين',
          few: 'عرض # أطباق',
          many: 'عرض # طبقًا',
          other: 'عرض # طبق',
        }),
      fewer: 'عرض أطباق أقل',
      list: 'قائمة الطعام',
      kcal: (count: number) => `${count} سعرة`,
      protein: (grams: number) => `${grams} غ بروتين`,
      vegan: 'نباتي صرف',
      vegetarian: 'نباتي',
    },
    tomorrow: {
      title: 'على السفرة غدًا',
      lead: (shown: number, count: number, area: string, day: Day) =>
        `${shown} من أصل ${plural('ar', count, DISHES_AR)} قرب ${area} يوم ${formatDay(day, 'ar', 'full')}.`,
      area: 'منطقتك',
      centralDubai: 'وسط دبي',
      loading: 'جارٍ تحميل أطباق الغد',
      empty: 'لا يصل مطبخ إلى هنا بعد. يُرجى اختيار منطقة أخرى.',
      failed: 'تعذّر تحميل أطباق الغد.',
      locate: 'استخدام موقعي',
      notLocated: 'تعذّر تحديد منطقتك. يُرجى اختيارها من القائمة.',
    },
    reasons: {
      past: (next: Day) => `فات موعد هذا اليوم. أقرب يوم متاح: ${formatDay(next, 'ar', 'full')}.`,
      full: (requested: Day, next: Day) =>
        `مكتمل يوم ${formatDay(requested, 'ar', 'long')}. أقرب يوم متاح: ${formatDay(next, 'ar', 'full')}.`,
      fullForWeeks: 'مكتمل خلال الأسابيع القادمة.',
    },
  },
)

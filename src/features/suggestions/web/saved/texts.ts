import { defineTexts, plural } from '#shared/language.ts'

/** Meals that stay: accepted ones and saved ones. */
export const savedTexts = defineTexts(
  {
    accepted: {
      title: 'Accepted meals',
      none: 'Nothing is accepted yet.',
      facts: (date: string, servings: number) =>
        `${date}, ${plural('en', servings, { one: '# serving', other: '# servings' })}`,
      toCook: 'To cook',
      cooked: 'Cooked',
      rated: (stars: number) =>
        plural('en', stars, { one: 'Cooked, # star', other: 'Cooked, # stars' }),
      older: 'Show more meals',
      failed: 'Your accepted meals did not load',
      failedText: 'They are safe. Please try again.',
      loading: 'Your accepted meals are loading',
    },
    unsafe: {
      remove: 'Remove meal',
      removeNamed: (dish: string) => `Remove ${dish}`,
      removed: (dish: string) => `${dish} removed`,
      removedText: 'Its ingredients are off your lists.',
    },
    saved: {
      title: 'Saved meals',
      none: 'Meals that you save stay here. Open a suggestion and choose Save Meal.',
      forget: 'Remove from saved meals',
      failed: 'Your saved meals did not load',
      failedText: 'They are safe. Please try again.',
      loading: 'Your saved meals are loading',
    },
  },
  {
    accepted: {
      title: 'الوجبات المعتمدة',
      none: 'لم تُعتمد أي وجبة بعد.',
      facts: (date: string, servings: number) =>
        `${date}، ${plural('ar', servings, { one: 'حصة واحدة', two: 'حصتان', few: '# حصص', many: '# حصة', other: '# حصة' })}`,
      toCook: 'للطهي',
      cooked: 'طُهيت',
      rated: (stars: number) =>
        `طُهيت، ${plural('ar', stars, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' })}`,
      older: 'عرض المزيد من الوجبات',
      failed: 'تعذّر تحميل الوجبات المعتمدة',
      failedText: 'وهي محفوظة. يُرجى إعادة المحاولة.',
      loading: 'جارٍ تحميل الوجبات المعتمدة',
    },
    unsafe: {
      remove: 'إزالة الوجبة',
      removeNamed: (dish: string) => `إزالة ${dish}`,
      removed: (dish: string) => `تمت إزالة ${dish}`,
      removedText: 'أُزيلت مكوناتها من قوائم التسوق.',
    },
    saved: {
      title: 'الوجبات المحفوظة',
      none: 'تبقى هنا الوجبات التي تُحفظ: من تفاصيل أي اقتراح عبر «حفظ الوجبة».',
      forget: 'إزالة من المحفوظات',
      failed: 'تعذّر تحميل الوجبات المحفوظة',
      failedText: 'وهي محفوظة لدينا. يُرجى إعادة المحاولة.',
      loading: 'جارٍ تحميل الوجبات المحفوظة',
    },
  },
)

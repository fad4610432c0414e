import { defineTexts, plural } from '#shared/language.ts'

const MEALS_AR = {
  one: 'وجبة واحدة',
  two: 'وجبتان',
  few: '# وجبات',
  many: '# وجبة',
  other: '# وجبة',
}

export const weekTexts = defineTexts(
  {
    page: {
      name: 'Meal week',
      lead: 'Several days at once: no dish comes twice as long as enough suit you, and what is bought for one day is used up on the next.',
      facts: (from: string, to: string, servings: number) =>
        `${from} to ${to}, ${plural('en', servings, { one: '# serving', other: '# servings' })} of each meal`,
      factsOfOne: (day: string, servings: number) =>
        `${day}, ${plural('en', servings, { one: '# serving', other: '# servings' })} of each meal`,
      loading: 'Loading the week',
      planning: 'Planning the week',
      failed: 'The week did not load',
      failedText: 'What you have accepted is safe. Please try again.',
      offline: 'You are offline.',
      offlineText:
        'What has loaded stays here. Planning and accepting are possible when you are back online.',
      stale: 'The week could not be brought up to date just now.',
      toDay: 'Suggestions of today',
      toNutrition: 'Nutrition',
    },
    form: {
      title: 'What to plan',
      days: 'Days',
      daysHint: 'From today on',
      leftovers: 'Leftover lunches',
      leftoversHint: 'Cooked with the dinner before',
      plan: 'Plan the week',
      again: 'Plan again',
      againHint: 'Locked and accepted meals stay where they are.',
    },
    empty: {
      title: 'No week planned yet',
      text: 'Choose how many days. Breakfast, lunch and dinner of each day follow your household, your wishes and your targets.',
    },
    noPlan: {
      title: 'A week needs an AI meal plan',
      text: 'With an AI meal plan we plan up to seven days of meals for your household.',
      action: 'See AI plans',
    },
    noDish: 'No dish fits these wishes',
    relaxed: 'Not every wish could be met this week.',
    basket: 'Basket',
    basketHint: 'All that has to be bought; your pantry is taken off',
    day: {
      none: 'No meals on this day.',
      kcal: (kcal: string) => `${kcal} kcal`,
      ofTarget: (kcal: string, target: string) => `${kcal} of ${target} kcal`,
      onTarget: 'On target',
      above: (kcal: string) => `${kcal} kcal above target`,
      below: (kcal: string) => `${kcal} kcal below target`,
      macros: (protein: number, carbs: number, fat: number) =>
        `Protein ${protein} g, carbs ${carbs} g, fat ${fat} g`,
      perPerson: 'for one person',
    },
    meal: {
      facts: (minutes: number, kcal: string) => `${minutes} min, ${kcal} kcal`,
      leftover: 'Leftover of the dinner before',
      accepted: 'Accepted',
      cook: 'Cook',
      lock: 'Lock',
      replace: 'Replace',
      of: (action: string, dish: string) => `${action}: ${dish}`,
      replacing: (dish: string) => `Looking for another dish in place of ${dish}`,
    },
    delivered: {
      mark: 'Delivered, nothing to cook',
      open: 'No dish chosen yet',
      facts: (kcal: string) => `${kcal} kcal`,
      notCounted: 'Counts once it is chosen',
    },
    accept: {
      all: 'Accept all',
      none: 'Every meal is accepted',
      toList: 'Make the list',
      toToday: 'Cook today',
      title: 'Accept all meals?',
      text: (count: number) =>
        `${plural('en', count, { one: '# meal goes', other: '# meals go' })} into your plan, with steps and a shopping list. Accepted meals are not replaced any more; each can be taken back.`,
      keep: 'Not yet',
    },
    toasts: {
      planned: 'Your week is planned',
      accepted: (count: number) =>
        plural('en', count, { one: '# meal accepted', other: '# meals accepted' }),
      left: (count: number) =>
        plural('en', count, {
          one: '# meal is not safe for your household any more. Plan again to change it.',
          other: '# meals are not safe for your household any more. Plan again to change them.',
        }),
      replaced: (before: string, now: string) => `${now} in place of ${before}`,
      error: 'Error',
      planFailed: 'Failed to plan the week. Please try again.',
      replaceFailed: 'Failed to replace the meal. Please try again.',
      lockFailed: 'Failed to lock or unlock the meal. Please try again.',
      acceptFailed: 'Failed to accept the meals. Please try again.',
    },
  },
  {
    page: {
      name: 'أسبوع الوجبات',
      lead: 'عدة أيام دفعة واحدة: لا يتكرر طبق ما دامت الأطباق المناسبة لك تكفي، وما يُشترى ليوم يُستهلك في اليوم التالي.',
      facts: (from: string, to: string, servings: number) =>
        `من ${from} إلى ${to}، ${plural('ar', servings, { one: 'حصة واحدة', two: 'حصتان', few: '# حصص', many: '# حصة', other: '# حصة' })} من كل وجبة`,
      factsOfOne: (day: string, servings: number) =>
        `${day}، ${plural('ar', servings, { one: 'حصة واحدة', two: 'حصتان', few: '# حصص', many: '# حصة', other: '# حصة' })} من كل وجبة`,
      loading: 'جارٍ تحميل الأسبوع',
      planning: 'جارٍ تخطيط الأسبوع',
      failed: 'تعذّر تحميل الأسبوع',
      failedText: 'ما جرى اعتماده محفوظ. يُرجى إعادة المحاولة.',
      offline: 'لا يوجد اتصال بالإنترنت.',
      offlineText: 'ما تم تحميله باقٍ هنا. التخطيط والاعتماد متاحان عند عودة الاتصال.',
      stale: 'تعذّر تحديث الأسبوع الآن.',
      toDay: 'اقتراحات اليوم',
      toNutrition: 'التغذية',
    },
    form: {
      title: 'ما الذي نخططه',
      days: 'عدد الأيام',
      daysHint: 'ابتداءً من اليوم',
      leftovers: 'غداء من عشاء الأمس',
      leftoversHint: 'يُطهى مع العشاء السابق',
      plan: 'تخطيط الأسبوع',
      again: 'إعادة التخطيط',
      againHint: 'الوجبات المثبتة والمعتمدة تبقى في مكانها.',
    },
    empty: {
      title: 'لا يوجد أسبوع مخطط بعد',
      text: 'يكفي تحديد عدد الأيام. فطور كل يوم وغداؤه وعشاؤه تناسب أسرتك ورغباتك وأهدافك.',
    },
    noPlan: {
      title: 'تخطيط الأسبوع يحتاج إلى خطة وجبات ذكية',
      text: 'مع خطة الوجبات الذكية نخطط وجبات أسرتك لما يصل إلى سبعة أيام.',
      action: 'عرض الخطط الذكية',
    },
    noDish: 'لا يوجد طبق يناسب هذه الرغبات',
    relaxed: 'تعذّرت تلبية كل الرغبات هذا الأسبوع.',
    basket: 'السلة',
    basketHint: 'كل ما يلزم شراؤه بعد خصم ما في المؤونة',
    day: {
      none: 'لا توجد وجبات في هذا اليوم.',
      kcal: (kcal: string) => `${kcal} سعرة`,
      ofTarget: (kcal: string, target: string) => `${kcal} من ${target} سعرة`,
      onTarget: 'ضمن الهدف',
      above: (kcal: string) => `أعلى من الهدف بمقدار ${kcal} سعرة`,
      below: (kcal: string) => `أقل من الهدف بمقدار ${kcal} سعرة`,
      macros: (protein: number, carbs: number, fat: number) =>
        `بروتين ${protein} غ، كربوهيدرات ${carbs} غ، دهون ${fat} غ`,
      perPerson: 'لشخص واحد',
    },
    meal: {
      facts: (minutes: number, kcal: string) =>
        `${plural('ar', minutes, { few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}، ${kcal} سعرة`,
      leftover: 'من العشاء السابق',
      accepted: 'معتمدة',
      cook: 'الطهي',
      lock: 'تثبيت',
      replace: 'استبدال',
      of: (action: string, dish: string) => `${action}: ${dish}`,
      replacing: (dish: string) => `نبحث عن طبق آخر بدلًا من ${dish}`,
    },
    delivered: {
      mark: 'تصل جاهزة دون طهي',
      open: 'لم يُختر طبق بعد',
      facts: (kcal: string) => `${kcal} سعرة`,
      notCounted: 'تُحتسب بعد اختيار الطبق',
    },
    accept: {
      all: 'اعتماد الكل',
      none: 'جميع الوجبات معتمدة',
      toList: 'إعداد قائمة التسوق',
      toToday: 'أطباق اليوم',
      title: 'اعتماد جميع الوجبات؟',
      text: (count: number) =>
        `تُضاف إلى خطتك ${plural('ar', count, MEALS_AR)} مع خطوات الطهي وقائمة التسوق. لا تُستبدل الوجبات المعتمدة بعد ذلك، ويمكن التراجع عن كل منها.`,
      keep: 'ليس الآن',
    },
    toasts: {
      planned: 'أسبوعك جاهز',
      accepted: (count: number) => `اعتُمدت ${plural('ar', count, MEALS_AR)}`,
      left: (count: number) =>
        `لم تعد تناسب أسرتك: ${plural('ar', count, MEALS_AR)}. إعادة التخطيط تغيّر ذلك.`,
      replaced: (before: string, now: string) => `${now} بدلًا من ${before}`,
      error: 'خطأ',
      planFailed: 'تعذّر تخطيط الأسبوع. يُرجى إعادة المحاولة.',
      replaceFailed: 'تعذّر استبدال الوجبة. يُرجى إعادة المحاولة.',
      lockFailed: 'تعذّر تثبيت الوجبة أو إلغاء تثبيتها. يُرجى إعادة المحاولة.',
      acceptFailed: 'تعذّر اعتماد الوجبات. يُرجى إعادة المحاولة.',
    },
  },
)

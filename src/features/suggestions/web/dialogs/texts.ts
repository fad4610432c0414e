import { defineTexts, plural } from '#shared/language.ts'

/** Everything that opens over the page of suggestions. */
export const dialogTexts = defineTexts(
  {
    noneLeft: {
      title: 'No Replacements Left',
      text: 'You have used all your available replacements. Would you like to refresh all meal suggestions?',
      kept: 'What you have accepted stays in your plan.',
      keep: 'Keep these',
      refresh: 'Refresh All',
    },
    recipe: {
      loading: 'The recipe is loading',
      failed: 'The recipe did not load',
      failedText: 'Nothing is lost. Please try again.',
      servings: 'Servings',
    },
    details: {
      kitchen: (minutes: number, active: number) =>
        `${minutes} min in all, ${active} of them at the stove or board`,
      keeps: (days: number) =>
        plural('en', days, {
          one: 'Keeps # day in the fridge',
          other: 'Keeps # days in the fridge',
        }),
      why: 'Why this dish',
      allergens: 'Allergens',
      contains: (names: string) => `Contains ${names} according to the recipe.`,
      containsNone: 'None of the 14 main allergens according to the recipe.',
      mayContain: (names: string) => `Packs of the ingredients may contain traces of ${names}.`,
      check: 'Recipes and packs differ: check every label before you cook.',
      nutrition: 'Nutrition of one serving',
      nutrient: 'Nutrient',
      amount: 'Amount',
      energy: 'Energy',
      protein: 'Protein',
      carbs: 'Carbs',
      fat: 'Fat',
      fibre: 'Fibre',
      salt: 'Sodium',
      kcal: (kcal: number) => `${kcal} kcal`,
      grams: (grams: number) => `${grams} g`,
      milligrams: (milligrams: number) => `${milligrams} mg`,
      ingredients: 'Ingredients',
      halal: 'Look for the halal certificate on the pack',
      price: (servings: number) =>
        plural('en', servings, { one: 'For # serving', other: 'For # servings' }),
      pricedOn: (day: string) => `By weight, at shop prices of ${day}.`,
      list: 'Shopping List',
      steps: 'Cooking Steps',
      save: 'Save Meal',
      saved: 'Saved',
    },
    steps: {
      title: (dish: string) => `Cooking steps: ${dish}`,
      none: 'Please select a meal first to view cooking steps.',
      minutes: (minutes: number) =>
        plural('en', minutes, { one: 'Timer: # minute', other: 'Timer: # minutes' }),
      seconds: (seconds: number) =>
        plural('en', seconds, { one: 'Timer: # second', other: 'Timer: # seconds' }),
      core: (celsius: number) => `${celsius} °C in the middle`,
      start: 'Start Cooking Mode',
      cooked: 'Mark as Cooked',
      howWas: 'How was it?',
      stars: (stars: number) => plural('en', stars, { one: '# star', other: '# stars' }),
      cookedOn: (day: string) => `Cooked on ${day}`,
      change: 'Save Rating',
    },
    toasts: {
      cooked: 'Enjoy your meal',
      cookedText: 'It is marked as cooked. Your stars shape the next suggestions.',
      cookedFailed: 'Failed to mark the meal as cooked. Please try again.',
      forgotten: (dish: string) => `${dish} is no longer saved`,
    },
  },
  {
    noneLeft: {
      title: 'لم تعد هناك مرات استبدال',
      text: 'استُخدمت جميع مرات الاستبدال المتاحة. هل تود تحديث جميع اقتراحات الوجبات؟',
      kept: 'ما جرى اعتماده يبقى في خطتك.',
      keep: 'الإبقاء على هذه',
      refresh: 'تحديث الكل',
    },
    recipe: {
      loading: 'جارٍ تحميل الوصفة',
      failed: 'تعذّر تحميل الوصفة',
      failedText: 'لم يُفقد شيء. يُرجى إعادة المحاولة.',
      servings: 'عدد الحصص',
    },
    details: {
      kitchen: (minutes: number, active: number) =>
        `${plural('ar', minutes, { few: '# دقائق', other: '# دقيقة' })} في المجموع، منها ${plural('ar', active, { few: '# دقائق', other: '# دقيقة' })} من العمل`,
      keeps: (days: number) =>
        `يُحفظ في الثلاجة ${plural('ar', days, { one: 'يومًا واحدًا', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' })}`,
      why: 'سبب اقتراح هذا الطبق',
      allergens: 'مسببات الحساسية',
      contains: (names: string) => `يحتوي على ${names} بحسب الوصفة.`,
      containsNone: 'لا شيء من مسببات الحساسية الرئيسية الأربعة عشر بحسب الوصفة.',
      mayContain: (names: string) => `قد تحتوي عبوات المكوّنات على آثار من ${names}.`,
      check: 'تختلف الوصفات والعبوات: يُرجى قراءة كل ملصق قبل الطهي.',
      nutrition: 'القيم الغذائية للحصة الواحدة',
      nutrient: 'العنصر',
      amount: 'الكمية',
      energy: 'الطاقة',
      protein: 'بروتين',
      carbs: 'كربوهيدرات',
      fat: 'دهون',
      fibre: 'ألياف',
      salt: 'صوديوم',
      kcal: (kcal: number) => `${kcal} سعرة`,
      grams: (grams: number) => `${grams} غ`,
      milligrams: (milligrams: number) => `${milligrams} ملغ`,
      ingredients: 'المكوّنات',
      halal: 'يُرجى التأكد من شهادة الحلال على العبوة',
      price: (servings: number) =>
        plural('ar', servings, {
          one: 'لحصة واحدة',
          two: 'لحصتين',
          few: 'لعدد # حصص',
          many: 'لعدد # حصة',
          other: 'لعدد # حصة',
        }),
      pricedOn: (day: string) => `بحسب الوزن، وبأسعار المتاجر في ${day}.`,
      list: 'قائمة التسوق',
      steps: 'خطوات الطهي',
      save: 'حفظ الوجبة',
      saved: 'محفوظة',
    },
    steps: {
      title: (dish: string) => `خطوات الطهي: ${dish}`,
      none: 'يُرجى اختيار وجبة أولًا لعرض خطوات الطهي.',
      minutes: (minutes: number) =>
        `المؤقت: ${plural('ar', minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}`,
      seconds: (seconds: number) =>
        `المؤقت: ${plural('ar', seconds, { one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' })}`,
      core: (celsius: number) => `${celsius} °م في الوسط`,
      start: 'بدء وضع الطهي',
      cooked: 'تم الطهي',
      howWas: 'كيف كانت الوجبة؟',
      stars: (stars: number) =>
        plural('ar', stars, {
          one: 'نجمة واحدة',
          two: 'نجمتان',
          few: '# نجوم',
          many: '# نجمة',
          other: '# نجمة',
        }),
      cookedOn: (day: string) => `طُهيت في ${day}`,
      change: 'حفظ التقييم',
    },
    toasts: {
      cooked: 'بالهناء والعافية',
      cookedText: 'سُجّلت الوجبة مطهوّة. نجومك تحسّن الاقتراحات القادمة.',
      cookedFailed: 'تعذّر تسجيل طهي الوجبة. يُرجى إعادة المحاولة.',
      forgotten: (dish: string) => `أُزيلت من المحفوظات: ${dish}`,
    },
  },
)

import { defineTexts, plural } from '#shared/language.ts'

/** Recipes that a language model drafts for one customer. */
export const draftTexts = defineTexts(
  {
    title: 'Recipe drafts',
    lead: 'A language model chooses ingredients and steps for your sentence. Our own rules check them for your household and compute nutrients, allergens and price.',
    form: {
      label: 'What should the recipe be?',
      hint: 'In your own words, in English or Arabic. We do not keep the sentence.',
      placeholder: 'A warm lentil bowl with spinach, ready in half an hour',
      send: 'Draft a recipe',
      drafting: 'A recipe is being drafted. This can take half a minute.',
      empty: 'Please write what the recipe should be.',
      offline: 'You are offline.',
      toHousehold: 'Open household',
    },
    list: {
      none: 'Nothing is drafted yet. What you draft stays here, for you alone.',
      drafted: 'Drafted by a model',
      private: 'Only you see it',
      unsafe: 'Not for your household',
      unsafeText: 'Somebody at your table may not eat it any more, so it stays closed.',
      facts: (cuisine: string, minutes: number, kcal: string) =>
        `${cuisine}, ${minutes} min, ${kcal} kcal`,
      forget: 'Forget',
      of: (action: string, dish: string) => `${action}: ${dish}`,
      failed: 'Your recipe drafts did not load',
      failedText: 'They are safe. Please try again.',
    },
    sheet: {
      loading: 'The draft is loading',
      failed: 'The draft did not open',
      failedText: 'Nothing is lost. Please try again.',
      forget: 'Forget this draft',
      steps: 'Cooking steps',
    },
    forget: {
      title: 'Forget this draft?',
      text: (dish: string) => `${dish} will be deleted and cannot be brought back.`,
      keep: 'Keep draft',
      confirm: 'Forget draft',
    },
    toasts: {
      error: 'Error',
      draftFailed: 'No recipe could be drafted. Please try again.',
      forgotten: (dish: string) => `${dish} is forgotten`,
      forgetFailed: 'Failed to delete the draft. Please try again.',
    },
  },
  {
    title: 'مسودات الوصفات',
    lead: 'يختار نموذج لغوي المكوّنات والخطوات بحسب جملتك، ثم تفحصها قواعدنا لأسرتك وتحسب القيم الغذائية ومسببات الحساسية والسعر.',
    form: {
      label: 'ما الوصفة المطلوبة؟',
      hint: 'بكلماتك، بالعربية أو بالإنجليزية. لا نحتفظ بالجملة.',
      placeholder: 'طبق عدس دافئ بالسبانخ يجهز في نصف ساعة',
      send: 'إعداد مسودة وصفة',
      drafting: 'يجري إعداد الوصفة، وقد يستغرق ذلك نصف دقيقة.',
      empty: 'يُرجى كتابة الوصفة المطلوبة.',
      offline: 'لا يوجد اتصال بالإنترنت.',
      toHousehold: 'فتح صفحة الأسرة',
    },
    list: {
      none: 'لا توجد مسودات بعد. ما يُعدّ منها يبقى هنا لك وحدك.',
      drafted: 'أعدّها نموذج لغوي',
      private: 'لا يراها غيرك',
      unsafe: 'لا تناسب أسرتك',
      unsafeText: 'لم تعد تناسب أحد أفراد أسرتك، لذا تبقى مغلقة.',
      facts: (cuisine: string, minutes: number, kcal: string) =>
        `${cuisine}، ${plural('ar', minutes, { few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}، ${kcal} سعرة`,
      forget: 'حذف',
      of: (action: string, dish: string) => `${action}: ${dish}`,
      failed: 'تعذّر تحميل مسودات الوصفات',
      failedText: 'وهي محفوظة. يُرجى إعادة المحاولة.',
    },
    sheet: {
      loading: 'جارٍ تحميل المسودة',
      failed: 'تعذّر فتح المسودة',
      failedText: 'لم يُفقد شيء. يُرجى إعادة المحاولة.',
      forget: 'حذف هذه المسودة',
      steps: 'خطوات الطهي',
    },
    forget: {
      title: 'حذف هذه المسودة؟',
      text: (dish: string) => `ستُحذف «${dish}» ولا يمكن استعادتها.`,
      keep: 'الإبقاء على المسودة',
      confirm: 'حذف المسودة',
    },
    toasts: {
      error: 'خطأ',
      draftFailed: 'تعذّر إعداد مسودة وصفة. يُرجى إعادة المحاولة.',
      forgotten: (dish: string) => `حُذفت المسودة: ${dish}`,
      forgetFailed: 'تعذّر حذف المسودة. يُرجى إعادة المحاولة.',
    },
  },
)

import { defineTexts, plural } from '#shared/language.ts'

const minutesEn = (count: number) => plural('en', count, { one: '# minute', other: '# minutes' })
const secondsEn = (count: number) => plural('en', count, { one: '# second', other: '# seconds' })
const minutesAr = (count: number) =>
  plural('ar', count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  })
const secondsAr = (count: number) =>
  plural('ar', count, {
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: '# ثوانٍ',
    many: '# ثانية',
    other: '# ثانية',
  })

export const cookingTexts = defineTexts(
  {
    page: {
      loading: 'Loading the recipe',
      close: 'Leave cooking mode',
      notFound: 'This meal is not among yours',
      notFoundText: 'It was taken back, or it belongs to an AI plan that has ended.',
      failed: 'The recipe did not load',
      failedText: 'Your meal is safe. Please check the network and try again.',
      toSuggestions: 'To my suggestions',
    },
    step: {
      of: (step: number, count: number) => `Step ${step} of ${count}`,
      lastPage: 'All steps done',
      goesIn: 'What goes in',
      inAll: 'in all',
      core: (celsius: number) => `${celsius} °C in the middle`,
      next: 'Next step',
      finish: 'Finish',
      previous: 'Previous step',
      steps: 'All steps',
      ingredients: 'All ingredients',
    },
    timer: {
      title: 'Timer',
      list: 'Running timers',
      forThisStep: (duration: string) => `${duration} for this step`,
      duration: (minutes: number, seconds: number) =>
        minutes === 0
          ? secondsEn(seconds)
          : seconds === 0
            ? minutesEn(minutes)
            : `${minutesEn(minutes)} ${secondsEn(seconds)}`,
      start: 'Start the timer',
      resume: 'Go on',
      pause: 'Pause',
      reset: 'Reset the timer',
      stop: 'Stop the timer',
      extend: 'One minute more',
      isPaused: 'Paused',
      isOver: 'Time is up',
      over: (step: number) => `The timer of step ${step} is over.`,
      ofStep: (step: number) => `Step ${step}`,
    },
    ingredients: {
      title: 'Ingredients',
      servings: 'Servings',
      stale: 'Without a network the amounts are still those for the servings before.',
      updating: 'Working out the amounts',
      halal: 'Look for the halal certificate on the pack.',
      contains: (names: string) => `Contains: ${names}.`,
      mayContain: (names: string) => `May contain traces of: ${names}.`,
      laidOut: (done: number, count: number) => `${done} of ${count} laid out`,
    },
    leave: {
      title: 'Leave while a timer runs?',
      text: 'The timer goes on counting, but it cannot ring while this page is closed.',
      stay: 'Keep cooking',
      leave: 'Leave',
    },
    finish: {
      title: 'Enjoy your meal',
      lead: 'Tell us how it was: your next suggestions learn from it.',
      rating: 'How was it?',
      stars: (count: number) => plural('en', count, { one: '# star', other: '# stars' }),
      cook: 'Mark as cooked',
      saveRating: 'Save my rating',
      cooked: 'Marked as cooked.',
      thanks: 'Thank you, your rating is saved.',
      keeps: (days: number) =>
        plural('en', days, {
          one: 'The rest keeps in the fridge for one day. Chill it within two hours.',
          other: 'The rest keeps in the fridge for # days. Chill it within two hours.',
        }),
      eatNow: 'Best eaten at once: this dish does not keep.',
      done: 'Back to my suggestions',
      network: 'We could not reach the server. Please try again when you have a network.',
      failed: 'We could not save that. Please try again.',
    },
  },
  {
    page: {
      loading: 'جارٍ تحميل الوصفة',
      close: 'الخروج من وضع الطهي',
      notFound: 'هذه الوجبة ليست ضمن وجباتك',
      notFoundText: 'ربما أُلغي اعتمادها، أو كانت ضمن خطة وجبات ذكية انتهت.',
      failed: 'تعذّر تحميل الوصفة',
      failedText: 'وجبتك محفوظة. يُرجى التحقق من الشبكة والمحاولة مجددًا.',
      toSuggestions: 'إلى اقتراحاتي',
    },
    step: {
      of: (step: number, count: number) => `الخطوة ${step} من ${count}`,
      lastPage: 'اكتملت جميع الخطوات',
      goesIn: 'ما يُضاف الآن',
      inAll: 'إجمالًا',
      core: (celsius: number) => `${celsius}°م في الوسط`,
      next: 'الخطوة التالية',
      finish: 'إنهاء',
      previous: 'الخطوة السابقة',
      steps: 'جميع الخطوات',
      ingredients: 'جميع المكوّنات',
    },
    timer: {
      title: 'المؤقّت',
      list: 'المؤقّتات الجارية',
      forThisStep: (duration: string) => `${duration} لهذه الخطوة`,
      duration: (minutes: number, seconds: number) =>
        minutes === 0
          ? secondsAr(seconds)
          : seconds === 0
            ? minutesAr(minutes)
            : `${minutesAr(minutes)} و${secondsAr(seconds)}`,
      start: 'بدء المؤقّت',
      resume: 'متابعة',
      pause: 'إيقاف مؤقّت',
      reset: 'إعادة ضبط المؤقّت',
      stop: 'إسكات المؤقّت',
      extend: 'دقيقة إضافية',
      isPaused: 'متوقّف مؤقّتًا',
      isOver: 'انتهى الوقت',
      over: (step: number) => `انتهى مؤقّت الخطوة ${step}.`,
      ofStep: (step: number) => `الخطوة ${step}`,
    },
    ingredients: {
      title: 'المكوّنات',
      servings: 'الحصص',
      stale: 'بلا شبكة تبقى الكميات محسوبة لعدد الحصص السابق.',
      updating: 'جارٍ حساب الكميات',
      halal: 'يُرجى التأكد من شهادة الحلال على العبوة.',
      contains: (names: string) => `يحتوي على: ${names}.`,
      mayContain: (names: string) => `قد يحتوي على آثار من: ${names}.`,
      laidOut: (done: number, count: number) => `جُهّز ${done} من ${count}`,
    },
    leave: {
      title: 'الخروج والمؤقّت يعمل؟',
      text: 'يستمر المؤقّت في العد، لكنه لا يستطيع الرنين وهذه الصفحة مغلقة.',
      stay: 'متابعة الطهي',
      leave: 'خروج',
    },
    finish: {
      title: 'بالهناء والشفاء',
      lead: 'رأيك في الوجبة يحسّن اقتراحاتك القادمة.',
      rating: 'كيف كانت الوجبة؟',
      stars: (count: number) =>
        plural('ar', count, {
          one: 'نجمة واحدة',
          two: 'نجمتان',
          few: '# نجوم',
          many: '# نجمة',
          other: '# نجمة',
        }),
      cook: 'تم الطهي',
      saveRating: 'حفظ تقييمي',
      cooked: 'سُجّلت الوجبة كمطهوّة.',
      thanks: 'شكرًا، حُفظ تقييمك.',
      keeps: (days: number) =>
        plural('ar', days, {
          one: 'يُحفظ الباقي في الثلاجة يومًا واحدًا. يُبرّد خلال ساعتين.',
          two: 'يُحفظ الباقي في الثلاجة يومين. يُبرّد خلال ساعتين.',
          few: 'يُحفظ الباقي في الثلاجة # أيام. يُبرّد خلال ساعتين.',
          many: 'يُحفظ الباقي في الثلاجة # يومًا. يُبرّد خلال ساعتين.',
          other: 'يُحفظ الباقي في الثلاجة # يوم. يُبرّد خلال ساعتين.',
        }),
      eatNow: 'يُفضّل تناول هذا الطبق فورًا، فهو لا يُحفظ.',
      done: 'العودة إلى اقتراحاتي',
      network: 'تعذّر الاتصال بالخادم. يُرجى المحاولة عند توفّر الشبكة.',
      failed: 'تعذّر الحفظ. يُرجى المحاولة مجددًا.',
    },
  },
)
